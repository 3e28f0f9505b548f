import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useStore } from 'zustand';
import { brand } from 'shared-contracts/brand';
import { t } from '../messages';
import { useModal } from '../modals/modal-context';
import { isAnswering } from '../store/chat';
import { draftKeyOf } from '../store/draft-key';
import { useActiveChat, useChats, useStores } from '../store/store-context';
import { scrollPlaceId } from '../ui/scroll-place-id';
import { IconButton } from '../ui/IconButton';
import { acceptedTypes } from './attachment-rules';
import { AttachmentList } from './AttachmentList';
import styles from './Composer.module.css';
import { LanguageChoice } from './LanguageChoice';
import { QuestionsLeft } from './QuestionsLeft';
import { useAttachments } from './use-attachments';
import { useDroppedFiles } from './use-dropped-files';

export function Composer({ field }: { readonly field: RefObject<HTMLTextAreaElement | null> }) {
  const ask = useChats((state) => state.ask);
  const stop = useChats((state) => state.stop);
  const answering = useActiveChat(isAnswering);
  const key = useActiveChat(draftKeyOf);
  const text = useStore(useStores().drafts, ({ texts }) => texts[key] ?? '');
  const write = useStore(useStores().drafts, (drafts) => drafts.write);
  const openModal = useModal((modal) => modal.open);
  const attachments = useAttachments();
  const picker = useRef<HTMLInputElement>(null);
  useGrowing(field, text);

  const isOver = useDroppedFiles(attachments.add);
  // A file alone is a question too: what is in it?
  const question = text.trim() === '' && attachments.hasReady ? t('Summarise this document') : text;
  const canSend = question.trim() !== '' && !answering && !attachments.isSending;
  const send = () => {
    if (!canSend) return;
    void ask({ text: question, attachments: attachments.asked() });
    attachments.clear();
    // A phone's keyboard would stay over the answer.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
    else field.current?.focus();
  };
  const dictate = () =>
    openModal({
      name: 'recording',
      onText: (heard) => write(key, [text.trimEnd(), heard].filter(Boolean).join(' ')),
    });

  return (
    <form
      className={styles['composer']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={`${styles['box']} ${isOver ? styles['over'] : ''}`}>
        {isOver && <p className={styles['drop']}>{t('Drop the files here')}</p>}
        <AttachmentList files={attachments.files} onRemove={attachments.remove} />
        <textarea
          ref={field}
          className={styles['field']}
          placeholder={t('Ask {brand} a question...', { brand: brand.name })}
          aria-label={t('Ask {brand} a question', { brand: brand.name })}
          rows={1}
          maxLength={4000}
          value={text}
          onChange={(event) => write(key, event.target.value)}
          onPaste={({ clipboardData: { files } }) => files.length > 0 && attachments.add([...files])}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <div className={styles['controls']}>
          <input
            ref={picker}
            type="file"
            hidden
            multiple
            accept={acceptedTypes.join(',')}
            onChange={(event) => {
              attachments.add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <IconButton
            className={styles['attach'] ?? ''}
            icon="attach"
            label={t('Attach file')}
            onClick={() => picker.current?.click()}
          />
          <IconButton icon="microphone" label={t('Record voice')} onClick={dictate} />
          <LanguageChoice />
          <span id={scrollPlaceId} className={styles['scroll']} />
          {answering ? (
            <IconButton className={styles['send'] ?? ''} icon="stop" label={t('Stop answering')} onClick={stop} />
          ) : (
            <IconButton
              className={styles['send'] ?? ''}
              type="submit"
              icon="send"
              label={t('Send message')}
              disabled={!canSend}
            />
          )}
        </div>
      </div>
      <p className={styles['disclaimer']}>
        {t('{brand} may occasionally give incorrect references. Check what matters with a lawyer.', {
          brand: brand.name,
        })}{' '}
        <QuestionsLeft />
      </p>
    </form>
  );
}

/** The field grows with its text, up to a third of the screen. */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (field.current) fitHeight(field.current);
  }, [field, text]);
}

function fitHeight(box: HTMLTextAreaElement): void {
  box.style.height = 'auto';
  box.style.height = `${Math.min(box.scrollHeight, window.innerHeight / 3)}px`;
}
