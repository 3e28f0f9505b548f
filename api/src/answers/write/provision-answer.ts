import type { CompiledProvision } from 'knowledge';
import type { RecordPlan } from '../choose/plan';
import { aheadSentences } from './ahead';
import { casesOn, caseLine } from './cases';
import { citeCounterparts, fallsUnderOldCodes, oldCodeSentence, stillApplies } from './codes';
import { provisionsOf } from '../choose/records';
import { paragraph, section, type Block, type Composition, type Draft } from './draft';
import { askedFacts, factLines, factSentences } from './facts';
import { provisionLine } from './lines';
import { actName, citeFull, citeShort } from './names';
import { changedSince, loneNotes, statusNote } from './notes';
import { readableDate } from './readable-date';
import { shortAnswerText } from './short-answer';
import { provisionSuggestions } from './suggestions';
import { firstSentence, provisionText, withoutStop } from './texts';

/** The answer on one provision that is law today, with those that stand close to it. */
export function provisionAnswer(
  composition: Composition,
  provision: CompiledProvision,
  { short, close }: Pick<RecordPlan, 'short' | 'close'>,
): Draft {
  const old = oldCodeSentence(composition, provision);
  const told = short && shortAnswerText(composition, short);
  const facts = told ? [told] : factSentences(composition, provision);
  const { eventDate, intents } = composition.understanding;
  const oldFirst = (fallsUnderOldCodes(eventDate) && provision.act === 'bns') || intents.includes('counterpart');
  const blocks: Block[] = [
    ...paragraph(oldFirst ? old : undefined, ...facts),
    ...body(composition, provision, facts.length > 0),
    ...(oldFirst ? [] : paragraph(old)),
    ...paragraph(...aheadSentences(composition, [provision])),
    ...around(composition, provision, close, facts.length > 0),
  ];
  return {
    outcome: 'answered',
    blocks,
    subjects: [provision.id, ...close.map(({ id }) => id)],
    importance: short ? [provision.id] : [],
    suggestions: provisionSuggestions(composition, provision),
  };
}

/** What a provision says: what was asked in a sentence, else its heading; its facts where nothing narrower was asked. */
function body(composition: Composition, provision: CompiledProvision, answered: boolean): Block[] {
  const { text, translated } = provisionText(provision, composition.language);
  const { tokens, intents } = composition.understanding;
  const status =
    provision.status === 'in force'
      ? undefined
      : (statusNote(provision, composition.language) ?? composition.phrases.status[provision.status]);
  const list = factLines(composition, provision, askedFacts(intents));
  // Whoever names a section and asks nothing of it looks it up; a question is answered with a sentence.
  const lookedUp = answered || tokens.length === 0;
  const name = answered ? citeShort(composition, provision) : citeFull(composition, provision);
  return [
    ...paragraph(
      lookedUp ? `**${name}** (${withoutStop(text.title)}): ${text.summary}` : withSource(text.summary, name),
      status,
      translated ? undefined : composition.phrases.englishOnly,
    ),
    ...(answered || list.length === 0 ? [] : [{ kind: 'list' as const, ordered: false, items: list }]),
  ];
}

/** A text whose first sentence names its source. */
function withSource(text: string, name: string): string {
  const first = firstSentence(text);
  const stop = /[.।!?]$/u.exec(first)?.[0] ?? '.';
  return `${withoutStop(first)} (${name})${stop}${text.slice(first.length)}`;
}

function around(
  composition: Composition,
  provision: CompiledProvision,
  close: readonly CompiledProvision[],
  narrow: boolean,
): Block[] {
  const { phrases, understanding } = composition;
  const others = close.filter(({ id }) => id !== provision.id).slice(0, 3);
  const wanted = understanding.intents.includes('cases') ? 5 : narrow ? 0 : 2;
  const cases = wanted > 0 ? casesOn(composition, [provision.id], wanted) : [];
  return [
    ...section(
      phrases.headings.also,
      others.map((other) => provisionLine(composition, other)),
    ),
    ...section(
      phrases.headings.cases,
      cases.map((record) => caseLine(composition, record)),
    ),
  ];
}

/** The answer on a provision of a repealed code: what it was, since when it is gone, and what applies now. */
export function repealedAnswer(composition: Composition, provision: CompiledProvision): Draft {
  const { phrases, acts, understanding } = composition;
  const { text } = provisionText(provision, composition.language);
  const successors = provisionsOf(
    composition,
    provision.successors.map(({ id }) => id),
  );
  const [successor] = successors;
  const act = acts.get(provision.act);
  const repealedOn = provision.repealedOn ?? act?.repealedOn ?? undefined;
  const asked = successor ? factSentences(composition, successor) : factSentences(composition, provision);
  const old = provision.act === 'ipc' && fallsUnderOldCodes(understanding.eventDate);
  const nowApplies =
    successors.length > 0 ? phrases.nowApplies(citeCounterparts(composition, provision.successors)) : undefined;
  const summary = withoutStop(text.summary) === withoutStop(text.title) ? '' : text.summary;
  const wasAbout = phrases.wasAbout(citeFull(composition, provision), withoutStop(text.title));
  const gone = repealedOn
    ? phrases.repealed(
        act ? actName(composition.language, act) : provision.actTitle,
        readableDate(repealedOn, composition.language),
      )
    : phrases.status.repealed;
  const blocks: Block[] = [
    ...paragraph(...(asked.length > 0 && !old ? asked : [])),
    ...paragraph(
      wasAbout,
      summary,
      old ? phrases.becauseBefore(citeShort(composition, provision)) : undefined,
      gone,
      nowApplies,
      changedSince(provision, composition.language),
      statusNote(provision, composition.language),
    ),
    ...(successors.length === 0
      ? paragraph(phrases.noSuccessor(citeShort(composition, provision)), loneNotes(provision, composition.language))
      : []),
    ...successors.slice(0, 2).flatMap((next) => body(composition, next, asked.length > 0)),
    ...paragraph(
      repealedOn && !old && successors.length > 0
        ? stillApplies(composition, provision, citeShort(composition, provision))
        : undefined,
    ),
  ];
  return {
    outcome: 'answered',
    blocks,
    subjects: [successor?.id ?? provision.id, provision.id],
    suggestions: provisionSuggestions(composition, successor ?? provision),
  };
}
