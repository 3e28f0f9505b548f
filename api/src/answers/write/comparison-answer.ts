import type { CompiledProvision, CompiledRecord, CompiledShortAnswer, FactName } from 'knowledge';
import { provisionsOf } from '../choose/records';
import { paragraph, type Block, type Composition, type Draft } from './draft';
import { citeCounterparts } from './codes';
import { citeFull, citeShort } from './names';
import { changedAgainst } from './notes';
import { shortAnswerText } from './short-answer';
import { guideText, heldText, meaningText, provisionText, withoutStop } from './texts';

const COMPARED: readonly FactName[] = [
  'punishment',
  'bailable',
  'cognizable',
  'compoundable',
  'court',
  'limitation',
  'timeLimit',
  'fee',
  'forum',
];

/** The answer to a question about the difference between two or more things, or the choice between them: what was asked where somebody wrote it, each side first, then their facts beside each other. */
export function comparisonAnswer(
  composition: Composition,
  sides: readonly CompiledRecord[],
  short?: CompiledShortAnswer,
  whole?: Draft,
): Draft {
  const { phrases } = composition;
  const described: Block[] = [];
  const provisions: CompiledProvision[] = [];
  for (const side of sides) {
    described.push(...paragraph(describe(composition, side)));
    const provision = side.kind === 'provision' ? side : provisionsOf(composition, lawOf(side))[0];
    if (provision) provisions.push(provision);
  }
  const relation = relationOf(composition, sides);
  return {
    outcome: 'answered',
    blocks: [
      ...(short ? paragraph(shortAnswerText(composition, short)) : []),
      ...paragraph(relation),
      ...described,
      ...factTable(composition, phrases.headings.comparison, provisions),
      ...(whole?.blocks ?? []),
    ],
    subjects: [...new Set([...(whole?.subjects ?? []), ...provisions.map(({ id }) => id)])],
    suggestions: whole?.suggestions ?? [],
  };
}

/** One side in its own words. */
function describe(composition: Composition, side: CompiledRecord): string {
  const { language } = composition;
  switch (side.kind) {
    case 'provision': {
      const { text } = provisionText(side, language);
      return `**${citeFull(composition, side)}** (${withoutStop(text.title)}): ${text.summary}`;
    }
    case 'term': {
      const [law] = provisionsOf(composition, side.law);
      const meaning = `**${side.term}**: ${withoutStop(meaningText(side, language).text)}${law ? ` ([[${law.id}]])` : ''}.`;
      return law ? `${meaning} ${provisionText(law, language).text.summary}` : meaning;
    }
    case 'guide':
      return `**${guideText(side, language).text.title}**: ${guideText(side, language).text.answer}`;
    case 'case':
      return `**[[${side.id}|${side.name}]]**: ${heldText(side, language)}`;
    default:
      return `**${side.title}**`;
  }
}

/** Where one side took the place of the other, that is the main difference. */
function relationOf(composition: Composition, sides: readonly CompiledRecord[]): string | undefined {
  const [one, other] = sides;
  if (one?.kind !== 'provision' || other?.kind !== 'provision') return undefined;
  const newer = one.predecessors.some(({ id }) => id === other.id)
    ? one
    : other.predecessors.some(({ id }) => id === one.id)
      ? other
      : undefined;
  if (!newer) return undefined;
  const replaced = composition.phrases.replaced(citeCounterparts(composition, newer.predecessors));
  return `${citeFull(composition, newer)}: ${replaced} ${changedAgainst(newer, composition.language)}`.trimEnd();
}

function factTable(composition: Composition, heading: string, provisions: readonly CompiledProvision[]): Block[] {
  const unique = [...new Map(provisions.map((provision) => [provision.id, provision])).values()];
  if (unique.length < 2) return [];
  const rows = COMPARED.filter((name) => unique.filter((provision) => provision.facts[name]).length >= 2).map(
    (name) => [
      composition.phrases.facts[name],
      ...unique.map(
        (provision) =>
          ({ ...provision.facts, ...provisionText(provision, composition.language).text.facts })[name] ?? '–',
      ),
    ],
  );
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', text: heading },
    { kind: 'table', head: ['', ...unique.map((provision) => citeShort(composition, provision))], rows },
  ];
}

function lawOf(side: CompiledRecord): readonly string[] {
  return side.kind === 'term' || side.kind === 'guide' ? side.law : side.kind === 'case' ? side.interprets : [];
}
