import { questionMaxLength } from 'shared-contracts/calls/chat/ask';
import { growthOf } from '../testing/growth';
import { createActNames } from './understand/act-names';
import { fileWish } from './attached/file-question';
import { filePages } from './attached/file-pages';
import { paperKind } from './attached/paper-kinds';
import { verifySentence } from './check/verify-sentence';
import { readAsk } from './find/ask-reading';
import { namedSides } from './find/sides';
import { createSentenceCutter } from './model/sentences';
import { factsIn } from './read/facts';
import { wantedIn } from './read/wanted';
import { orderIn } from './resolve/operations';
import { resolve } from './resolve/resolve';
import { toldIn } from './resolve/topic';
import { workOut } from './tools/work-out';
import { triage } from './triage/triage';
import { namedCase } from './understand/case-names';
import { intentsOf } from './understand/intents';
import { languageOf } from './understand/language';
import { namesLaw } from './understand/names-law';
import { asksOfAnotherCountry } from './understand/places';
import { findReferences } from './understand/references';
import { unknownActIn } from './understand/unknown-act';
import { firstSentence } from './write/texts';

/** Letters of one unbroken word, more than a question may have. */
const LENGTH = 20_000;
const TODAY = '2026-11-22';

const filled = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);

/** Unbroken texts that make a reader slow that goes back over what it read. */
const words: Readonly<Record<string, string>> = {
  'a Latin word': filled('a'),
  'a Devanagari word': filled('क'),
  'a Tamil word': filled('அ'),
  'a Kannada word': filled('ಕ'),
  'digits in Latin': filled('1'),
  'digits in Tamil': filled('௧'),
  'digits in Devanagari': filled('१'),
  'digits in Kannada': filled('೧'),
  blanks: filled(' '),
  lines: filled('\n'),
  quotes: filled('"'),
  apostrophes: filled("a'"),
  brackets: filled('('),
  'square brackets': filled('[['),
  'combining marks': `a${filled('\u0301')}`,
  'vowel signs': `க${filled('ா')}`,
  joiners: filled('क\u200d'),
  'mixed scripts': filled('aकகಕ1'),
  marks: filled('?!.'),
  dashes: filled('-'),
  'letters with dots': filled('a.b.'),
};

/** Texts of many words, each of which may begin something. */
const many: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    scripts: 'a क க ಕ 1 ',
    sections: 'section 1 of ',
    parties: 'a v. ',
    amounts: 'Rs 1 lakh ',
    dates: '1/1/2020 ',
    ages: '17 year old ',
    relations: 'my wife said ',
    corrections: 'no, not a but ',
    'digits and commas': '1,',
    'digits and strokes': '1/',
    'digits and dots': '1.',
  }).map(([what, piece]) => [what, filled(piece).slice(0, questionMaxLength)]),
);

const names = createActNames([]);
const facts = factsIn('', TODAY);
const sources = [
  {
    citation: {
      id: 'bns-103',
      kind: 'provision',
      label: 'Section 103',
      act: 'Bharatiya Nyaya Sanhita, 2023',
      number: '103',
      title: 'Punishment for murder',
      url: '',
      status: 'in force',
    },
    text: 'Whoever commits murder is punished with death or imprisonment for life, and a fine.',
  },
] as const;

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  triage: (text) => triage(text),
  resolve: (text) => resolve(text, [], TODAY),
  'resolve in a conversation': (text) =>
    resolve(text, [{ question: 'my tenant does not pay', subjects: ['eviction'] }], TODAY),
  facts: (text) => factsIn(text, TODAY),
  wanted: wantedIn,
  orders: orderIn,
  told: toldIn,
  'work out': (text) => workOut(text, facts, TODAY),
  cases: namedCase,
  intents: intentsOf,
  language: (text) => languageOf(text),
  'names law': namesLaw,
  places: asksOfAnotherCountry,
  references: (text) => findReferences(text, names),
  'unknown Act': (text) => unknownActIn(text, names),
  sides: (text) => namedSides(text, true),
  'sides where nothing is compared': (text) => namedSides(text, false),
  'sides of a choice': (text) => namedSides(`a or ${text.slice(0, 110)}1`, false),
  ask: (text) => readAsk(text),
  'wish of a file': fileWish,
  'pages of a file': filePages,
  'kind of a paper': paperKind,
  'first sentence': firstSentence,
  'written sentence': (text) => verifySentence(`${text} [1].`, sources, () => ''),
  'sentence cutter': (text) => {
    const cutter = createSentenceCutter();
    for (let at = 0; at < 2_000; at += 20) cutter.add(text.slice(at, at + 20));
  },
};

describe.each(Object.entries(readers))('reading: %s', (_name, read) => {
  // What is made on the first call is no part of the measure.
  beforeAll(() => void read('my tenant does not pay'));

  it.each(Object.entries(words))('takes time with the length of %s', (_what, text) => {
    expect(growthOf(read, text)).toBe('with its length');
  });

  it.each(Object.entries(many))('takes time with the number of %s', (_what, text) => {
    expect(growthOf(read, text)).toBe('with its length');
  });
});
