import { bounded } from 'language/bounded';
import type { CompiledAct } from 'knowledge';
import { asciiDigits } from 'language/digits';
import { stemsOf } from 'language/tokenize';

/** Where a text names an Act. */
export interface ActMention {
  readonly act: string;
  readonly start: number;
  readonly end: number;
}

/** Finds the Acts that a text names. */
export interface ActNames {
  find(normalised: string): ActMention[];
  /** Whether words, in their searched forms, make up most of the name of an Act, if not in its order ("Citizenship Amendment Act"). */
  resemble(stems: readonly string[]): boolean;
}

/** Names that people use for the great codes beside those of the knowledge base. */
const everyday: Readonly<Record<string, readonly string[]>> = {
  ipc: [
    'indian penal code',
    'penal code',
    'आईपीसी',
    'भादंवि',
    'भादवि',
    'भारतीय दंड संहिता',
    'ஐபிசி',
    'இந்திய தண்டனைச் சட்டம்',
    'இந்திய தண்டனை சட்டம்',
    'ಐಪಿಸಿ',
    'ಭಾರತೀಯ ದಂಡ ಸಂಹಿತೆ',
  ],
  bns: [
    'bharatiya nyaya sanhita',
    'bhartiya nyay sanhita',
    'nyaya sanhita',
    'nyay sanhita',
    'बीएनएस',
    'भारतीय न्याय संहिता',
    'பிஎன்எஸ்',
    'பாரதிய நியாய சன்ஹிதா',
    'ಬಿಎನ್ಎಸ್',
    'ಬಿಎನ್‌ಎಸ್',
    'ಭಾರತೀಯ ನ್ಯಾಯ ಸಂಹಿತೆ',
  ],
  bnss: [
    'nagarik suraksha sanhita',
    'bharatiya nagarik suraksha sanhita',
    'बीएनएसएस',
    'भारतीय नागरिक सुरक्षा संहिता',
    'பிஎன்எஸ்எஸ்',
    'ಬಿಎನ್ಎಸ್ಎಸ್',
    'ಬಿಎನ್‌ಎಸ್‌ಎಸ್',
  ],
  bsa: ['sakshya adhiniyam', 'bharatiya sakshya adhiniyam', 'बीएसए', 'भारतीय साक्ष्य अधिनियम', 'பிஎஸ்ஏ', 'ಬಿಎಸ್ಎ'],
  crpc: [
    'criminal procedure code',
    'code of criminal procedure',
    'cr pc',
    'सीआरपीसी',
    'दंड प्रक्रिया संहिता',
    'दण्ड प्रक्रिया संहिता',
    'சிஆர்பிசி',
    'குற்றவியல் நடைமுறைச் சட்டம்',
    'ಸಿಆರ್‌ಪಿಸಿ',
    'ಸಿಆರ್ಪಿಸಿ',
  ],
  iea: ['indian evidence act', 'evidence act', 'साक्ष्य अधिनियम', 'சாட்சியச் சட்டம்', 'ಸಾಕ್ಷ್ಯ ಅಧಿನಿಯಮ'],
  cpc: ['civil procedure code', 'code of civil procedure', 'सीपीसी'],
  constitution: [
    'constitution of india',
    'indian constitution',
    'constitution',
    'संविधान',
    'அரசியலமைப்பு',
    'அரசமைப்பு',
    'அரசியல் சாசனம்',
    'ಸಂವಿಧಾನ',
    'samvidhan',
    'samvidhana',
    'arasiyalamaippu',
  ],
};

/** English abbreviations as they are written in our scripts: "பி.என்.எஸ்", "बी.एन.एस.". */
const DOTTED_INDIC =
  /(?<![\p{L}\p{M}])(?:[\u0900-\u0cff][\p{L}\p{M}]{0,4}\.){1,3}[\u0900-\u0cff][\p{L}\p{M}]{0,4}(?![\p{L}\p{M}])\.?/gu;

/** "हिन्दू" and "हिंदू" are one word: a nasal before a stop of its own kind may be written as a dot. */
const WRITTEN_OUT_NASAL = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/gu;

/** The text as references are looked for in it: lower case, plain digits, abbreviations without dots. */
export function normaliseForReferences(text: string): string {
  return asciiDigits(text.normalize('NFC'))
    .toLowerCase()
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\u093c/g, '')
    .replace(WRITTEN_OUT_NASAL, 'ं')
    .replace(bounded(/\bcr\.?\s?p\.?\s?c\b\.?/g), 'crpc')
    .replace(bounded(/\b((?:[a-z]\.\s?){2,})(?=\W|$)/g), (letters) => `${letters.replace(/[.\s]/g, '')} `)
    .replace(bounded(/\b([a-z])\.([a-z])\b\.?/g), '$1$2')
    .replace(DOTTED_INDIC, (letters) => letters.replaceAll('.', ''))
    .replace(bounded(/(\d[a-z]?)(ipc|bnss|bns|bsa|crpc|iea|cpc)\b/g), '$1 $2')
    .replace(bounded(/\b(ipc|bnss|bns|bsa|crpc|iea|cpc)(\d)/g), '$1 $2')
    .replace(/\s+/g, ' ');
}

