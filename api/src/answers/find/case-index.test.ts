import type { Database } from '../../platform/database/database';
import { openSampleDatabase } from '../../testing/sample-knowledge';
import { createCaseIndex, partyWords, type CaseIndex } from './case-index';

describe('cases by the names of their parties', () => {
  let database: Database;
  let cases: CaseIndex;
  beforeAll(async () => {
    database = await openSampleDatabase();
    cases = createCaseIndex(database);
  });
  afterAll(() => database.close());

  it.each([
    ['Vishaka case summary', 'case-vishaka-1997'],
    ['the Vishakha judgment', 'case-vishaka-1997'],
    ['Lalita Kumari', 'case-lalita-kumari-2013'],
    ['Lalitakumari verdict', 'case-lalita-kumari-2013'],
    ['லலிதா குமாரி வழக்கு', 'case-lalita-kumari-2013'],
    ['रंगप्पा केस', 'case-rangappa-2010'],
  ])('%s', async (question, id) => {
    expect((await cases.named(partyWords(question)))[0]?.id).toBe(id);
  });

  it.each(['punishment for theft', 'State of Rajasthan', 'can I get a copy of the FIR'])(
    'no case: %s',
    async (question) => {
      expect(await cases.named(partyWords(question))).toEqual([]);
    },
  );
});
