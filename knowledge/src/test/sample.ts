import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const act = (slug: string, title: string, more: string): string =>
  `slug: ${slug}\ntitle: ${title}\nyear: 2000\nkind: act\nshortNames: []\ninForceFrom: 2000-01-01\nurl: https://example.org/\nabout: An Act.\n${more}`;

const guideText = 'title: A guide\n  answer: See [[new-1]].\n  steps: [Go there]';

/** A small knowledge base without a fault: an old Act, a new one, a guide. */
export const soundFiles: Readonly<Record<string, string>> = {
  'acts/old/act.yaml': act(
    'old',
    'Old Act, 1900',
    'sections: 1-2\ncomplete: true\nrepealedOn: 2000-01-01\nreplacedBy: [new]\n',
  ),
  'acts/old/provisions.yaml':
    '- { number: "1", title: Theft, summary: Taking. }\n- { number: "2", title: Adultery, summary: Gone. }\n',
  'acts/new/act.yaml': act('new', 'New Act, 2000', 'sections: "1, 1A"\ncomplete: true\n'),
  'acts/new/provisions.yaml':
    '- number: "1"\n  title: Theft\n  summary: Taking away what belongs to another person, without leave and in order to keep it.\n  facts: { bailable: "no" }\n  askedAs: [chori]\n- { number: 1A, title: Snatching, summary: "Snatching takes a thing from the hand or body by sudden force, to keep it." }\n',
  'acts/new/ta.yaml': '"1": { title: திருட்டு, summary: எடுத்தல்., askedAs: [திருட்டு] }\n',
  'correspondences/old-new.yaml':
    'old: old\nnew: new\nsince: 2000-01-01\npairs:\n  - { old: "1", new: ["1(2)"], kind: changed }\n  - { old: "2", new: [], note: struck down }\nadded: [{ new: 1A, note: snatching is new }]\n',
  'notes/a.yaml':
    'struck down: { ta: செல்லாது, hi: असंवैधानिक, kn: ಅಸಿಂಧು }\nsnatching is new: { ta: பறிப்பு புதியது, hi: झपटमारी नई है, kn: ಕಸಿಯುವುದು ಹೊಸದು }\n',
  'phrases/a.yaml': 'guide: [what shall I do now]\nnew-1: [somebody took my bicycle]\n',
  'answers/a/guide.yaml':
    'record: guide\nanswers:\n  - id: how-long\n    asks: [how long do I have, deadline for it, kab tak]\n    when: { state: [TN] }\n    answer: Within 30 days of the theft, as [[new-1]] says.\n    law: [new-1]\n    more: steps\n',
  'answers/a/guide.hi.yaml':
    'how-long:\n  answer: चोरी के 30 दिन के भीतर, जैसा [[new-1]] कहता है।\n  asks: [कितना समय है, आखिरी तारीख क्या है]\n',
  'guides/a/guide.yaml': `id: guide\ntopic: a\nlaw: [new-1]\nen:\n  ${guideText}\nta:\n  ${guideText}\n`,
};

const made: string[] = [];

/** Writes the files (the sound ones, with the given ones in place of or beside them) and returns the data folder. */
export function dataDirWith(files: Record<string, string> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'knowledge-'));
  made.push(dir);
  for (const [name, content] of Object.entries({ ...soundFiles, ...files })) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  return dir;
}

/** Removes every folder made so far. */
export function removeDataDirs(): void {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true });
}
