import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useStore } from 'zustand';
import { brand } from 'shared-contracts/brand';
import { useModal } from '../modals/modal-context';
import { isAnswering } from '../store/chat';
import { draftKeyOf } from '../store/draft-key';
import { useActiveChat, useChats, useStores } from '../store/store-context';
import { IconButton } from '../ui/IconButton';
import { acceptedTypes } from './attachment-rules';
import { AttachmentList } from './AttachmentList';
import styles from './Composer.module.css';
import { LanguageChoice } from './LanguageChoice';
import { QuestionsLeft } from './QuestionsLeft';
import { useAttachments } from './use-attachments';

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

  const canSend = text.trim() !== '' && !answering && !attachments.isSending;
  const send = () => {
    if (!canSend) return;
    void ask({ text, attachments: attachments.asked() });
    attachments.clear();
    field.current?.focus();
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
      <div className={styles['box']}>
        <AttachmentList files={attachments.files} onRemove={attachments.remove} />
        <textarea
          ref={field}
          className={styles['field']}
          placeholder={`Ask ${brand.name} a question...`}
          aria-label={`Ask ${brand.name} a question`}
          rows={1}
          maxLength={4000}
          value={text}
          onChange={(event) => write(key, event.target.value)}
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
          <IconButton icon="attach" label="Attach file" onClick={() => picker.current?.click()} />
          <IconButton icon="microphone" label="Record voice" onClick={dictate} />
          <LanguageChoice />
          {answering ? (
            <IconButton className={styles['send'] ?? ''} icon="stop" label="Stop answering" onClick={stop} />
          ) : (
            <IconButton className={styles['send'] ?? ''} type="submit" icon="send" label="Send message" disabled={!canSend} />
          )}
        </div>
      </div>
      <p className={styles['disclaimer']}>
        {brand.name} may occasionally give incorrect references. Check what matters with a lawyer. <QuestionsLeft />
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
