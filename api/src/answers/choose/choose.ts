import type { Found } from '../find/find';
import type { Retrieved } from '../find/retrieve';
import { stemsOf } from 'language/tokenize';
import { distinguishing } from '../understand/act-names';
import type { NamedAct } from '../understand/unknown-act';
import { caseByParty, caseNamed, caseOfParties } from './case-named';
import { isOffTopic } from './confidence';
import { askBack } from './doubt';
import { helpPlan } from './help-plan';
import { aroundSubject, followUp } from './follow-up';
import { withMatters } from './matters';
import { paperPlan } from './paper-plan';
import { onlyRecord, type Plan, type RecordPlan } from './plan';
import type { FileWish } from '../attached/file-question';
import { lawTopic } from '../attached/law-topic';
import { readPaper } from '../attached/paper-reading';
import { ATTACHED } from '../ranking';
import type { Danger } from '../triage/triage';
import { fromSearch } from './search-lead';

/**
 * Decides what is answered, from what was found.
 * @param wish what is wanted of an attached file as a whole
 */
export function choose(found: Found, wish?: FileWish): Plan {
  const { danger, possible } = found.understanding.triage;
  if (danger) return helpPlan(found, danger);
  const plan = ordinaryPlan(found, wish);
  return possible ? besideHelp(found, possible, plan) : plan;
}

/**
 * Where danger is but possible, help is named before the answer; after it where somebody asks of the law, of nobody in particular, or of something else.
 */
function besideHelp(found: Found, danger: Danger, plan: Plan): Plan {
  const { namesLaw, firstPerson } = found.understanding;
  switch (plan.kind) {
    case 'small talk':
    case 'paper':
    case 'own paper':
      return plan;
    case 'declined':
      return { kind: 'possible danger', danger, then: plan, helpFirst: false };
    default:
      return { kind: 'possible danger', danger, then: plan, helpFirst: firstPerson && !namesLaw };
  }
}

function ordinaryPlan(found: Found, wish: FileWish | undefined): Plan {
  const { triage, foreign } = found.understanding;
  if (triage.wrong) return { kind: 'lawful way', wrong: triage.wrong };
  if (triage.smallTalk) return { kind: 'small talk', talk: triage.smallTalk };
  const published = fromPublished(found);
  if (published) return published;
  if (foreign) return { kind: 'declined', why: 'foreign law' };
  return (
    paperPlan(found) ??
    (wish && found.files.length > 0 ? { kind: 'own paper', files: found.files, wish } : fromAttachments(found)) ??
    fromUnknownAct(found) ??
    fromComparison(found) ??
    fromReferences(found) ??
    fromCase(found) ??
    followUp(found) ??
    fromNameOnlyAct(found) ??
    fromActAlone(found) ??
    withMatters(found, fromSearch(found)) ??
    fromAct(found) ??
    goingOn(found) ??
    askBack(found) ??
    (isOffTopic(found) ? { kind: 'declined', why: 'not legal' } : { kind: 'unknown' })
  );
}

/** What somebody of the house wrote for this very question comes before everything that is searched for, but not before a file of one's own. */
function fromPublished({ published, files }: Found): Plan | undefined {
  return published && files.length === 0 ? { ...onlyRecord(published.record), short: published.answer } : undefined;
}

/** The asker's own file answers where it alone knows what is asked, or where the question is about the file. */
function fromAttachments(found: Found): Plan | undefined {
  const { attached, files, understanding } = found;
  const [best] = attached;
  if (!best) return undefined;
  const least = best.alone ? ATTACHED.alone : ABOUT_FILE.test(understanding.question) ? ATTACHED.named : ATTACHED.else;
  if (best.score < least) return undefined;
  const hits = attached.filter(({ score }) => score >= Math.max(least, best.score * ATTACHED.asGood));
  const file = files.find(({ name }) => name === best.name);
  const topic = file && lawTopic(understanding.question, readPaper(file).kind);
  return { kind: 'attachments', hits, topic, law: topic ? undefined : lawBeside(found) };
}

/** The law on what is asked of a file, where a short answer was written for that question. */
function lawBeside(found: Found): RecordPlan | undefined {
  const plan = fromSearch(found);
  return plan?.kind === 'record' && plan.short ? plan : undefined;
}

const ABOUT_FILE =
  /(?<![\p{L}])(?:attach(?:ed|ment)|uploaded|this (?:file|document|agreement|notice|letter|order|contract)|my (?:file|document|agreement|contract)|clause|pdf)(?![\p{L}])|(?:मेरे|इस|मेरी) (?:समझौते|एग्रीमेंट|अनुबंध|कागज़|दस्तावेज़|नोटिस|पत्र)|(?:என்|இந்த) (?:ஒப்பந்த|ஆவண|நோட்டீ)|(?:ನನ್ನ|ಈ) (?:ಒಪ್ಪಂದ|ದಾಖಲೆ|ನೋಟಿಸ್)/iu;

