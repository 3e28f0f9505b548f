import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAdmin } from '../../app/host';
import { reload } from '../../data/calls';
import { sentenceOf } from '../../data/sentence-of';

export interface Upload {
  readonly id: number;
  readonly name: string;
  /** 0 to 100: the share that the server has received. */
  readonly percent: number;
  readonly state: 'sending' | 'sent' | 'refused';
  readonly message: string;
}

/** As many files as travel at the same time. */
const atOnce = 3;

/**
 * Sends files, a few at a time, and knows how far each is.
 * @param onAllSent called when every file of a choice was accepted without a remark
 */
export function useUploads(onAllSent: () => void): {
  readonly uploads: readonly Upload[];
  readonly send: (files: readonly File[]) => Promise<void>;
} {
  const admin = useAdmin();
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextId = useRef(0);
  const update = (id: number, changes: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  const sendOne = async (id: number, file: File): Promise<boolean> => {
    try {
      const { duplicateOf } = await admin.uploadFile(file, {
        onProgress: (sent) => update(id, { percent: Math.round(sent * 100) }),
      });
      const message = duplicateOf === null ? '' : `This is the same document as "${duplicateOf}".`;
      update(id, { percent: 100, state: 'sent', message });
      return message === '';
    } catch (error) {
      update(id, { state: 'refused', message: sentenceOf(error) });
      return false;
    }
  };

  const send = async (files: readonly File[]) => {
    const queue = files.map((file) => ({ id: nextId.current++, file }));
    const begun = queue.map(({ id, file }) => ({
      id,
      name: file.name,
      percent: 0,
      state: 'sending' as const,
      message: '',
    }));
    setUploads((before) => [...before, ...begun]);
    const results: boolean[] = [];
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) results.push(await sendOne(next.id, next.file));
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    await reload(queries, ['listFiles', 'dashboard']);
    if (results.every(Boolean)) onAllSent();
  };
  return { uploads, send };
}
