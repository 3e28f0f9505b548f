import type { CompiledProvision } from 'knowledge';
import { endOf } from './act-answer';
import type { Block, Composition, Draft } from './draft';
import { paragraph, section } from './draft';
import { factSentences } from './facts';
import { provisionLine } from './lines';
import { provisionAnswer, repealedAnswer } from './provision-answer';
import { actName } from './names';
import { onlyRecord } from '../choose/plan';
import type { Resolved } from '../find/references';
import { numberRange, RANGE_WORD } from './number-range';

const IN_FULL = 3;

/** The answer to a question that names its provisions: each one explained, and what does not exist said outright. */
export function referenceAnswer(composition: Composition, resolved: readonly Resolved[]): Draft {
  const found = resolved.filter((entry) => entry.kind === 'found');
  const notes = resolved.flatMap((entry) => noteOn(composition, entry));
  if (found.length > IN_FULL)
    return listed(
      composition,
      found.map(({ provision }) => provision),
      notes,
    );
  const drafts: Draft[] = [];
  for (const { provision } of found) drafts.push(one(composition, provision));
  return {
    outcome: found.length > 0 || resolved.some(({ kind }) => kind === 'several') ? 'answered' : 'unknown',
    blocks: [...notes, ...drafts.flatMap(({ blocks }) => blocks)],
    subjects: drafts.flatMap(({ subjects }) => subjects),
    suggestions: drafts[0]?.suggestions ?? [],
  };
}

function one(composition: Composition, provision: CompiledProvision): Draft {
  const ended = provision.repealedOn !== undefined || composition.acts.get(provision.act)?.status === 'repealed';
  return ended
    ? repealedAnswer(composition, provision)
    : provisionAnswer(composition, provision, onlyRecord(provision));
}

function noteOn(composition: Composition, entry: Resolved): Block[] {
  const { phrases, language } = composition;
  switch (entry.kind) {
    case 'missing': {
      const range = numberRange(entry.act, RANGE_WORD[language]);
      return paragraph(
        entry.act.unit === 'article'
          ? phrases.missingArticle(entry.number, actName(language, entry.act), range)
          : phrases.missingSection(entry.number, actName(language, entry.act), range),
      );
    }
    case 'not written':
      return paragraph(
        phrases.notWritten(entry.number, actName(language, entry.act), entry.act.url),
        ...endOf(composition, entry.act),
      );
    case 'several':
      return [
        ...paragraph(phrases.severalActs(entry.number)),
        {
          kind: 'list',
          ordered: false,
          items: entry.provisions.map((provision) => provisionLine(composition, provision)),
        },
      ];
    case 'found':
      return entry.assumed ? paragraph(phrases.assumedAct(namedAct(composition, entry.provision))) : [];
  }
}

function listed(composition: Composition, provisions: readonly CompiledProvision[], notes: readonly Block[]): Draft {
  const facts = provisions.flatMap((provision) => factSentences(composition, provision));
  return {
    outcome: 'answered',
    blocks: [
      ...notes,
      ...(facts.length > 0
        ? [{ kind: 'list' as const, ordered: false, items: facts }]
        : section(
            composition.phrases.headings.law,
            provisions.map((provision) => provisionLine(composition, provision)),
          )),
    ],
    subjects: provisions.slice(0, 4).map(({ id }) => id),
    suggestions: [],
  };
}

function namedAct({ acts, language }: Composition, provision: CompiledProvision): string {
  const act = acts.get(provision.act);
  return act ? actName(language, act) : provision.actTitle;
}
