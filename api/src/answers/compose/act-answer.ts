import type { CompiledAct } from 'knowledge';
import { paragraph, readProvisions, section, type Composition, type Draft } from './draft';
import { provisionLine } from './lines';
import { readableDate } from './provision-answer';

const SHOWN = 5;

/** The answer on an Act as a whole: what it is for, whether it is in force, and its provisions that come nearest. */
export async function actAnswer(composition: Composition, act: CompiledAct): Promise<Draft> {
  const { language, retrieved } = composition;
  const name = language === 'en' ? act.title : `${act.names[language] ?? act.title} (${act.title})`;
  const ranked = [...retrieved.provisions.keys()];
  const near = (await readProvisions(composition, ranked)).filter((provision) => provision.act === act.slug).slice(0, SHOWN);
  const first = near.length > 0 ? near : await composition.knowledge.first(act.slug, SHOWN);
  for (const provision of first) composition.records.set(provision.id, provision);
  return {
    outcome: 'answered',
    blocks: [
      ...paragraph(`**${name}**: ${act.about}`, ...endOf(composition, act)),
      ...section(composition.phrases.headings.law, first.map((provision) => provisionLine(composition, provision))),
    ],
    subjects: first.slice(0, 2).map(({ id }) => id),
    suggestions: [],
  };
}

/** Since when an Act is no longer law, and what applies instead; nothing where it is in force. */
export function endOf({ phrases, language, acts }: Composition, act: CompiledAct): string[] {
  if (!act.repealedOn) return [];
  const replacedBy = act.replacedBy.flatMap((slug) => acts.get(slug)?.title ?? []).join(', ');
  return [phrases.repealed(act.title, readableDate(act.repealedOn, language)), ...(replacedBy ? [phrases.nowApplies(replacedBy)] : [])];
}
