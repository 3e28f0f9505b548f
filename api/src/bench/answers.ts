import { createAnswerEngine } from '../answers/engine';
import { readConfig } from '../config';
import { readCompiledKnowledge } from '../knowledge/compiled-knowledge';
import { loadKnowledge } from '../knowledge/load-knowledge';
import { migrationsDir } from '../locate';
import { openInMemory } from '../platform/database/embedded';
import { migrate } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/open';
import { judge, summarise, type Outcome } from './measure';
import { readQuestions, type BenchQuestion } from './questions';

const verbose = process.argv.includes('--failures');
const all = process.argv.includes('--all-failures');
const config = readConfig(process.env);
const onDisk = Boolean(process.env.DATA_DIR ?? process.env.DATABASE_URL);
const database = onDisk ? await openDatabase(config) : await openInMemory();

try {
  await migrate(database, migrationsDir);
  await loadKnowledge(database, await readCompiledKnowledge());
  const rows = await database.query<{ id: string }>('select id from knowledge_record');
  const ids = new Set(rows.map(({ id }) => id));
  const engine = createAnswerEngine(database);
  await engine.answer({ question: 'What is an FIR?' });
  const outcomes: Outcome[] = [];
  for (const question of readQuestions()) outcomes.push(await measured(question));
  print(outcomes);

  async function measured(question: BenchQuestion): Promise<Outcome> {
    const before = question.after ? (await engine.answer({ question: question.after })).subjects : [];
    const started = performance.now();
    const answer = await engine.answer({ question: question.q, before });
    return judge(question, answer, performance.now() - started, (id) => ids.has(id) || id.startsWith('document-'));
  }
} finally {
  await database.close();
}

function print(outcomes: readonly Outcome[]): void {
  const table: Record<string, ReturnType<typeof summarise>> = {};
  for (const half of ['tuning', 'untouched'] as const) table[`${half} half`] = summarise(outcomes.filter(({ question }) => question.half === half));
  for (const language of [...new Set(outcomes.map(({ question }) => question.language))]) table[`language ${language}`] = summarise(outcomes.filter(({ question }) => question.language === language));
  for (const kind of [...new Set(outcomes.map(({ question }) => question.kind))]) table[`kind ${kind}`] = summarise(outcomes.filter(({ question }) => question.kind === kind));
  // Where the engine is weak is told of the tuning half alone: knowing it of the other would be tuning on it.
  const tuning = outcomes.filter(({ question }) => question.half === 'tuning');
  for (const file of [...new Set(tuning.map(({ question }) => question.file))]) table[`tuning ${file}`] = summarise(tuning.filter(({ question }) => question.file === file));
  console.table(table);
  console.log(`Memory: ${Math.round(process.memoryUsage().rss / 1024 / 1024)} MB`);
  if (verbose || all) for (const outcome of outcomes) if (all || outcome.question.half === 'tuning') printFailure(outcome);
}

function printFailure({ question, answer, first, among, fact, refused }: Outcome): void {
  const wrong = [first === false && 'first', among === false && 'five', fact === false && 'fact', refused !== Boolean(question.refuse) && (question.refuse ? 'answered' : 'refused')].filter(Boolean);
  if (wrong.length > 0) console.log(`${wrong.join(',')}: ${question.q} | wanted ${(question.first ?? question.among ?? []).join('/')} ${question.fact ?? ''} | got ${answer.citations.slice(0, 4).map(({ id }) => id).join(' ')} ${answer.outcome}`);
}
