import { parseArgs } from 'node:util';
import { createAnswerEngine } from '../answers/engine';
import { nothing, readWithout } from '../answers/without';
import { readConfig } from '../config';
import { readCompiledKnowledge } from '../knowledge/compiled-knowledge';
import { loadKnowledge } from '../knowledge/load-knowledge';
import { migrationsDir } from '../locate';
import { openInMemory } from '../platform/database/embedded';
import { migrate } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/open';
import { runAdviserSet } from './adviser/run';
import { ask } from './ask';
import { ablationRow, judge, summarise, type Outcome } from './measure';
import { readQuestions, type BenchQuestion } from './questions';

const { values } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false },
    set: { type: 'string' },
    without: { type: 'string' },
  },
});
const without = values.without === undefined ? nothing : withoutOrEnd(values.without);
const config = readConfig(process.env);
const onDisk = Boolean(process.env.DATA_DIR ?? process.env.DATABASE_URL);
const database = onDisk ? await openDatabase(config) : await openInMemory();

try {
  await migrate(database, migrationsDir);
  await loadKnowledge(database, await readCompiledKnowledge());
  const rows = await database.query<{ id: string }>('select id from knowledge_record');
  const ids = new Set(rows.map(({ id }) => id));
  const engine = createAnswerEngine(database, undefined, undefined, without);
  await engine.answer({ question: 'What is an FIR?' });
  if (values.set === 'adviser') process.exitCode = (await runAdviserSet(engine, values.failures)) ? 0 : 1;
  else {
    const outcomes: Outcome[] = [];
    for (const question of readQuestions()) outcomes.push(await measured(question));
    if (values.without === undefined) print(outcomes);
    else console.table({ [`without ${[...without].join(', ')}`]: ablationRow(outcomes) });
  }

  async function measured(question: BenchQuestion): Promise<Outcome> {
    const answers = await ask(engine, question.after ? [question.after, question.q] : [question.q]);
    const { answer, ms } = answers.at(-1)!;
    return judge(question, answer, ms, (id) => ids.has(id) || id.startsWith('document-'));
  }
} finally {
  await database.close();
}

/** A name that is unknown ends the measurement before it begins. */
function withoutOrEnd(names: string): ReturnType<typeof readWithout> {
  try {
    return readWithout(names);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

function print(outcomes: readonly Outcome[]): void {
  const table: Record<string, ReturnType<typeof summarise>> = {};
  for (const half of ['tuning', 'untouched'] as const)
    table[`${half} half`] = summarise(outcomes.filter(({ question }) => question.half === half));
  for (const language of [...new Set(outcomes.map(({ question }) => question.language))])
    table[`language ${language}`] = summarise(outcomes.filter(({ question }) => question.language === language));
  for (const kind of [...new Set(outcomes.map(({ question }) => question.kind))])
    table[`kind ${kind}`] = summarise(outcomes.filter(({ question }) => question.kind === kind));
  // Where the engine is weak is told of the tuning half alone: knowing it of the other would be tuning on it.
  const tuning = outcomes.filter(({ question }) => question.half === 'tuning');
  for (const file of [...new Set(tuning.map(({ question }) => question.file))])
    table[`tuning ${file}`] = summarise(tuning.filter(({ question }) => question.file === file));
  console.table(table);
  console.log(`Memory: ${Math.round(process.memoryUsage().rss / 1024 / 1024)} MB`);
  if (values.failures) for (const outcome of tuning) printFailure(outcome);
}

function printFailure({ question, answer, first, among, fact, refused }: Outcome): void {
  const wrong = [
    first === false && 'first',
    among === false && 'five',
    fact === false && 'fact',
    refused !== Boolean(question.refuse) && (question.refuse ? 'answered' : 'refused'),
  ].filter(Boolean);
  if (wrong.length > 0)
    console.log(
      `${wrong.join(',')}: ${question.q} | wanted ${(question.first ?? question.among ?? []).join('/')} ${question.fact ?? ''} | got ${answer.citations
        .slice(0, 4)
        .map(({ id }) => id)
        .join(' ')} ${answer.outcome}`,
    );
}
