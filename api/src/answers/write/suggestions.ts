import type { CompiledGuide, CompiledProvision, FactName } from 'knowledge';
import { recordsOf } from '../choose/records';
import { type Composition } from './draft';
import { askedFacts } from './facts';
import { guideText } from './texts';

const MOST = 3;
const OFFERED: readonly FactName[] = [
  'punishment',
  'bailable',
  'limitation',
  'timeLimit',
  'forum',
  'court',
  'compoundable',
];

/** Questions about facts of a provision that were not asked yet. */
export function provisionSuggestions({ phrases, understanding }: Composition, provision: CompiledProvision): string[] {
  const asked = askedFacts(understanding.intents);
  const names = OFFERED.filter((name) => provision.facts[name] && !asked.includes(name));
  return [...new Set(names.flatMap((name) => phrases.suggestions[name] ?? []))].slice(0, MOST);
}

/** The related situations of a guide. */
export function guideSuggestions(composition: Composition, guide: CompiledGuide): string[] {
  const related = recordsOf(composition, guide.related);
  return related
    .flatMap((record) => (record.kind === 'guide' ? [guideText(record, composition.language).text.title] : []))
    .slice(0, MOST);
}
