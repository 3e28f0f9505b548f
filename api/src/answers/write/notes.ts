import type { CompiledProvision, LocalText } from 'knowledge';
import type { Language } from 'shared-contracts/calls/chat/types';
import { localText, upperFirst } from './texts';

/** Why a provision is no longer law or not yet, in the reader's language. */
export function statusNote({ statusNote: note }: CompiledProvision, language: Language): string | undefined {
  return note && localText(note, language);
}

/** What the correspondences say of a provision that has no counterpart on the other side. */
export function loneNotes({ correspondenceNotes }: CompiledProvision, language: Language): string {
  return sentences(
    correspondenceNotes.map(({ note }) => note),
    language,
  );
}

/** What the new law changed against an old provision. */
export function changedSince({ successors }: CompiledProvision, language: Language): string {
  return sentences(
    successors.map(({ note }) => note),
    language,
  );
}

/**
 * What a new provision changed against those before it. Of an old one that was joined with others the note tells where it went, which
 * says nothing beside the new one.
 */
export function changedAgainst({ predecessors }: CompiledProvision, language: Language): string {
  return sentences(
    predecessors.filter(({ kind }) => kind !== 'merged').map(({ note }) => note),
    language,
  );
}

function sentences(notes: readonly (LocalText | undefined)[], language: Language): string {
  const told = notes.flatMap((note) => (note ? [localText(note, language)] : []));
  return [...new Set(told)].map((note) => `${upperFirst(note)}${/[.।]$/u.test(note) ? '' : STOPS[language]}`).join(' ');
}

const STOPS: Readonly<Record<Language, string>> = { en: '.', ta: '.', hi: '।', kn: '.' };