/** Builds the finder from the Acts of the knowledge base. */
export function createActNames(acts: readonly CompiledAct[]): ActNames {
  const names = new Map<string, string>();
  // A name without its year means the Act in force, and of several the newest.
  const current = [...acts].sort(
    (a, b) => Number(a.repealedOn !== null) - Number(b.repealedOn !== null) || b.year - a.year,
  );
  for (const act of current) {
    for (const name of act.isNameOnly ? wholeNamesOf(act) : namesOf(act))
      if (!names.has(name)) names.set(name, act.slug);
  }
  const alternatives = [...names.keys()].sort((a, b) => b.length - a.length).map(escape);
  const pattern =
    alternatives.length > 0
      ? new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${alternatives.join('|')})(?![a-z0-9])`, 'gu')
      : undefined;
  const told = [...names.keys()].map(distinguishing).filter((stems) => stems.length > 0);
  return {
    resemble(stems) {
      return told.some((name) => name.filter((stem) => stems.includes(stem)).length > name.length / 2);
    },
    find(normalised) {
      if (!pattern) return [];
      return [...normalised.matchAll(pattern)].map((match) => ({
        act: names.get(match[0]) ?? '',
        start: match.index,
        end: match.index + match[0].length,
      }));
    },
  };
}

/** Words that any Act may have in its name. */
const COMMON = new Set(
  stemsOf(
    'national indian india central prevention protection regulation prohibition control safety rights right act acts code new law rules amendment bill bharatiya rashtriya adhiniyam sanhita राष्ट्रीय भारतीय अधिनियम संहिता कानून சட்டம் சட்டத்தின் இந்திய ಅಧಿನಿಯಮ ಕಾಯ್ದೆ ಭಾರತೀಯ',
  ),
);

/** The searched forms of the words that tell one Act from another. */
export function distinguishing(name: string): string[] {
  return stemsOf(name).filter((stem) => !COMMON.has(stem) && !/^\d+$/.test(stem));
}

function namesOf(act: CompiledAct): string[] {
  const title = act.title.replace(/,?\s*\d{4}$/, '');
  const all = [...act.shortNames, title, act.title, ...Object.values(act.names), ...(everyday[act.slug] ?? [])].map(
    (name) => normaliseForReferences(name).trim(),
  );
  const withoutThe = [...all, ...all.flatMap(otherWordsForAct), ...all.flatMap(beforeAnEnding)].map((name) =>
    name.replace(/^the /, ''),
  );
  return [...new Set([...withoutThe, ...withoutThe.map((name) => name.replace(/ of (\d{4})$/, ' $1'))])].filter(
    (name) => name.length >= 3,
  );
}

/** An everyday word is no name of an Act that few people know: its whole title is, with the year where a single word tells it apart. */
function wholeNamesOf(act: CompiledAct): string[] {
  const withoutBrackets = act.title.replace(/\s*\([^)]*\)/g, '');
  const names = [act.title, withoutBrackets].flatMap((name) => {
    const [withoutYear = ''] = name.split(/, \d{4}$/);
    const words = withoutYear.split(/[\s-]+/).filter((word) => !/^(?:act|the|of|and|to|in)$/i.test(word));
    return words.length > 1 ? [name, withoutYear] : [name];
  });
  const written = (name: string): string[] => {
    const plain = name.replace(/[()]/g, '').replaceAll('-', ' ');
    return [name, plain, plain.replaceAll(',', '')].map((one) => normaliseForReferences(one).trim());
  };
  return [...new Set(names.flatMap(written))];
}

/** An Act goes by several words in each of our languages. */
const WORDS_FOR_ACT = [
  ['ಅಧಿನಿಯಮ', 'ಕಾಯ್ದೆ', 'ಕಾಯಿದೆ', 'ಆಕ್ಟ್'],
  ['अधिनियम', 'कानून', 'क़ानून', 'एक्ट'],
  ['சட்டம்', 'சட்டத்தின்', 'சட்டப்படி', 'ஆக்ட்'],
] as const;

function otherWordsForAct(name: string): string[] {
  return WORDS_FOR_ACT.flatMap((words) =>
    words
      .filter((word) => name.endsWith(` ${word}`))
      .flatMap((word) => words.filter((other) => other !== word).map((other) => name.slice(0, -word.length) + other)),
  );
}

/** A Tamil or Kannada name as it stands before an ending: "அரசியலமைப்பு" becomes "அரசியலமைப்பின்". */
function beforeAnEnding(name: string): string[] {
  return /[\u0bc1\u0bcd\u0ccd]$/u.test(name) && name.length > 6 ? [name.slice(0, -1)] : [];
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
