import { t } from '../messages';

/** The part of the Web Speech API that is used; the browser's own types lack it. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionResultEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionResultEvent {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

type RecognitionClass = new () => Recognition;

/** The browser's speech recognition, or null where it has none. */
export function recognitionClass(): RecognitionClass | null {
  const names = window as unknown as {
    readonly SpeechRecognition?: RecognitionClass;
    readonly webkitSpeechRecognition?: RecognitionClass;
  };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition ?? null;
}

/** What was heard so far, as one text. */
export function heardText({ results }: RecognitionResultEvent): string {
  return Array.from(results, (result) => result[0]?.transcript ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Why nothing can be heard, in words for people. */
export function recognitionFailure(error: string): string {
  switch (error) {
    case 'not-allowed':
    case 'service-not-allowed':
      return t('The microphone is blocked. Allow it in your browser’s settings for this page, or type your question.');
    case 'audio-capture':
      return t('No microphone was found. Connect one, or type your question.');
    case 'no-speech':
      return t('Nothing was heard. Speak a little closer to the microphone, or type your question.');
    case 'network':
      return t('Your browser could not reach its speech service. Check your connection, or type your question.');
    case 'language-not-supported':
      return t('Your browser cannot write down this language. Choose another one, or type your question.');
    default:
      return t('Dictation stopped. Try again, or type your question.');
  }
}