/**
 * An Act of which nobody here knows, named with its year, with a section or in words that no record holds, is not guessed at. An Act of a State
 * is not held either, but what the law of the whole country says may help.
 */
function fromUnknownAct(found: Found): Plan | undefined {
  const { understanding, retrieved } = found;
  const { namedAct, references } = understanding;
  if (!namedAct || isInDocuments(namedAct, retrieved)) return undefined;
  const withSection = references.some(({ act }) => act === undefined);
  if (namedAct.local)
    return withSection ? { kind: 'local act', name: namedAct.name, then: fromSearch(found) } : undefined;
  const strange = retrieved.query.words.some(
    ({ word, unknown: isStrange }) => isStrange === true && namedAct.stems.includes(word),
  );
  const told = strange || (!namedAct.indic && (namedAct.dated || withSection));
  return told ? { kind: 'unknown act', name: namedAct.name } : undefined;
}

function isInDocuments({ stems }: Pick<NamedAct, 'stems'>, { documents }: Retrieved): boolean {
  return documents.some(({ act }) => {
    const name = new Set(stemsOf(act));
    return act !== '' && stems.every((stem) => name.has(stem));
  });
}

const MOST_SIDES = 4;
/** Facts that a law has or has not are no two things ("is it bailable or not"). */
const OF_A_FACT: ReadonlySet<string> = new Set(['bail', 'cognizable', 'compoundable']);

function fromComparison(found: Found): Plan | undefined {
  const { understanding, references, compared } = found;
  const compares = understanding.intents.includes('comparison');
  const named = compares ? references.flatMap((entry) => (entry.kind === 'found' ? [entry.provision] : [])) : [];
  if (named.length >= 2) return { kind: 'comparison', sides: named.slice(0, MOST_SIDES) };
  if (!compared || references.some(({ kind }) => kind === 'missing')) return undefined;
  if (!compared.outright && understanding.intents.some((intent) => OF_A_FACT.has(intent))) return undefined;
  const whole = compares ? undefined : fromSearch(found);
  return {
    kind: 'comparison',
    sides: compared.sides.slice(0, MOST_SIDES),
    ...(compared.short && { short: compared.short }),
    ...(whole?.kind === 'record' && { then: whole }),
  };
}

function fromReferences(found: Found): Plan | undefined {
  const { references: resolved } = found;
  if (resolved.length === 0) return undefined;
  // What no record tells of the section itself, the question may tell in words.
  const then = resolved.every((entry) => entry.kind === 'not written' && !entry.act.isNameOnly)
    ? fromSearch(found)
    : undefined;
  return { kind: 'references', resolved, then };
}

function fromCase(found: Found): Plan | undefined {
  const { namedCase } = found.understanding;
  if (!namedCase) {
    const record = caseByParty(found);
    return record && onlyRecord(record);
  }
  const record = caseNamed(found.cases, namedCase) ?? caseOfParties(found, namedCase);
  return record ? onlyRecord(record) : { kind: 'unknown case', name: namedCase.text };
}

/** An Act of which nothing but the name is known is not guessed at, unless its text was brought in as a document. */
function fromNameOnlyAct({ acts, understanding, retrieved }: Found): Plan | undefined {
  const [slug, ...others] = understanding.acts;
  const act = others.length === 0 ? acts.get(slug ?? '') : undefined;
  if (!act?.isNameOnly) return undefined;
  const stems = distinguishing(act.title);
  return isInDocuments({ stems }, retrieved) ? undefined : onlyRecord(act);
}

/** "What is the Police Act?" names an Act and nothing else. */
function fromActAlone({ acts, understanding }: Found): Plan | undefined {
  const act =
    understanding.acts.length === 1 && understanding.intents.includes('definition')
      ? acts.get(understanding.acts[0] ?? '')
      : undefined;
  const name = act
    ? new Set(stemsOf([act.title, ...act.shortNames, ...Object.values(act.names)].join(' ')))
    : undefined;
  return act && understanding.tokens.every(({ stem }) => name?.has(stem)) ? onlyRecord(act) : undefined;
}

/** A question that names an Act and little else is answered with what the Act is for. */
function fromAct({ acts, understanding }: Found): Plan | undefined {
  const act = acts.get(understanding.acts[0] ?? '');
  return act && understanding.tokens.length <= ACT_NAME_WORDS ? onlyRecord(act) : undefined;
}

const ACT_NAME_WORDS = 6;

/** A few words that nothing answers, said in a conversation, are about what it was about ("and if he still does not pay?"). */
function goingOn(found: Found): Plan | undefined {
  const { understanding, before, retrieved } = found;
  const fits = understanding.goesOn && before.length > 0 && retrieved.offTopic.likely < CLEARLY_OFF_TOPIC;
  return fits ? aroundSubject(found) : undefined;
}

const CLEARLY_OFF_TOPIC = 0.8;
