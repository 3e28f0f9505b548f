import { useState } from 'react';
import { paths } from 'shared-contracts/paths';
import { useAuth, useHost } from '../../host/host-context';
import { m } from 'shared-ui/messages/messages';
import { t } from '../../messages';
import { sentenceOf } from '../../store/sentence-of';
import { useChats } from '../../store/store-context';
import { FormAlert } from '../fields/FormAlert';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import type { ModalProps } from '../modals';
import { SharedLink } from './SharedLink';

const about = m('Anyone with the link can read this chat as it is now. Your name and email are not shown.');

export function ShareModal({ modal }: ModalProps<'share'>) {
  const { config } = useHost();
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const chat = useChats(({ chats }) => chats[modal.chatId]);
  const share = useChats((state) => state.share);
  const unshare = useChats((state) => state.unshare);
  const open = useModal((state) => state.open);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const run = (call: Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    void call.catch((error: unknown) => setProblem(sentenceOf(error))).finally(() => setBusy(false));
  };
  if (!isSignedIn) {
    return (
      <ModalFrame title={t('Share chat')}>
        <p>{t('Log in to share a chat by a link that you can take back at any time.')}</p>
        <button type="button" className="button" onClick={() => open({ name: 'login', next: modal })}>
          {t('Login')}
        </button>
      </ModalFrame>
    );
  }
  if (!chat?.conversationId || chat.origin !== 'account') {
    return (
      <ModalFrame title={t('Share chat')}>
        <p>
          {chat && chat.messages.length > 0
            ? t('Keep this chat in your account first; then it can be shared.')
            : t('This chat has nothing to share yet. Ask a question first.')}
        </p>
      </ModalFrame>
    );
  }
  return (
    <ModalFrame title={t('Share chat')} about={t(about)}>
      <FormAlert text={problem} />
      {chat.shareToken ? (
        <SharedLink
          url={(config.siteUrl || window.location.origin) + paths.shared.href(chat.shareToken)}
          isBusy={isBusy}
          onTakeBack={() => run(unshare(chat.id))}
        />
      ) : (
        <button type="button" className="button" disabled={isBusy} onClick={() => run(share(chat.id))}>
          {t('Create link')}
        </button>
      )}
    </ModalFrame>
  );
}
