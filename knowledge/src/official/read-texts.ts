import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** One section in the official words. */
export interface OfficialSection {
  number: string;
  title: string;
  text: string;
}

interface Line {
  act: string;
  year: string;
  section: string;
  title: string;
  text: string;
}

/** Acts are known by their title without its article, its signs and its case. */
export const titleKey = (title: string): string =>
  title
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Reads a folder of official texts (`all-846-central-acts.sections.jsonl.gz`, `repealed-codes/*.headings.json`, `constitution.headings.json`).
 * Acts that are held as pages instead of sections are left out.
 * @returns sections by the key of the Act's title; empty when the folder is not there.
 */
export function readOfficialTexts(folder: string): Map<string, OfficialSection[]> {
  const acts = new Map<string, OfficialSection[]>();
  const file = join(folder, 'all-846-central-acts.sections.jsonl.gz');
  if (!existsSync(file)) return acts;
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
    if (!line) continue;
    const { act, section, title, text } = JSON.parse(line) as Line;
    const key = titleKey(act);
    acts.set(key, [...(acts.get(key) ?? []), { number: officialNumber(section), title, text }]);
  }
  for (const [key, sections] of acts) if (sections.every(({ title }) => /^Page \d+/.test(title))) acts.delete(key);
  for (const name of readdirSync(join(folder, 'repealed-codes')).filter((one) => one.endsWith('.headings.json')))
    acts.set(titleKey(codeTitles[name] ?? name), headings(join(folder, 'repealed-codes', name)));
  return acts;
}

const codeTitles: Readonly<Record<string, string>> = {
  'ipc.headings.json': 'Indian Penal Code, 1860',
  'crpc.headings.json': 'Code of Criminal Procedure, 1973',
  'iea.headings.json': 'Indian Evidence Act, 1872',
};

function headings(path: string): OfficialSection[] {
  const list = JSON.parse(readFileSync(path, 'utf8')) as { number: string; title: string }[];
  return list.map(({ number, title }) => ({ number: officialNumber(number), title, text: '' }));
}

/** "65-B." is 65B. */
const officialNumber = (number: string): string => number.toUpperCase().replace(/[^0-9A-Z]/g, '');
