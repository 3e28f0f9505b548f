import type { CompiledAct } from 'knowledge';
import type { Language } from 'shared-contracts/calls/chat/types';
import { provisionsOf } from '../choose/records';
import { paragraph, section, type Composition, type Draft } from './draft';
import { provisionLine } from './lines';
import { actName } from './names';
import { numberRange, RANGE_WORD } from './number-range';
import { readableDate } from './readable-date';

const SHOWN = 5;

/** The answer on an Act as a whole: what it is for, whether it is in force, and its provisions that come nearest. */
export function actAnswer(composition: Composition, act: CompiledAct): Draft {
  if (act.isNameOnly) return nameOnlyAnswer(composition, act);
  const { language, retrieved } = composition;
  const name = language === 'en' ? act.title : `${act.names[language] ?? act.title} (${act.title})`;
  const ranked = [...retrieved.provisions.keys()];
  const near = provisionsOf(composition, ranked)
    .filter((provision) => provision.act === act.slug)
    .slice(0, SHOWN);
  const first = near.length > 0 ? near : (composition.beginnings.get(act.slug) ?? []);
  return {
    outcome: 'answered',
    blocks: [
      ...paragraph(`**${name}**: ${act.about}`, ...endOf(composition, act)),
      ...section(
        composition.phrases.headings.law,
        first.map((provision) => provisionLine(composition, provision)),
      ),
    ],
    subjects: first.slice(0, 2).map(({ id }) => id),
    suggestions: [],
  };
}

/** What is known of an Act of which only the name, number, date and list of sections are. */
function nameOnlyAnswer({ phrases, language }: Composition, act: CompiledAct): Draft {
  const since = act.inForceFrom ? readableDate(act.inForceFrom, language) : '';
  const text = phrases.nameOnly(act.title, act.number ?? '', since, numberRange(act, RANGE_WORD[language]), act.url);
  return { outcome: 'answered', blocks: paragraph(text), subjects: [], suggestions: [] };
}

/** Since when an Act is no longer law, and what applies instead; nothing where it is in force. */
export function endOf({ phrases, language, acts }: Composition, act: CompiledAct): string[] {
  if (!act.repealedOn) return [];
  const replacedBy = act.replacedBy.flatMap((slug) => namedIn(language, acts.get(slug))).join(', ');
  return [
    phrases.repealed(actName(language, act), readableDate(act.repealedOn, language)),
    ...(replacedBy ? [phrases.nowApplies(replacedBy)] : []),
  ];
}

const namedIn = (language: Language, act: CompiledAct | undefined): string[] => (act ? [actName(language, act)] : []);
