import { questionMaxLength } from 'shared-contracts/calls/chat/ask';
import type { Database } from '../platform/database/database';
import { openSampleDatabase } from '../testing/sample-knowledge';
import { createAnswerEngine, type AnswerEngine } from './engine';

/**
 * Milliseconds for which one question may keep everybody else waiting. On an idle machine it is 50 at most; the limit is three times that, since
 * the machine that tests is seldom idle, and below what whole texts took that were read without a break (up to 270).
 */
const LONGEST = 150;
/** The best of so many turns counts: a busy machine makes any of them longer, and never shorter. */
const TURNS = 6;

const filled = (piece: string): string =>
  piece.repeat(Math.ceil(questionMaxLength / piece.length)).slice(0, questionMaxLength);

/** Words that nobody knows, each another one, so that every spelling is looked for. */
function strangeWords(letters: string): string {
  let seed = 7;
  const next = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  const word = (): string =>
    Array.from({ length: 3 + Math.floor(next() * 11) }, () => letters[Math.floor(next() * letters.length)]).join('');
  return Array.from({ length: 1000 }, word).join(' ').slice(0, questionMaxLength);
}

const questions: Readonly<Record<string, string>> = {
  'one long word': filled('a'),
  endings: filled('ingly edness '),
  'Tamil endings': filled('வீட்டுக்காரர்களுக்காகவும் '),
  dates: filled('12 March 2020, '),
  amounts: filled('Rs 1,00,000 and 5 lakh '),
  numbers: filled('1 2 3 '),
  sentences: filled('My husband beats me. '),
  sections: filled('section 302 IPC, '),
  people: filled('my wife said my mother in law '),
  'mixed scripts': filled('My cheque காசோலை चेक ಚೆಕ್ bounced '),
  'strange words': strangeWords('aeioukgcjtdnpbmyrlvsh'),
  'strange Tamil words': strangeWords('கஙசஞடணதநபமயரலவழளறனாிீுூெேொோ'),
};

/** How long work went on without a turn for anybody else: the least of the clock and of the processor's time. */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false];
  let [since, used] = [performance.now(), process.cpuUsage()];
  const look = (): void => {
    const { user, system } = process.cpuUsage(used);
    longest = Math.max(longest, Math.min(performance.now() - since, (user + system) / 1000));
    [since, used] = [performance.now(), process.cpuUsage()];
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isOver = true;
  return longest;
}

describe('an answer to the longest question', () => {
  let database: Database;
  let engine: AnswerEngine;
  beforeAll(async () => {
    database = await openSampleDatabase();
    engine = createAnswerEngine(database);
    await engine.warm();
  });
  afterAll(() => database.close());

  async function shortestOf(request: Parameters<AnswerEngine['answer']>[0]): Promise<number> {
    let shortest = Infinity;
    for (let turn = 0; turn < TURNS && shortest >= LONGEST; turn++) {
      // Another letter each time: what was read of the last texts is remembered.
      const question = `${request.question.slice(0, -1)}${turn}`;
      shortest = Math.min(shortest, await longestStretch(() => engine.answer({ ...request, question })));
    }
    return shortest;
  }

  it.each(Object.entries(questions))('of %s lets others have a turn all the time', async (_what, question) => {
    expect(await shortestOf({ question })).toBeLessThan(LONGEST);
  });

  it('and in a conversation of such questions', async () => {
    const turns = Object.values(questions)
      .slice(-6)
      .map((question) => ({ question, subjects: ['bns-303'] }));
    expect(await shortestOf({ question: filled('and what if he said so? '), turns })).toBeLessThan(LONGEST);
  });
});
