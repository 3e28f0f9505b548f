const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
const TENS: Readonly<Record<string, number>> = {
  ...{
    twenty: 20,
    'twenty-five': 25,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
};
const SCALE: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  lakh: 100_000,
  lac: 100_000,
  crore: 10_000_000,
};

const PUNISHES =
  /shall (?:also )?(?:,[^,]{1,80},)?\s*be (?:punished|punishable)\b|\bpunishable with (?:imprisonment|fine|death|rigorous|simple)/i;
const WORD = `(?:${[...Object.keys(WORDS), ...Object.keys(TENS)].sort((a, b) => b.length - a.length).join('|')})`;
const COUNT = `(?:\\d[\\d,]*|${WORD})(?: (?:hundred|thousands?|lakhs?|lacs?|crores?|(?:and )?${WORD}))*`;
const TERM = /\b(\d+|[a-z]+(?:-[a-z]+)?) (years?|months?|days?)\b/gi;
const SUMS = [new RegExp(`\\b(${COUNT}) rupees\\b`, 'gi'), new RegExp(`\\brupees (${COUNT})`, 'gi')];

/** Whether the words of a section lay down a punishment. */
export const punishes = (words: string): boolean => PUNISHES.test(plain(words));

/**
 * The figures in the words of a section that punishes, in their order, each once: "3 years", "10000 rupees", "death", "life".
 * Other terms and sums of the section stand among them.
 */
export function punishmentFigures(words: string): string[] {
  const text = plain(words);
  const found: [number, string][] = [
    ...[...text.matchAll(TERM)].flatMap((match): [number, string][] => {
      const count = numberOf(match[1] ?? '');
      return count === undefined
        ? []
        : [[match.index, `${count} ${(match[2] ?? '').toLowerCase().replace(/s$/, '')}s`]];
    }),
    ...SUMS.flatMap((sums) => [...text.matchAll(sums)]).flatMap((match): [number, string][] => {
      const sum = numberOf(match[1] ?? '');
      return sum === undefined ? [] : [[match.index, `${sum} rupees`]];
    }),
    ...[
      ...text.matchAll(
        /punish\w* with (?:death|imprisonment for life)|\b(?:with|or) (?:death|imprisonment for life)/gi,
      ),
    ].map((match): [number, string] => [match.index, /death/i.test(match[0]) ? 'death' : 'life']),
  ];
  return [...new Set(found.sort(([a], [b]) => a - b).map(([, figure]) => figure))];
}

const plain = (words: string): string => words.replace(/\^\d+\[|\]/g, '').replace(/\s+/g, ' ');

function numberOf(words: string): number | undefined {
  const parts = words.toLowerCase().replace(/,/g, '').split(' ');
  let sum = 0;
  let part = 0;
  for (const word of parts) {
    const scale = SCALE[word.replace(/s$/, '')];
    const value = /^\d+$/.test(word) ? Number(word) : (TENS[word] ?? WORDS[word]);
    if (scale === 100) part = (part || 1) * scale;
    else if (scale !== undefined) [sum, part] = [sum + (part || 1) * scale, 0];
    else if (value !== undefined) part += value;
    else if (word !== 'and') return undefined;
  }
  return sum + part || undefined;
}
