import { asciiDigits } from 'language/digits';
import { boundWords } from 'language/bound-words';
import { stemsOf } from 'language/tokenize';
import { namingWords } from '../read/asking';
import { atOnce, type Pieces } from '../breathe';
import { factsIn, noFacts, readingFacts, type Facts } from '../read/facts';
import { createPhraseFinder } from '../read/phrase-finder';
import { intentsOf, type Intent } from '../understand/intents';
import { corrected } from './correct';
import markerWords from './data/markers.json';
import { mergeFacts, personalFacts } from './merge-facts';
import { orderIn } from './operations';
import { isElsewhere, subjectsIn, type Subject } from './subjects';
import { topicOf, withMore, type Topic } from './topic';
import type { Resolved, Turn } from './turn';

/** What a conversation is about so far. */
interface Conversation {
  readonly topics: readonly Topic[];
  /** The place of the topic that is talked about now. */
  readonly current: number;
  /** The last question that was answered by a search. */
  readonly last?: Resolved['last'];
}

const markers = createPhraseFinder(markerWords);
/** So many naming words make a question that stands by itself; more are needed where nothing is asked, since the story mostly goes on. */
const OWN = { related: 6, elsewhere: 5, likewise: 3, telling: 9 } as const;
const KEPT = 8;

/**
 * Tells what a question means in its conversation, from the asker's earlier questions alone, so that an answer that went wrong leads no later
 * one astray.
 * @param turns earlier exchanges, the oldest first
 * @param today ISO date
 */
export const resolve = (question: string, turns: readonly Turn[], today: string): Resolved =>
  atOnce(resolving(question, turns, today));

/** The same in pieces: each exchange is one, after the facts of it. */
export function* resolving(question: string, turns: readonly Turn[], today: string): Pieces<Resolved> {
  let conversation = START;
  for (const [index, turn] of turns.entries()) {
    yield* readingFacts(turn.question, today);
    yield;
    conversation = after(conversation, turn, index, today);
    yield;
  }
  yield* readingFacts(question, today);
  yield;
  return read(conversation, question, turns.length, today).resolved;
}

const START: Conversation = { topics: [], current: -1 };

/** A conversation with one more exchange. */
function after(so: Conversation, turn: Turn, index: number, today: string): Conversation {
  const { next, resolved } = read(so, turn.question, index, today);
  const isSearch = resolved.kind === 'new' || resolved.kind === 'follow-up';
  return isSearch ? { ...answered(next, turn.subjects), last: { said: turn.question, resolved } } : next;
}

interface Reading {
  readonly resolved: Resolved;
  readonly next: Conversation;
}

function read(conversation: Conversation, question: string, turn: number, today: string): Reading {
  const text = withoutThanks(boundWords(asciiDigits(question.normalize('NFC'))));
  const facts = factsIn(text, today);
  const topic = conversation.topics[conversation.current];
  if (!topic) return begin(conversation, question, turn, facts);
  if (text === '') return { resolved: { ...onTopic(topic, '', ''), kind: 'thanks', question }, next: conversation };
  const order = orderIn(text);
  const subjects = subjectsIn(text);
  const away = isElsewhere(subjects, topic.subjects);
  const isDraft = order.operations.some(({ kind }) => kind === 'draft');
  if (order.operations.length > 0 && (order.alone || (isDraft && !away))) {
    const kept = { ...topic, facts: mergeFacts(topic.facts, facts) };
    const resolved: Resolved = {
      ...onTopic(kept, topic.question, topic.lastAsk || topic.question),
      kind: 'operation',
      operations: order.operations,
      ...(conversation.last ? { last: conversation.last } : {}),
    };
    return { resolved, next: withTopic(conversation, kept) };
  }
  const back = returnedTo(conversation, text);
  if (back) return goOn({ ...conversation, current: back.place }, back.topic, back.rest, facts);
  const correction = corrected(text, topic, today);
  if (correction) {
    const { topic: mended } = correction;
    const resolved = onTopic(mended, correction.question, correction.asks);
    return { resolved, next: withTopic(conversation, mended) };
  }
  return standsAlone(text, away, facts.wanted)
    ? begin(conversation, question, turn, facts)
    : goOn(conversation, topic, text, facts);
}

