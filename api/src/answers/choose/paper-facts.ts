import { bounded } from 'language/bounded';
import type { ToldFacts } from 'papers';
import { type DayTold, readForTools } from '../tools/reading';
import type { Understanding } from '../understand/understand';
import { bankIn, homeIn, namesIn, renamedIn, stationIn } from './paper-names';
import { storyIn } from './paper-story';

const INCOME = /(?:earns?|earning|income|kamata|कमाते?|சம்பாதி|ಸಂಪಾದ)[\p{L}\p{M}\s]*(?:rs\.?|₹)?\s*$/iu;
/** In Indian languages the verb follows the sum. */
const EARNED = /^[\p{L}\p{M}\s]{0,12}(?:कमा|kama|சம்பாதி|ಸಂಪಾದ)/iu;
const DEPOSIT = /(?:deposit|advance|pagdi)\s*(?:of|is|was|:)?\s*(?:rs\.?|₹|inr)?\s*$/iu;
/** The number of a cheque, a vehicle or a policy is no sum. */
const NUMBERED = bounded(
  /(?:\b(?:no|number|num|id|utr|ref\w*|plot|flat|ward|section)\b[.:#\s]*|\d\s(?!(?:of|for|to|on|at|and|rs|is|by|inr)\s)[a-z]{1,3}\s)$/u,
);
const CHEQUE_NUMBER = bounded(/\b(?:cheque|check|chq)\s*(?:no\.?|number|num|#)?\s*[:#]?\s*(\d{6})\b/iu);
const BOUGHT = bounded(
  /\b(?:bought|purchased|ordered)\s+(?:(?:a|an|the|one|my|new)\s+)*(?!(?:on|from|for|in|at|it|last|this)\b)([\p{L}\d][\p{L}\d ]{1,38}?)(?=\s+(?:on|from|for|at|in|worth|last|which|that|and)\b|[,.;]|$)/iu,
);
const OWN_THING = bounded(
  /\b(?:my|a|the|defective|faulty)\s+([\p{L}\d][\p{L}\d ]{1,30}?)\s+(?:was\s+)?(?:bought|purchased|ordered)\b/iu,
);

/** The part of a sentence that tells of children. */
const CHILDREN = bounded(/(?<=^|[,.;:]\s|\band\s)[^,.;:]*\b(?:child(?:ren)?|kids?|sons?|daughters?)\b[^,.;:]*/iu);

/** What a conversation told that a paper can take over; nothing in it is invented. */
export function toldForPapers({
  facts,
  question,
  today,
}: Pick<Understanding, 'facts' | 'question' | 'today'>): ToldFacts {
  const { days, sumsTold } = readForTools(question, facts, today);
  const sums = sumsTold.filter(({ before }) => !NUMBERED.test(before));
  const deposits = sums.filter(({ before }) => DEPOSIT.test(before));
  const rest = sums.filter((sum) => deposits.length === sums.length || !deposits.includes(sum));
  const span = facts.spans.find(({ unit }) => unit === 'month') ?? facts.spans.find(({ unit }) => unit === 'day');
  const months = facts.spans.find(({ unit }) => unit === 'month')?.count;
  const isEach = months !== undefined && bounded(/\b(?:each|per month|a month|monthly|every month)\b/iu).test(question);
  const renamed = renamedIn(question);
  const names = renamed ? {} : namesIn(question);
  const [deposit] = deposits;
  const income = rest.find(({ before, after }) => INCOME.test(before) || EARNED.test(after));
  return {
    amounts: rest.map(({ rupees }) => rupees).sort((a, b) => b - a),
    dates: facts.dates
      .filter(({ precision, before: isBefore }) => precision === 'day' && !isBefore)
      .map(({ iso }) => iso)
      .sort((a, b) => b.localeCompare(a)),
    today,
    around: around(days),
    ...renamed,
    ...names,
    ...told('deposit', deposit?.rupees),
    ...(months === undefined ? {} : { months, isEach }),
    ...told('span', span?.text),
    ...told(
      'story',
      storyIn(renamed ? question.replace(`from ${renamed.oldName} to ${renamed.newName}`, '') : question),
    ),
    ...told('children', CHILDREN.exec(question)?.[0].trim()),
    ...told('home', homeIn(question)),
    ...told('dues', duesIn(question)),
    ...told('income', income?.rupees),
    ...told('chequeNumber', CHEQUE_NUMBER.exec(question)?.[1]),
    ...told('bank', bankIn(question)),
    ...told('station', stationIn(question)),
    ...told('thing', (BOUGHT.exec(question) ?? OWN_THING.exec(question))?.[1]),
  };
}

const told = <Name extends keyof ToldFacts>(name: Name, value: ToldFacts[Name] | undefined): Partial<ToldFacts> =>
  value === undefined ? {} : { [name]: value };

const around = (days: readonly DayTold[]): Readonly<Record<string, string>> =>
  Object.fromEntries(days.map(({ iso, clause }) => [iso, clause]));

/** What an employer owes besides, by its name. */
const DUES = bounded(
  /(?:unpaid |pending )?(?:salary|wages)|leave encashment|earned leave|bonus|gratuity|expenses|provident fund|\bpf\b|incentives?|overtime/giu,
);

function duesIn(question: string): string | undefined {
  const named = [...new Set(question.match(DUES) ?? [])];
  return named.length > 0 ? named.join(', ') : undefined;
}
