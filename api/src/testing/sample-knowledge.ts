import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { CompiledKnowledge } from 'knowledge';
import { compiledFile } from '../knowledge/build-knowledge';
import { readCompiledKnowledge } from '../knowledge/compiled-knowledge';
import { loadKnowledge } from '../knowledge/load-knowledge';
import { migrationsDir } from '../locate';
import type { Database } from '../platform/database/database';
import { migrate } from '../platform/database/migrate';
import { openTestDatabase } from './test-database';

const ids = new Set(
  `bns-101 bns-103 bns-303 bns-304 bns-308 bns-309 bns-318 bns-78 bns-85 bns-115 bns-351 bns-356 ipc-302 ipc-379 ipc-420 ipc-377 ipc-497 bnss-173 bnss-480 bnss-482 crpc-438 crpc-154
   ni-act-138 ni-act-139 ni-act-142 ni-act-143a ni-act-141 ni-act-147 constitution-14 constitution-21 constitution-22 rti-act-6 rti-act-7 rti-act-19 cpa-34 cpa-35 hma-13 hma-13b dv-act-12 dv-act-18
   cheque-bounce rti-application mutual-divorce domestic-violence fir-refused deposit-not-returned tpa-108 case-vishaka-1997 case-rangappa-2010 case-lalita-kumari-2013 robbery theft bail
   emergency women-helpline nalsa tele-manas childline tele-law cybercrime`.split(/\s+/),
);

/** The records of the real knowledge base that the tests talk about, with every Act. */
export async function sampleKnowledge(): Promise<CompiledKnowledge> {
  // Compiling takes a while: what was compiled before is good enough for records that seldom change.
  const all = existsSync(compiledFile)
    ? (JSON.parse(await readFile(compiledFile, 'utf8')) as CompiledKnowledge)
    : await readCompiledKnowledge();
  return { ...all, hash: 'sample', records: all.records.filter(({ id, kind }) => kind === 'act' || ids.has(id)) };
}

/** A database of its own with the sample loaded. */
export async function openSampleDatabase(): Promise<Database> {
  const database = await openTestDatabase();
  await migrate(database, migrationsDir);
  await loadKnowledge(database, await sampleKnowledge());
  return database;
}
