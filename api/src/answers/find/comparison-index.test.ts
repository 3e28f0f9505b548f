import type { Database } from '../../platform/database/database';
import { openSampleDatabase } from '../../testing/sample-knowledge';
import { createComparisonIndex, type ComparisonIndex } from './comparison-index';

describe('what was written to tell things apart', () => {
  let database: Database;
  let comparisons: ComparisonIndex;
  beforeAll(async () => {
    database = await openSampleDatabase();
    comparisons = createComparisonIndex(database);
  });
  afterAll(() => database.close());

  it.each([
    [['bail', 'anticipatory bail'], 'anticipatory-or-regular-bail'],
    [['regular bail', 'anticipatory bail'], 'anticipatory-or-regular-bail'],
    [['contested divorce', 'mutual divorce'], 'mutual-or-contested'],
    [['robbery', 'dacoity'], 'four-takings'],
    [['NCR', 'FIR'], 'fir-or-ncr'],
  ])('%j', async (names, id) => {
    expect((await comparisons.between(names))?.answer.id).toBe(id);
  });

  it.each([[['tea', 'coffee']], [['bail', 'coffee']], [['robbery', 'mutual divorce']]])('not %j', async (names) => {
    expect(await comparisons.between(names)).toBeUndefined();
  });
});
