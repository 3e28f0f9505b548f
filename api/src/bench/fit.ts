import { createAnswerEngine, type AnswerEngine } from '../answers/engine';
import * as ranking from '../answers/ranking';
import { readCompiledKnowledge } from '../knowledge/compiled-knowledge';
import { loadKnowledge } from '../knowledge/load-knowledge';
import { migrationsDir } from '../locate';
import { openInMemory } from '../platform/database/embedded';
import { migrate } from '../platform/database/migrate';
import { judgeTurn } from './adviser/judge';
import { readAdviserCases } from './adviser/questions';
import { ask } from './ask';
import { judge } from './measure';
import { readQuestions } from './questions';

/**
 * Sets weights of `ranking.ts` on the tuning half: each named one is moved up and down by a step as long as more answers are right, and what is
 * best is printed, to be written into the file by hand. Without names these are tried.
 */
const USUAL = [
  'SHORT.lifts',
  'SHORT.beside',
  'SHORT.fits',
  'GOES_ON.told',
  'GOES_ON.asked',
  'NEARER.same',
  'NEARER.act',
];
const STEP = 0.1;
const ROUNDS = 2;

type Weights = Record<string, number>;

const names = process.argv.slice(2).length > 0 ? process.argv.slice(2) : USUAL;
const database = await openInMemory();
try {
  await migrate(database, migrationsDir);
  await loadKnowledge(database, await readCompiledKnowledge());
  const engine = createAnswerEngine(database);
  await engine.warm();
  let best = await rightIn(engine);
  console.log(`As it is: ${best} right.`);
  for (let round = 1; round <= ROUNDS; round++)
    for (const name of names) {
      const { weights, key } = weightNamed(name);
      for (const factor of [1 + STEP, 1 - STEP]) {
        const before = weights[key] ?? 0;
        weights[key] = Math.round(1000 * before * factor) / 1000;
        const right = await rightIn(engine);
        console.log(`${name} = ${weights[key]}: ${right} right.`);
        if (right > best) {
          best = right;
          break;
        }
        weights[key] = before;
      }
    }
  for (const name of names) {
    const { weights, key } = weightNamed(name);
    console.log(`${name}: ${weights[key]}`);
  }
} finally {
  await database.close();
}

/** The group of weights that a name such as "SHORT.lifts" means, and its key there. @throws Error where there is none */
function weightNamed(name: string): { weights: Weights; key: string } {
  const [group = '', key = ''] = name.split('.');
  const weights = (ranking as unknown as Readonly<Record<string, Weights>>)[group];
  if (weights?.[key] === undefined) throw new Error(`There is no weight "${name}" in ranking.ts.`);
  return { weights, key };
}

/** How much is right on the tuning half: first source, five sources, fact and refusal of each question, and each turn of the adviser's. */
async function rightIn(answering: AnswerEngine): Promise<number> {
  let right = 0;
  for (const question of readQuestions().filter(({ half }) => half === 'tuning')) {
    const answers = await ask(answering, question.after ? [question.after, question.q] : [question.q]);
    const { answer, ms } = answers.at(-1)!;
    const { first, among, fact, refused } = judge(question, answer, ms, () => true);
    right += [first, among, fact, refused === Boolean(question.refuse)].filter((good) => good === true).length;
  }
  for (const { turns, today, half } of readAdviserCases()) {
    if (half !== 'tuning') continue;
    const answers = await ask(
      answering,
      turns.map(({ q }) => q),
      today,
    );
    right += turns.filter((turn, index) => judgeTurn(turn, answers[index]!.answer).passed).length;
  }
  return right;
}
