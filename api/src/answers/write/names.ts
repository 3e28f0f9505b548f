import type { CompiledAct, CompiledProvision } from 'knowledge';
import type { Citation, Language } from 'shared-contracts/calls/chat/types';
import type { Composition } from './draft';

/** How an answer names a provision for the first time: "Section 138, Negotiable Instruments Act, 1881"; elsewhere the Act's short English name follows. */
export function fullName(
  { language, phrases, acts }: Pick<Composition, 'language' | 'phrases' | 'acts'>,
  provision: CompiledProvision,
  number = provision.number,
): string {
  if (language === 'en') return provision.label.replace(provision.number, number);
  const act = acts.get(provision.act);
  const local = act?.names[language];
  const short = shortAct(act?.shortNames, provision.actTitle);
  return `${place(phrases.section, phrases.article, act?.unit, number)}, ${local ? `${local} (${short})` : short}`;
}

/** How it names it afterwards: "Section 138 NI Act". */
export function shortName(
  { language, phrases, acts }: Composition,
  provision: CompiledProvision,
  number = provision.number,
): string {
  const act = acts.get(provision.act);
  const local = language === 'en' ? undefined : act?.names[language];
  return `${place(phrases.section, phrases.article, act?.unit, number)} ${local ?? shortAct(act?.shortNames, provision.actTitle)}`;
}

/** How an answer names an Act: its title in English, elsewhere its name in the language. */
export const actName = (language: Language, act: Pick<CompiledAct, 'title' | 'names'>): string =>
  language === 'en' ? act.title : (act.names[language] ?? act.title);

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