/** Whether a question brings its own subject instead of going on with the last one. */
function standsAlone(text: string, away: boolean, wanted: Facts['wanted']): boolean {
  const naming = namingWords(text);
  const [first] = naming;
  const at = first ? text.toLowerCase().indexOf(first.word) : text.length;
  const marks = markers(text);
  const leads = (name: keyof typeof markerWords): boolean =>
    marks.some((mark) => mark.name === name && mark.index === 0);
  const points = marks.some(({ name, index }) => name === 'pointing' && (index <= at || naming.length <= 2));
  const refers =
    /(?<![\p{L}\p{M}])(?:section|sec|article|धारा|अनुच्छेद|பிரிவு|உறுப்பு|ಕಲಂ|ಸೆಕ್ಷನ್|ವಿಧಿ|dhara|pirivu|kalam)\s*\d/iu.test(
      text,
    );
  // "Is cheating one too?" compares with what was asked before.
  const end = text.replace(/[\s?.!।]+$/u, '').length;
  if (marks.some((mark) => mark.name === 'likewise' && mark.end === end) && naming.length <= OWN.likewise) return false;
  if (leads('supposing') && !(away && !points && naming.length >= OWN.elsewhere)) return false;
  if (points && !refers) return false;
  if (away || refers) return true;
  if (leads('going on')) return false;
  const own = subjectsIn(text).length > 0 ? OWN.related : OWN.elsewhere;
  return naming.length >= (asksSomething(text, wanted) ? own : OWN.telling);
}

/** Whether something is asked, outright or by its words. */
const asksSomething = (text: string, wanted: Facts['wanted']): boolean =>
  text.includes('?') || wanted.length + intentsOf(text).length > 0;

/** A new subject; what is true of the person holds on. */
function begin(conversation: Conversation, question: string, turn: number, told: Facts): Reading {
  const before = conversation.topics[conversation.current]?.facts ?? noFacts;
  const facts = mergeFacts({ ...noFacts, ...personalFacts(before) }, told);
  const topics = [...conversation.topics, topicOf(turn, question, facts)];
  return {
    resolved: { kind: 'new', question, asks: question, operations: [], facts, before: [] },
    next: { ...conversation, topics, current: topics.length - 1 },
  };
}

/** More on a subject: its story, then what is asked now. */
function goOn(conversation: Conversation, topic: Topic, text: string, told: Facts): Reading {
  const asksItself = told.wanted.length > 0 || namingWords(text).length > 0;
  const tells = isTelling(text, told);
  // "And in Karnataka?", "and attempt to murder?" ask again what was asked last.
  const last = topic.lastAsk || topic.question;
  const again = asksItself && !isMereFact(text, told) && !isElliptic(text, told, last) ? '' : last;
  const asks = again ? `${again} ${text}` : text;
  const facts = mergeFacts(topic.facts, told);
  const kept: Topic = {
    ...topic,
    facts,
    lastAsk: again ? topic.lastAsk : text,
    told: tells ? withMore(topic.told, text) : topic.told,
  };
  // "How long do I have for that?" points to what was asked last.
  const pointed = again || (pointsToLast(text) ? topic.lastAsk : '');
  const full = pointed && pointed !== topic.question ? `${topic.told}: ${pointed} ${text}` : `${topic.told}: ${text}`;
  const named = isChildAccused(topic, text, told) ? `${full} (${CHILD_ACCUSED})` : full;
  return { resolved: onTopic(kept, named, asks), next: withTopic(conversation, kept) };
}

/** A message that tells more of the matter and asks nothing. */
function isTelling(text: string, { wanted }: Facts): boolean {
  const leads = markers(text).some(({ name, index }) => index === 0 && (name === 'going on' || name === 'supposing'));
  return !asksSomething(text, wanted) && !leads && namingWords(text).length > 0;
}

/** "For that", "there": what was asked last is meant, and nothing is named. */
function pointsToLast(text: string): boolean {
  return namingWords(text).length === 0 && markers(text).some(({ name }) => name === 'last');
}

/** What the law calls one who commits an offence before the age of 18, and the Act that then governs. */
const CHILD_ACCUSED = 'child in conflict with law, Juvenile Justice Act';
const OFFENCES: ReadonlySet<Subject> = new Set<Subject>(['theft', 'homicide', 'hurt', 'cheating', 'drugs']);
const ADULT = 18;

/** "What if he was a minor?" after an offence speaks of the one who did it. */
function isChildAccused(topic: Topic, text: string, { circumstances, ages }: Facts): boolean {
  const isChild = circumstances.includes('minor') || ages.some(({ years }) => years < ADULT);
  const points = markers(text).some(({ name }) => name === 'pointing');
  return isChild && points && topic.subjects.some((subject) => OFFENCES.has(subject));
}

