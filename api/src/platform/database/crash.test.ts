import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../app';
import { contactModule } from '../../contact/contact-module';
import { monitoringModule } from '../../monitoring/monitoring-module';
import { EMPTY_DATABASE } from '../../testing/empty-database';
import { testConfig } from '../../testing/test-api';
import { testDatabaseKind } from '../../testing/test-database';
import { platformOn, type Platform } from '../platform';
import { openEmbedded, startEngine } from './embedded';

// An engine is opened anew several times, also on machines that do other work meanwhile.
jest.setTimeout(180_000);

/** These stop after what they do next: it is in their log, and nobody is told. */
const stopping = new WeakSet<PGlite>();

function stopWhenTold(engine: PGlite): PGlite {
  const { Module: inner } = engine;
  const { _PostgresMainLoopOnce: run } = inner;
  inner._PostgresMainLoopOnce = () => {
    run();
    if (stopping.has(engine)) throw new WebAssembly.RuntimeError('unreachable');
  };
  return engine;
}

/** Ways in which the engine fails in its own innards at what it does next. */
const crashes: Readonly<Record<string, (engine: PGlite) => void>> = {
  'its memory is overwritten': ({ Module }) => void Module.HEAPU8.fill(0xff, 0, Module.HEAPU8.length / 2),
  'a file of it cannot be written any more': ({ Module: { FS } }) => {
    FS.write = () => {
      throw new Error('The file is gone.');
    };
  },
  'it stops': (engine) => void stopping.add(engine),
};

(testDatabaseKind === 'embedded' ? describe : describe.skip)('an embedded database that crashes', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'crash-'));
  const engines: PGlite[] = [];
  let mayOpen = true;
  let platform: Platform;
  let app: FastifyInstance;

  beforeAll(async () => {
    const files = process.env[EMPTY_DATABASE];
    const database = await openEmbedded(dataDir, async (options) => {
      if (!mayOpen) throw new Error('It does not open yet.');
      const isNew = engines.length === 0 && files;
      const engine = await startEngine(isNew ? { ...options, loadDataDir: await openAsBlob(files) } : options);
      engines.push(engine);
      return stopWhenTold(engine);
    });
    platform = await platformOn(database, testConfig(), pino({ level: 'silent' }));
    app = await buildApp(platform, [monitoringModule, contactModule]);
    await app.ready();
    platform.lifecycle.becomeReady();
    platform.health.start();
  });
  afterAll(async () => {
    platform.health.stop();
    await app.close();
    await platform.notices.close();
    await platform.database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const send = (message: string) =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { firstName: 'Asha', email: 'asha@example.com', message },
    });
  const turn = () => new Promise((resolve) => setTimeout(resolve, 20));
  const kept = async () =>
    (await platform.database.query<{ message: string }>('select message from contact_message')).map(
      ({ message }) => message,
    );

  it.each(Object.entries(crashes))(
    'as when %s, tells so in a sentence and goes on with all that it took',
    async (what, crash) => {
      const taken: string[] = [];
      for (let sent = 0; sent < 5; sent++) {
        expect((await send(`${what} ${sent}`)).statusCode).toBe(200);
        taken.push(`${what} ${sent}`);
      }
      const before = engines.length;
      mayOpen = false;
      const within = platform.database.together(async ({ query }) => {
        await query(`insert into contact_message (name, email, message) values ('Asha', 'a@example.com', 'half')`);
        const broken = engines.at(-1);
        if (broken) crash(broken);
        await query('select 1');
      });
      const [response] = await Promise.all([send('in the crash'), expect(within).rejects.toThrow()]);
      for (const told of [response, await send('while it is down')]) {
        expect([told.statusCode, told.json().failing]).toEqual([503, 'database']);
        expect(told.json().detail).toMatch(/^The database does not answer .+\.$/);
      }
      while (platform.health.isUp) await turn();
      expect([(await send('while it is known')).statusCode, (await app.inject('/readyz')).statusCode]).toEqual([
        503, 503,
      ]);

      mayOpen = true;
      while (!platform.health.isUp) await turn();
      expect(engines.length).toBe(before + 1);
      expect((await send(`${what}, and after it`)).statusCode).toBe(200);
      expect(await kept()).toEqual(expect.arrayContaining([...taken, `${what}, and after it`]));
      expect(await kept()).not.toContain('half');
    },
  );

  it('hears again what is told, and says that something may have been missed', async () => {
    const heard: string[] = [];
    let missed = 0;
    const stop = await platform.database.listen('news', { heard: (text) => heard.push(text), missed: () => missed++ });
    const engine = engines.at(-1);
    if (engine) crashes['it stops']?.(engine);
    await expect(platform.database.query('select 1')).rejects.toMatchObject({ code: '57P02' });
    while (missed === 0) await turn();
    await platform.database.query(`select pg_notify('news', 'again')`);
    while (heard.length === 0) await turn();
    expect([heard, missed]).toEqual([['again'], 1]);
    await stop();
  });
});
