import { useRef, useState } from 'react';
import { useHost, useIsLive } from '../host/host-context';
import { t } from '../messages';
import type { AskedAttachment } from '../store/chat';
import { sentenceOf } from '../store/sentence-of';
import { mostAttachments, refusalOf } from './attachment-rules';
import { shrinkPicture } from './shrink-picture';

export interface ChosenFile {
  readonly key: string;
  readonly name: string;
  /** `refused` files go with no question; they stand in the list with the reason. */
  readonly state: 'sending' | 'ready' | 'refused';
  /** Share of the file that is sent, from 0 to 1; then the server reads it. */
  readonly progress: number;
  /** The server's id of its text; null where nothing is uploaded. */
  readonly id: string | null;
  /** What a person should know about it, such as that it cannot be read. */
  readonly message: string;
}

let count = 0;

/** The files that go with the next question. Live, each is uploaded at once, so that what cannot be read is said before sending. */
export function useAttachments() {
  const { chat } = useHost().services;
  const isLive = useIsLive();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const uploads = useRef(new Map<string, AbortController>());

  const change = (key: string, to: Partial<ChosenFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...to } : file)));

  async function upload(key: string, file: File): Promise<void> {
    const controller = new AbortController();
    uploads.current.set(key, controller);
    try {
      const { id, readable, message } = await chat.attach(await shrinkPicture(file), {
        signal: controller.signal,
        onProgress: (progress) => change(key, { progress }),
      });
      if (readable) change(key, { state: 'ready', id });
      else
        change(key, {
          state: 'refused',
          id,
          message: message || t('{name} cannot be read; the answer will not use it.', { name: file.name }),
        });
    } catch (error) {
      if (!controller.signal.aborted)
        change(key, {
          state: 'refused',
          message: sentenceOf(error, t('{name} could not be sent.', { name: file.name })),
        });
    } finally {
      uploads.current.delete(key);
    }
  }

  return {
    files,
    hasReady: files.some(({ state }) => state === 'ready'),
    isSending: files.some(({ state }) => state === 'sending'),
    asked: (): readonly AskedAttachment[] =>
      files.filter(({ state }) => state === 'ready').map(({ name, id }) => ({ name, id })),
    add(chosen: readonly File[]) {
      let room = mostAttachments - files.filter(({ state }) => state !== 'refused').length;
      for (const file of chosen) {
        const tooMany = room > 0 ? '' : t('A question may have {count} files at most.', { count: mostAttachments });
        const message = refusalOf(file) || tooMany;
        const key = `file-${++count}`;
        const state = message ? 'refused' : isLive ? 'sending' : 'ready';
        setFiles((all) => [...all, { key, name: file.name, state, progress: 0, id: null, message }]);
        if (message) continue;
        room -= 1;
        if (isLive) void upload(key, file);
      }
    },
    remove({ key, id }: ChosenFile) {
      uploads.current.get(key)?.abort();
      setFiles((all) => all.filter((file) => file.key !== key));
      // The server forgets attachments by itself; a failure here changes nothing for the person.
      if (id && isLive) void chat.removeAttachment({ params: { id } }).catch(() => undefined);
    },
    clear: () => setFiles([]),
  };
}