/** Another thing is named in a few words, and nothing is asked of it: what was asked before is asked of it too. */
function isElliptic(text: string, { wanted }: Facts, last: string): boolean {
  const marks = markers(text);
  const goesOn = marks.some(({ name, index }) => name === 'going on' && index === 0);
  if (!goesOn || wanted.length > 0 || intentsOf(text).length > 0 || namingWords(text).length > OWN.related)
    return false;
  // What if something happens asks what then follows, unless a punishment, bail or the like of an offence was asked.
  return !marks.some(({ name }) => name === 'supposing') || intentsOf(last).some((intent) => OF_OFFENCE.has(intent));
}

const OF_OFFENCE: ReadonlySet<Intent> = new Set<Intent>(['punishment', 'bail', 'cognizable', 'compoundable']);

/** Something that is told or varied, with nothing asked: a place, a date, a person. */
function isMereFact(text: string, { wanted, relations, state, religion, dates, ages, amounts, spans }: Facts): boolean {
  const told = [...relations, ...dates, ...ages, ...amounts, ...spans].length > 0 || (state ?? religion) !== undefined;
  const supposes = markers(text).some(({ name }) => name === 'supposing');
  return wanted.length === 0 && told && !supposes && namingWords(text).length <= 2;
}

function onTopic(topic: Topic, question: string, asks: string): Resolved {
  const latestFirst = /(?<![\p{L}])(?:after that|next|then what)(?![\p{L}])/iu.test(asks);
  const ids = latestFirst ? [...topic.latest, ...topic.opening] : [...topic.opening, ...topic.latest];
  return {
    kind: 'follow-up',
    question,
    asks,
    about: topic.turn,
    operations: [],
    facts: topic.facts,
    before: [...new Set(ids)].slice(0, KEPT),
  };
}

/** The earlier topic to which a question goes back, with the rest of the question. */
function returnedTo(
  conversation: Conversation,
  text: string,
): { place: number; topic: Topic; rest: string } | undefined {
  const mark = markers(text).find(({ name, index }) => name === 'returning' && index < RETURN_WITHIN);
  if (!mark) return undefined;
  const stems = new Set(stemsOf(text));
  const subjects = subjectsIn(text);
  const scored = conversation.topics.map((topic, place) => ({
    topic,
    place,
    shared:
      namingWords(topic.question).filter(({ stem }) => stems.has(stem)).length +
      subjects.filter((subject) => topic.subjects.includes(subject)).length,
  }));
  const best = scored.reduce((one, other) => (other.shared > one.shared ? other : one), { ...scored[0], shared: 0 });
  if (!best.topic || best.place === undefined || best.shared === 0) return undefined;
  const [, ...clauses] = text.split(/[,:;?]\s+/u);
  const rest = clauses.join(', ').trim();
  return { place: best.place, topic: best.topic, rest: rest || text };
}

const RETURN_WITHIN = 25;

/** A message without thanks and the like at its beginning; nothing where it says no more. */
function withoutThanks(text: string): string {
  const [first, ...more] = markers(text).filter(({ name }) => name === 'thanking');
  if (!first || first.index > 0) return text;
  const end = more.reduce((so, { index, end: next }) => (index - so <= 3 ? Math.max(so, next) : so), first.end);
  const rest = text.slice(end).replace(/^[\s,.!:;-]+/u, '');
  return namingWords(rest).length === 0 && rest.length < SHORT_REST && !/\?|\d/.test(rest) && !asks(rest) ? '' : rest;
}

const SHORT_REST = 12;
const asks = (text: string): boolean => factsIn(text, '2000-01-01').wanted.length > 0;

function withTopic(conversation: Conversation, topic: Topic): Conversation {
  return {
    ...conversation,
    topics: conversation.topics.map((other, place) => (place === conversation.current ? topic : other)),
  };
}

/** Keeps what the last answer was about with the topic it was on. */
function answered(conversation: Conversation, subjects: readonly string[]): Conversation {
  const topic = conversation.topics[conversation.current];
  if (!topic || subjects.length === 0) return conversation;
  return withTopic(conversation, {
    ...topic,
    opening: topic.opening.length > 0 ? topic.opening : subjects,
    latest: subjects,
  });
}
