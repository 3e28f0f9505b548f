import type { CompiledDirectoryEntry } from 'knowledge';
import { recordsOf } from '../choose/records';
import { section, type Block, type Composition } from './draft';
import { hoursIn } from './helpline-hours';

/** Helplines as a list, in the order given. */
export function helplineBlock(composition: Composition, ids: readonly string[]): Block[] {
  const records = recordsOf(composition, ids);
  const entries = records.filter((record): record is CompiledDirectoryEntry => record.kind === 'directory');
  return section(
    composition.phrases.headings.helplines,
    entries.map((entry) => helpline(composition, entry)),
  );
}

function helpline({ language }: Composition, entry: CompiledDirectoryEntry): string {
  const name = language === 'en' ? entry.name : (entry.names[language] ?? entry.name);
  const purpose = language === 'en' ? entry.for : entry.purposes[language];
  const hours = entry.hours ? ` (${hoursIn(language, entry.hours)})` : '';
  return `**${entry.contact}** ${name}${purpose ? `: ${purpose}` : ''}${hours}`;
}
