import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import { languageOf } from '../ui/language-of';

/** Only one answer is read at a time, in the whole page. */
const reading = createStore<{ readonly id: string | null }>(() => ({ id: null }));

interface ReadAloud {
  readonly isReading: boolean;
  readonly toggle: () => void;
}

/** Reads a text aloud, or null where the browser has no voice. */
export function useReadAloud(id: string, markdown: string): ReadAloud | null {
  const isReading = useStore(reading, (state) => state.id === id);
  useEffect(() => () => {
    if (reading.getState().id === id) stop();
  }, [id]);

  if (!('speechSynthesis' in window)) return null;
  return { isReading, toggle: () => (isReading ? stop() : void start(id, markdown)) };
}

async function start(id: string, markdown: string): Promise<void> {
  const { plainText } = await import('../markdown/plain-text');
  window.speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(plainText(markdown).replace(/\[\d+\]/g, ''));
  utterance.lang = `${languageOf(markdown)}-IN`;
  const ended = () => {
    if (reading.getState().id === id) reading.setState({ id: null });
  };
  utterance.onend = ended;
  utterance.onerror = ended;
  reading.setState({ id });
  window.speechSynthesis.speak(utterance);
}

function stop(): void {
  reading.setState({ id: null });
  window.speechSynthesis.cancel();
}
