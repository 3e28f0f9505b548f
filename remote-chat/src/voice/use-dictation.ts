import { useEffect, useRef, useState } from 'react';
import type { Language } from 'shared-contracts';
import { m } from 'shared-ui/messages/messages';
import { t } from '../messages';
import { heardText, recognitionClass, recognitionFailure, type Recognition } from './speech-recognition';

const unsupported = m(
  'This browser cannot write down speech. Please type your question, or use Chrome, Edge or Safari.',
);

interface Dictation {
  readonly text: string;
  readonly isListening: boolean;
  readonly problem: string;
  readonly language: Language;
  /** Listens from now on, in this language; what was heard before stays. */
  listen(language: Language): void;
}

/** Listens from the moment it is shown, and writes down what is said. */
export function useDictation(firstLanguage: Language): Dictation {
  const [session, setSession] = useState({ language: firstLanguage });
  const [text, setText] = useState('');
  const [state, setState] = useState({ isListening: true, problem: '' });
  const kept = useRef('');

  useEffect(() => {
    const Recognizer = recognitionClass();
    if (!Recognizer) return undefined;
    const recognition = configured(new Recognizer(), session.language);
    const before = kept.current;
    recognition.onresult = (event) => {
      kept.current = [before, heardText(event)].filter(Boolean).join(' ');
      setText(kept.current);
    };
    recognition.onerror = ({ error }) => setState({ isListening: false, problem: recognitionFailure(error) });
    recognition.onend = () => setState(({ problem }) => ({ isListening: false, problem }));
    begin(recognition);
    return () => {
      recognition.onerror = null;
      recognition.onend = null;
      recognition.abort();
    };
  }, [session]);

  const { isListening, problem } = recognitionClass() ? state : { isListening: false, problem: t(unsupported) };
  return {
    text,
    isListening,
    problem,
    language: session.language,
    listen(language) {
      setState({ isListening: true, problem: '' });
      setSession({ language });
    },
  };
}

/** Some browsers refuse a blocked microphone here already, without an event. */
function begin(recognition: Recognition): void {
  try {
    recognition.start();
  } catch (error) {
    recognition.onerror?.({
      error: error instanceof DOMException && error.name === 'NotAllowedError' ? 'not-allowed' : '',
    });
  }
}

function configured(recognition: Recognition, language: Language): Recognition {
  recognition.lang = `${language}-IN`;
  recognition.continuous = true;
  recognition.interimResults = true;
  return recognition;
}
