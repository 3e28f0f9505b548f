import type { CompiledDirectoryEntry } from 'knowledge';
import { readRecords, section, type Block, type Composition } from './draft';

/** Helplines as a list, in the order given. */
export async function helplineBlock(composition: Composition, ids: readonly string[]): Promise<Block[]> {
  const records = await readRecords(composition, ids);
  const entries = records.filter((record): record is CompiledDirectoryEntry => record.kind === 'directory');
  return section(composition.phrases.headings.helplines, entries.map((entry) => helpline(composition, entry)));
}

function helpline({ language }: Composition, entry: CompiledDirectoryEntry): string {
  const name = language === 'en' ? entry.name : (entry.names[language] ?? entry.name);
  const hours = entry.hours ? ` (${entry.hours})` : '';
  return `**${entry.contact}** ${name}${language === 'en' ? `: ${entry.for}` : ''}${hours}`;
}
