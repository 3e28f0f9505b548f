import { useState } from 'react';
import { allChats, saveDocument, saveMarkdown, wholeChat, type ExportKind } from '../../export/export-chats';
import { useAuth, useHost } from '../../host/host-context';
import { t } from '../../messages';
import { sentenceOf } from '../../store/sentence-of';
import { useChats } from '../../store/store-context';
import { Icon } from '../../ui/Icon';
import { FormAlert } from '../fields/FormAlert';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import type { ModalProps } from '../modals';
import styles from './ExportModal.module.css';

const planWithDocuments = 'legal-pro-plus';

/** A chat, or all of them, as a file to keep. */
export function ExportModal({ modal }: ModalProps<'export'>) {
  const { services, config } = useHost();
  const hasDocuments = useAuth(({ user }) => user?.plan.slug === planWithDocuments);
  const chat = useChats(({ chats }) => chats[modal.chatId]);
  const open = useModal((state) => state.open);
  const close = useModal((state) => state.close);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const run = (save: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    save().then(close, (error: unknown) => {
      setProblem(sentenceOf(error));
      setBusy(false);
    });
  };
  const saveChat = (kind: ExportKind) => {
    if (!chat) return;
    if (kind !== 'md' && !hasDocuments)
      return open({
        name: 'plans',
        chosen: planWithDocuments,
        reason: t('Chats can be downloaded as Word and PDF with Legal Pro+.'),
      });
    run(async () => {
      const whole = await wholeChat(services.chat, chat);
      if (kind === 'md') saveMarkdown(whole.title, [whole]);
      else await saveDocument(kind, whole, config.apiBaseUrl);
    });
  };
  const saveAll = () => run(async () => saveMarkdown(t('All my chats'), await allChats(services.chat)));

  const note = hasDocuments ? '' : t('With Legal Pro+');
  return (
    <ModalFrame title={t('Download chat')}>
      <FormAlert text={problem} />
      <ul className={styles['list']}>
        <Choice label={t('This chat as Markdown')} isBusy={isBusy} onChoose={() => saveChat('md')} />
        <Choice label={t('This chat as Word (DOCX)')} note={note} isBusy={isBusy} onChoose={() => saveChat('docx')} />
        <Choice label={t('This chat as PDF')} note={note} isBusy={isBusy} onChoose={() => saveChat('pdf')} />
        <Choice label={t('All my chats as Markdown')} isBusy={isBusy} onChoose={saveAll} />
      </ul>
    </ModalFrame>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly note?: string;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

function Choice({ label, note = '', isBusy, onChoose }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={styles['choice']} disabled={isBusy} onClick={onChoose}>
        <Icon name="download" size={18} />
        <span>
          {label}
          {note && <small>{note}</small>}
        </span>
      </button>
    </li>
  );
}
