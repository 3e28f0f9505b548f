import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { knowledgeDataDir } from '../data-dir';
import { loadKnowledge } from '../load';
import { officialPunishments, officialSections } from '../official/read-tables';
import { readOfficialTexts } from '../official/read-texts';

const [folder] = process.argv.slice(2);
const texts = folder ? readOfficialTexts(folder) : new Map<string, never>();
if (texts.size === 0) {
  console.error('Give the folder of the official texts: npm run knowledge:official -- FOLDER');
  process.exitCode = 1;
} else {
  const acts = loadKnowledge(knowledgeDataDir).acts.map(({ act }) => act.value);
  const tables = join(knowledgeDataDir, 'official');
  mkdirSync(tables, { recursive: true });
  const write = (name: string, about: string, table: object): void =>
    writeFileSync(join(tables, name), `# ${about}\n${stringify(table, { lineWidth: 0 })}`);
  write(
    'sections.yaml',
    'The sections of each Act in its official text; written by knowledge:official.',
    officialSections(acts, texts),
  );
  write(
    'punishments.yaml',
    'The figures of each section that punishes; written by knowledge:official.',
    officialPunishments(acts, texts),
  );
  console.log(`The tables of ${texts.size} Acts are written; knowledge:check holds the records against them.`);
}
