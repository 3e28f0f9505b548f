import { createTestChatsModule } from '../../chats/testing/test-chats-module';
import { modules } from '../../modules';
import { startTestApi, type TestApi } from '../test-api';
import { testDatabaseKind } from '../test-database';
import { fuzz } from './fuzz';

/**
 * `npm test` sends 20,000: half of them on either kind of database, at the same time, where both are there. `npm run fuzz` takes another seed each
 * time; what it finds can be sent again by its seed.
 */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 2000);
const seed = Number(process.env['FUZZ_SEED'] ?? (testDatabaseKind === 'server' ? 20261123 : 20261122));

describe('the API under hostile requests', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({
      environment: { SAMPLE_DATA: '1', FREE_QUESTIONS_PER_DAY: '0' },
      modules: [
        ...modules.filter(({ name }) => name !== 'knowledge' && name !== 'chats'),
        // Answers have tests of their own; here their engine would only be loaded.
        createTestChatsModule(),
      ],
      jobs: true,
    });
    // Every module with its samples: on a busy machine that takes longer than one test may.
  }, 120_000);
  afterAll(() => api.close());

  it(
    'breaks nowhere and gives nobody what is somebody else’s',
    async () => {
      const result = await fuzz(api, { requests, seed });
      expect(result.faults).toEqual([]);
      // Requests that are all refused at the door would try nothing.
      expect(result.statuses[200] ?? 0).toBeGreaterThan(requests / 20);
      process.stdout.write(`fuzz: ${JSON.stringify({ seed, ...result })}\n`);
    },
    Math.max(60_000, requests * 120),
  );
});
