import type { Language } from 'shared-contracts';

interface Voices {
  readonly synthesis: SpeechSynthesis;
  /** The voice to read with, India's before others. */
  readonly voice: SpeechSynthesisVoice | null;
  /** Whether the browser has told its voices; some tell them late or never. */
  readonly isKnown: boolean;
}

/** The browser's voice for a language. */
export function voicesFor(language: Language): Voices {
  const synthesis = window.speechSynthesis;
  const voices = synthesis.getVoices?.() ?? [];
  const spoken = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  const voice = spoken.find(({ lang }) => /[-_]in$/i.test(lang)) ?? spoken[0] ?? null;
  return { synthesis, voice, isKnown: voices.length > 0 };
}
