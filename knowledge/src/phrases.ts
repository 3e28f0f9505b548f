import type { LoadedKnowledge } from './load';

/** The phrases that stand in the folder of phrases, by the id of their record. */
export function phrasesById({ phrases }: Pick<LoadedKnowledge, 'phrases'>): Map<string, string[]> {
  const byId = new Map<string, string[]>();
  for (const { id, entry } of phrases) byId.set(id, [...(byId.get(id) ?? []), ...entry.value]);
  return byId;
}
