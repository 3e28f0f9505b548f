import type { CompiledChange, CompiledProvision, CompiledShortAnswer, ProvisionText } from './compiled';
import type { Counterparts } from './counterparts';
import { provisionLabel } from './label';
import type { LoadedAct } from './load';
import type { NoteTexts } from './notes';
import { provisionId } from './numbers';
import type { Act } from './schema/act';
import type { Language } from './schema/common';
import type { Provision } from './schema/provision';

/** What the rest of the knowledge base says of provisions, by their ids. */
interface Surroundings {
  counterparts: Map<string, Counterparts>;
  phrases: ReadonlyMap<string, string[]>;
  shortAnswers: ReadonlyMap<string, CompiledShortAnswer[]>;
  changes: ReadonlyMap<string, CompiledChange[]>;
  noteText: NoteTexts;
}

/** All provisions of one Act, without their hashes, in the Act's order. */
export function compileProvisions(
  loaded: LoadedAct,
  { counterparts, phrases, shortAnswers, changes, noteText }: Surroundings,
): Omit<CompiledProvision, 'hash'>[] {
  const act = loaded.act.value;
  const translations = new Map<string, Partial<Record<Language, ProvisionText>>>();
  for (const { language, number, entry } of loaded.translations)
    translations.set(number, { ...translations.get(number), [language]: entry.value });
  return loaded.provisions.map(({ value }, order) => {
    const id = provisionId(act.slug, value.number);
    const text = { en: englishText(value), ...translations.get(value.number) };
    const found = counterparts.get(id);
    return {
      id,
      kind: 'provision',
      act: act.slug,
      actTitle: act.title,
      number: value.number,
      order,
      title: value.title,
      label: provisionLabel(act, value.number),
      ...status(act, value, noteText),
      predecessors: found?.predecessors ?? [],
      successors: found?.successors ?? [],
      correspondenceNotes: found?.notes ?? [],
      url: act.url,
      text,
      languages: Object.keys(text) as Language[],
      facts: value.facts,
      askedAs: [...Object.values(text).flatMap((one) => one.askedAs), ...(phrases.get(id) ?? [])],
      related: value.related,
      shortAnswers: shortAnswers.get(id) ?? [],
      ...dated(act, value, changes.get(id)),
    };
  });
}

function englishText({ title, summary, facts, askedAs }: Provision): ProvisionText {
  return { title, summary, facts, askedAs };
}

function dated(
  act: Act,
  { verifiedOn = act.verifiedOn, source = act.source }: Provision,
  changes: CompiledChange[] | undefined,
): Pick<CompiledProvision, 'verifiedOn' | 'source' | 'changes' | 'jurisdiction'> {
  return {
    ...(verifiedOn && { verifiedOn }),
    ...(source && { source }),
    ...(changes && { changes }),
    ...(act.jurisdiction && { jurisdiction: act.jurisdiction }),
  };
}

function status(
  act: Act,
  provision: Provision,
  noteText: NoteTexts,
): Pick<CompiledProvision, 'status' | 'statusNote' | 'repealedOn'> {
  const note = provision.statusNote && { statusNote: noteText(provision.statusNote) };
  if (act.repealedOn) return { status: 'repealed', repealedOn: act.repealedOn, ...note };
  return { status: provision.status ?? 'in force', ...note };
}
