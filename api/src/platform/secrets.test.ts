import { migrationsDir } from '../locate';
import { openTestDatabase } from '../testing/test-database';
import { migrate } from './database/migrate';
import type { Database } from './database/database';
import { sharedSecret } from './secrets';
import { createVault } from './vault';

const vault = createVault(() => 'the key of this installation');
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database, migrationsDir);
});
afterAll(() => database.close());

const kept = async (name: string) =>
  (await database.query<{ value: string }>('select value from secret where name = $1', [name]))[0]?.value ?? '';

test('every process has the same secret, and the database alone does not give it away', async () => {
  const [one, other] = await Promise.all([sharedSecret(database, vault, 'a'), sharedSecret(database, vault, 'a')]);
  expect(one).toHaveLength(43);
  expect(other).toBe(one);
  expect(await kept('a')).not.toContain(one);
  expect(await sharedSecret(database, vault, 'b')).not.toBe(one);
});

test('one that was kept in the clear stays the same and is sealed', async () => {
  const plain = 'a'.repeat(43);
  await database.query('insert into secret (name, value) values ($1, $2)', ['old', plain]);
  expect(await Promise.all([1, 2, 3].map(() => sharedSecret(database, vault, 'old')))).toEqual([plain, plain, plain]);
  expect(await kept('old')).not.toContain(plain);
  expect(await sharedSecret(database, vault, 'old')).toBe(plain);
});
