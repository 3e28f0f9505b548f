import type { CompiledRecord, CompiledShortAnswer } from 'knowledge';
import { loadKnowledge } from '../knowledge/load-knowledge';
import { migrationsDir } from '../locate';
import type { Database } from '../platform/database/database';
import { migrate } from '../platform/database/migrate';
import { sampleKnowledge } from '../testing/sample-knowledge';
import { openTestDatabase } from '../testing/test-database';
import { createAnswerEngine, type AnswerEngine } from './engine';

const shortAnswer: CompiledShortAnswer = {
  id: 'must-they',
  asks: [
    'can police refuse to file an FIR',
    'क्या पुलिस FIR लिखने से मना कर सकती है',
    'போலீஸ் FIR பதிய மறுக்கலாமா',
    'ಪೊಲೀಸರು FIR ದಾಖಲಿಸಲು ನಿರಾಕರಿಸಬಹುದೇ',
  ],
  text: {
    en: 'No, for a cognizable offence the police must register it ([[bnss-173]]).',
    hi: 'नहीं, संज्ञेय अपराध में पुलिस को FIR लिखनी ही होगी ([[bnss-173]])।',
    ta: 'இல்லை, கைது செய்யத்தக்க குற்றத்தில் போலீஸ் FIR பதிய வேண்டும் ([[bnss-173]]).',
    kn: 'ಇಲ್ಲ, ಸಂಜ್ಞೇಯ ಅಪರಾಧದಲ್ಲಿ ಪೊಲೀಸರು FIR ದಾಖಲಿಸಲೇಬೇಕು ([[bnss-173]]).',
  },
  law: ['bnss-173'],
};

describe('short answers in the language of the question', () => {
  let database: Database;
  let engine: AnswerEngine;

  beforeAll(async () => {
    database = await openTestDatabase();
    await migrate(database, migrationsDir);
    const sample = await sampleKnowledge();
    await loadKnowledge(database, { ...sample, records: sample.records.map(withShortAnswer) });
    engine = createAnswerEngine(database);
  });
  afterAll(() => database.close());

  it.each([
    ['hi', 'पुलिस FIR लिखने से मना कर सकती है क्या', /^नहीं, संज्ञेय अपराध में पुलिस को FIR लिखनी ही होगी/],
    ['ta', 'FIR பதிய போலீஸ் மறுக்கலாமா', /^இல்லை, கைது செய்யத்தக்க குற்றத்தில் போலீஸ் FIR பதிய வேண்டும்/],
    ['kn', 'FIR ದಾಖಲಿಸಲು ಪೊಲೀಸರು ನಿರಾಕರಿಸಬಹುದೇ', /^ಇಲ್ಲ, ಸಂಜ್ಞೇಯ ಅಪರಾಧದಲ್ಲಿ ಪೊಲೀಸರು FIR ದಾಖಲಿಸಲೇಬೇಕು/],
  ])('opens with the translated answer (%s)', async (_language, question, opening) => {
    const { markdown, citations } = await engine.answer({ question });
    expect(markdown).toMatch(opening);
    expect(citations[0]?.id).toBe('bnss-173');
  });
});

const withShortAnswer = (record: CompiledRecord): CompiledRecord =>
  record.id === 'fir-refused' && record.kind === 'guide' ? { ...record, shortAnswers: [shortAnswer] } : record;
