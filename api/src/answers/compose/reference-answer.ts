import type { CompiledProvision } from 'knowledge';
import { endOf } from './act-answer';
import type { Block, Composition, Draft } from './draft';
import { paragraph, section } from './draft';
import { factSentences } from './facts';
import { provisionLine } from './lines';
import { provisionAnswer, repealedAnswer } from './provision-answer';
import { numberRange, type Resolved } from './resolve-references';

const IN_FULL = 3;

/** The answer to a question that names its provisions: each one explained, and what does not exist said outright. */
export async function referenceAnswer(composition: Composition, resolved: readonly Resolved[]): Promise<Draft> {
  const found = resolved.filter((entry) => entry.kind === 'found');
  const notes = resolved.flatMap((entry) => noteOn(composition, entry));
  if (found.length > IN_FULL) return listed(composition, found.map(({ provision }) => provision), notes);
  const drafts: Draft[] = [];
  for (const { provision } of found) drafts.push(await one(composition, provision));
  return {
    outcome: found.length > 0 || resolved.some(({ kind }) => kind === 'several') ? 'answered' : 'unknown',
    blocks: [...notes, ...drafts.flatMap(({ blocks }) => blocks)],
    subjects: drafts.flatMap(({ subjects }) => subjects),
    suggestions: drafts[0]?.suggestions ?? [],
  };
}

function one(composition: Composition, provision: CompiledProvision): Promise<Draft> {
  const ended = provision.repealedOn !== undefined || (composition.acts.get(provision.act)?.status === 'repealed');
  return ended ? repealedAnswer(composition, provision) : provisionAnswer(composition, provision, []);
}

function noteOn(composition: Composition, entry: Resolved): Block[] {
  const { phrases, acts, language } = composition;
  const to = { en: 'to', ta: 'முதல்', hi: 'से', kn: 'ರಿಂದ' }[language];
  switch (entry.kind) {
    case 'missing': {
      const range = numberRange(entry.act, to);
      return paragraph(entry.act.unit === 'article' ? phrases.missingArticle(entry.number, entry.act.title, range) : phrases.missingSection(entry.number, entry.act.title, range));
    }
    case 'not written':
      return paragraph(phrases.notWritten(entry.number, entry.act.title, entry.act.url), ...endOf(composition, entry.act));
    case 'several':
      return [
        ...paragraph(phrases.severalActs(entry.number)),
        { kind: 'list', ordered: false, items: entry.provisions.map((provision) => provisionLine(composition, provision)) },
      ];
    case 'found':
      return entry.assumed ? paragraph(phrases.assumedAct(acts.get(entry.provision.act)?.title ?? entry.provision.actTitle)) : [];
  }
}

function listed(composition: Composition, provisions: readonly CompiledProvision[], notes: readonly Block[]): Draft {
  const facts = provisions.flatMap((provision) => factSentences(composition, provision));
  return {
    outcome: 'answered',
    blocks: [...notes, ...(facts.length > 0 ? [{ kind: 'list' as const, ordered: false, items: facts }] : section(composition.phrases.headings.law, provisions.map((provision) => provisionLine(composition, provision))))],
    subjects: provisions.slice(0, 4).map(({ id }) => id),
    suggestions: [],
  };
}
