import type { CompiledProvision } from 'knowledge';
import { casesOn, caseLine } from './cases';
import { citeCounterparts, fallsUnderOldCodes, oldCodeSentence } from './codes';
import { paragraph, readProvisions, section, type Block, type Composition, type Draft } from './draft';
import { askedFacts, factLines, factSentences } from './facts';
import { provisionLine } from './lines';
import { citeFull, citeShort } from './names';
import { provisionSuggestions } from './suggestions';
import { provisionText, withoutStop } from './texts';

/** The answer on one provision that is law today, with those that stand close to it. */
export async function provisionAnswer(composition: Composition, provision: CompiledProvision, close: readonly CompiledProvision[]): Promise<Draft> {
  const old = await oldCodeSentence(composition, provision);
  const facts = factSentences(composition, provision);
  const { eventDate, intents } = composition.understanding;
  const oldFirst = fallsUnderOldCodes(eventDate) || intents.includes('counterpart');
  const blocks: Block[] = [
    ...paragraph(oldFirst ? old : undefined, ...facts),
    ...body(composition, provision, facts.length > 0),
    ...(oldFirst ? [] : paragraph(old)),
    ...(await around(composition, provision, close, facts.length > 0)),
  ];
  return { outcome: 'answered', blocks, subjects: [provision.id, ...close.map(({ id }) => id)], suggestions: provisionSuggestions(composition, provision) };
}

/** What a provision says: heading, summary, and its facts where nothing narrower was asked. */
function body(composition: Composition, provision: CompiledProvision, answered: boolean): Block[] {
  const { text, translated } = provisionText(provision, composition.language);
  const name = answered ? citeShort(composition, provision) : citeFull(composition, provision);
  const status = provision.status === 'in force' ? undefined : (provision.statusNote ?? composition.phrases.status[provision.status]);
  const list = factLines(composition, provision, askedFacts(composition.understanding.intents));
  return [
    ...paragraph(`**${name}** (${withoutStop(text.title)}): ${text.summary}`, status, translated ? undefined : composition.phrases.englishOnly),
    ...(answered || list.length === 0 ? [] : [{ kind: 'list' as const, ordered: false, items: list }]),
  ];
}

async function around(composition: Composition, provision: CompiledProvision, close: readonly CompiledProvision[], narrow: boolean): Promise<Block[]> {
  const { phrases, understanding } = composition;
  const others = close.filter(({ id }) => id !== provision.id).slice(0, 3);
  const wanted = understanding.intents.includes('cases') ? 5 : narrow ? 0 : 2;
  const cases = wanted > 0 ? await casesOn(composition, [provision.id], wanted) : [];
  return [
    ...section(phrases.headings.also, others.map((other) => provisionLine(composition, other))),
    ...section(phrases.headings.cases, cases.map((record) => caseLine(composition, record))),
  ];
}

/** The answer on a provision of a repealed code: what it was, since when it is gone, and what applies now. */
export async function repealedAnswer(composition: Composition, provision: CompiledProvision): Promise<Draft> {
  const { phrases, acts, understanding } = composition;
  const { text } = provisionText(provision, composition.language);
  const successors = await readProvisions(composition, provision.successors.map(({ id }) => id));
  const [successor] = successors;
  const repealedOn = provision.repealedOn ?? acts.get(provision.act)?.repealedOn ?? undefined;
  const asked = successor ? factSentences(composition, successor) : factSentences(composition, provision);
  const old = fallsUnderOldCodes(understanding.eventDate);
  const nowApplies = successors.length > 0 ? phrases.nowApplies(await citeCounterparts(composition, provision.successors)) : undefined;
  const summary = withoutStop(text.summary) === withoutStop(text.title) ? '' : text.summary;
  const wasAbout = phrases.wasAbout(citeFull(composition, provision), withoutStop(text.title));
  const gone = repealedOn ? phrases.repealed(provision.actTitle, readableDate(repealedOn, composition.language)) : phrases.status.repealed;
  const notes = provision.correspondenceNotes.map(({ note }) => note).filter(Boolean).join(' ');
  const blocks: Block[] = [
    ...paragraph(...(asked.length > 0 && !old ? asked : [])),
    ...paragraph(wasAbout, summary, old ? phrases.becauseBefore(citeShort(composition, provision)) : undefined, gone, nowApplies, provision.statusNote),
    ...(successors.length === 0 ? paragraph(phrases.noSuccessor(citeShort(composition, provision)), notes && `${notes.charAt(0).toUpperCase()}${withoutStop(notes.slice(1))}.`) : []),
    ...successors.slice(0, 2).flatMap((next) => body(composition, next, asked.length > 0)),
    ...paragraph(repealedOn && !old && successors.length > 0 ? phrases.oldStillFor(citeShort(composition, provision)) : undefined),
  ];
  return { outcome: 'answered', blocks, subjects: [successor?.id ?? provision.id, provision.id], suggestions: provisionSuggestions(composition, successor ?? provision) };
}

/** A day in words: "1 July 2024". */
export function readableDate(iso: string, language: string): string {
  return new Intl.DateTimeFormat(`${language}-IN`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' }).format(new Date(`${iso}T00:00:00Z`));
}
