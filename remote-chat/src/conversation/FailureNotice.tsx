import { useStore } from 'zustand';
import { useAuth } from '../host/host-context';
import { t } from '../messages';
import { useModal } from '../modals/modal-context';
import type { Failure } from '../store/chat';
import { draftKeyOf } from '../store/draft-key';
import { useActiveChat, useChats, useStores } from '../store/store-context';
import { Icon } from '../ui/Icon';
import { distance } from '../ui/dates';
import styles from './FailureNotice.module.css';

/** Why there is no answer, and the ways on. */
export function FailureNotice({ failure }: { readonly failure: Failure }) {
  const tryAgain = useChats((state) => state.tryAgain);
  const key = useActiveChat(draftKeyOf);
  const draft = useStore(useStores().drafts, ({ texts }) => texts[key]);
  const isInTheBox = failure.kind !== 'stopped' && draft?.trim() === failure.question.text;
  return (
    <div className={styles['notice']} role="alert">
      <Icon name={failure.kind === 'stopped' ? 'stop' : 'warning'} />
      <p>
        {failure.message}
        {failure.kind === 'limit' && <LimitReset resetsAt={failure.resetsAt} />}
        {isInTheBox && ` ${t('Your question is kept in the box below.')}`}
      </p>
      {failure.kind === 'limit' && <WaysToAskMore />}
      <button type="button" className="button quiet" onClick={() => void tryAgain()}>
        {failure.kind === 'broken-off' ? t('Get the whole answer') : t('Try again')}
      </button>
    </div>
  );
}

function LimitReset({ resetsAt }: Pick<Failure, 'resetsAt'>) {
  if (!resetsAt) return null;
  const wait = distance(resetsAt);
  return ` ${t('None are left; the count starts again at midnight India time, in {wait}.', { wait })}`;
}

function WaysToAskMore() {
  const open = useModal((modal) => modal.open);
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  return (
    <>
      <button type="button" className="button accent" onClick={() => open({ name: 'plans' })}>
        {t('Upgrade')}
      </button>
      {!isSignedIn && (
        <button type="button" className="button quiet" onClick={() => open({ name: 'login' })}>
          {t('Log in')}
        </button>
      )}
    </>
  );
}
