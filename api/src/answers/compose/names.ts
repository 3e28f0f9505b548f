import type { CompiledProvision } from 'knowledge';
import type { Citation } from 'shared-contracts/calls/chat/types';
import type { Composition } from './draft';

/** How an answer names a provision for the first time: "Section 138, Negotiable Instruments Act, 1881". */
export function fullName({ language, phrases, acts }: Composition, provision: CompiledProvision, number = provision.number): string {
  if (language === 'en') return provision.label.replace(provision.number, number);
  return `${place(phrases.section, phrases.article, acts.get(provision.act)?.unit, number)}, ${shortAct(acts.get(provision.act)?.shortNames, provision.actTitle)}`;
}

/** How it names it afterwards: "Section 138 NI Act". */
export function shortName({ phrases, acts }: Composition, provision: CompiledProvision, number = provision.number): string {
  const act = acts.get(provision.act);
  return `${place(phrases.section, phrases.article, act?.unit, number)} ${shortAct(act?.shortNames, provision.actTitle)}`;
}

/** A citation of a provision under its full name. */
export const citeFull = (composition: Composition, provision: CompiledProvision, number?: string): string =>
  `[[${provision.id}|${fullName(composition, provision, number)}]]`;

/** A citation of a provision under its short name. */
export const citeShort = (composition: Composition, provision: CompiledProvision, number?: string): string =>
  `[[${provision.id}|${shortName(composition, provision, number)}]]`;

function place(section: string, article: string, unit: 'section' | 'article' | undefined, number: string): string {
  if (!/^\d/.test(number)) return number;
  return `${unit === 'article' ? article : section} ${number}`;
}

function shortAct(shortNames: readonly string[] | undefined, title: string): string {
  return shortNames?.[0] ?? title;
}

/** How an answer names a source that is cited without words of its own. */
export function shortCitationName(composition: Composition, citation: Citation): string {
  const record = composition.records.get(citation.id);
  return record?.kind === 'provision' ? shortName(composition, record) : citation.title || citation.label;
}
