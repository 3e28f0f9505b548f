import type { CompiledCase, CompiledGuide, CompiledProvision, CompiledTerm, GuideText, LocalText } from 'knowledge';
import type { Language } from 'shared-contracts/calls/chat/types';

/** A text in the reader's language, or in English where the record has no other. */
export interface Localised<T> {
  readonly text: T;
  readonly translated: boolean;
}

/** A text in the reader's language, else in English. */
export const localText = (text: LocalText, language: Language): string => text[language] ?? text.en;

export function provisionText({ text }: CompiledProvision, language: Language) {
  const own = text[language];
  return { text: own ?? text.en, translated: own !== undefined };
}

export function guideText({ text }: CompiledGuide, language: Language): Localised<GuideText> {
  const own = text[language];
  return { text: own ?? text.en, translated: own !== undefined };
}

export function heldText(record: CompiledCase, language: Language): string {
  return (language === 'en' ? undefined : record[language]?.held) ?? record.held;
}

/** The name of a decision in the reader's script with the reporters' own beside it, by which a court knows it. */
export function caseName(record: CompiledCase, language: Language): string {
  const own = language === 'en' ? undefined : record[language]?.name;
  return own ? `${own} (${record.name})` : record.name;
}

/** What happened, what had to be decided and why it matters, as far as the record says so in the reader's language. */
export function briefText(record: CompiledCase, language: Language) {
  const { facts, question, matters } = (language === 'en' ? record : record[language]) ?? {};
  return { facts, question, matters };
}

/** What later law did to a decision, where something did. */
export function treatmentText(record: CompiledCase, language: Language): string | undefined {
  return (language === 'en' ? undefined : record[language]?.treatment) ?? record.treatment;
}

export function meaningText(record: CompiledTerm, language: Language): Localised<string> {
  const own = language === 'en' ? record.meaning : record.meanings[language];
  return { text: own ?? record.meaning, translated: own !== undefined };
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.*?[^A-Z\d.\s]{2}[.।!?](?=\s|$)/su.exec(text)?.[0] ?? text;
}

/** "Imprisonment up to…" inside a sentence; a word in capitals stays. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text[0]?.toLowerCase() + text.slice(1) : text;
}

/** A text as the beginning of a sentence. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Text without its last full stop. */
export function withoutStop(text: string): string {
  return text.trim().replace(/[.।]$/u, '');
}
