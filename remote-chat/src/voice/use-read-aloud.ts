import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import type { Language } from 'shared-contracts';
import { languageNames } from 'shared-contracts/language/languages';
import { t } from '../messages';
import { useNotify } from '../store/store-context';
import { languageOf } from '../ui/language-of';
import { voicesFor } from './voices';

/** Only one answer is read at a time, in the whole page. */
const reading = createStore<{ readonly id: string | null }>(() => ({ id: null }));

interface ReadAloud {
  readonly isReading: boolean;
  /** In which language it reads. */
  readonly language: Language;
  readonly toggle: () => void;
}

/** Reads a text aloud, or null where the browser cannot speak at all. A language without a voice is told. */
export function useReadAloud(id: string, markdown: string): ReadAloud | null {
  const isReading = useStore(reading, (state) => state.id === id);
  const notify = useNotify();
  useEffect(
    () => () => {
      if (reading.getState().id === id) stop();
    },
    [id],
  );

  if (!('speechSynthesis' in window)) return null;
  const language = languageOf(markdown);
  const onNoVoice = () =>
    notify({
      kind: 'alert',
      text: t('This browser has no voice for {language}. A voice can be added in the settings of your device.', {
        language: languageNames[language],
      }),
    });
  return { isReading, language, toggle: () => (isReading ? stop() : void start(id, markdown, language, onNoVoice)) };
}

async function start(id: string, markdown: string, language: Language, onNoVoice: () => void): Promise<void> {
  const [{ plainText }, { spokenText }] = await Promise.all([
    import('../markdown/plain-text'),
    import('./spoken-text'),
  ]);
  const { synthesis, voice, isKnown } = voicesFor(language);
  if (isKnown && !voice) return onNoVoice();
  synthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(spokenText(plainText(markdown), language));
  utterance.lang = `${language}-IN`;
  if (voice) utterance.voice = voice;
  const ended = () => {
    if (reading.getState().id === id) reading.setState({ id: null });
  };
  utterance.onend = ended;
  utterance.onerror = ({ error }) => {
    ended();
    if (error === 'language-unavailable' || error === 'voice-unavailable') onNoVoice();
  };
  reading.setState({ id });
  synthesis.speak(utterance);
}

function stop(): void {
  reading.setState({ id: null });
  window.speechSynthesis.cancel();
}
