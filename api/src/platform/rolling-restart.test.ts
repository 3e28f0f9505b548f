import type { AddressInfo } from 'node:net';
import { createBillingModule } from '../billing/billing-module';
import { accountsModule } from '../accounts/accounts-module';
import { createTestChatsModule } from '../chats/testing/test-chats-module';
import { monitoringModule } from '../monitoring/monitoring-module';
import { startTestApi, type TestApi } from '../testing/test-api';
import { drain, giveNotice } from './shutdown';

jest.setTimeout(120_000);

interface Process {
  readonly api: TestApi;
  readonly url: string;
}

const modules = [monitoringModule, accountsModule, createBillingModule(), createTestChatsModule()];

async function start(beside?: TestApi): Promise<Process> {
  const api = await startTestApi({
    modules,
    environment: { FREE_QUESTIONS_PER_DAY: '0', SESSION_SECRET: 's'.repeat(32), VAULT_KEY: 'v'.repeat(32) },
    ...(beside ? { beside } : {}),
  });
  toClose.push(api);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  api.platform.lifecycle.becomeReady();
  return { api, url: `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}` };
}

/** What a load balancer does: it asks each process whether it is ready, and gives work to those that are. */
function createBalancer(first: readonly Process[]) {
  let all = [...first];
  let ready: readonly string[] = first.map(({ url }) => url);
  let turn = 0;
  return {
    next: () => ready[turn++ % ready.length] ?? '',
    async look() {
      const answers = await Promise.all(
        all.map(async ({ url }) => ((await fetch(`${url}/readyz`).catch(() => null))?.ok ? [url] : [])),
      );
      ready = answers.flat();
    },
    sends: (process: Process) => ready.includes(process.url),
    add: (process: Process) => void all.push(process),
    remove: (process: Process) => (all = all.filter((other) => other !== process)),
  };
}

/** The connection was never taken, so that nothing of the call was read. */
const isNotConnected = (error: unknown): boolean =>
  error instanceof Error && (error.cause as NodeJS.ErrnoException | undefined)?.syscall === 'connect';

let going = true;
const toClose: TestApi[] = [];
afterEach(async () => {
  going = false;
  for (const api of toClose.reverse()) await api.close();
});

test('all processes are replaced under load, one after the other, and no request is dropped', async () => {
  // The database stays while those on it come and go.
  const host = await startTestApi({ modules: [], environment: { VAULT_KEY: 'v'.repeat(32) } });
  toClose.push(host);
  const old = [await start(host), await start(host)];
  const balancer = createBalancer(old);
  const outcomes = new Map<string, number>();

  /** As balancers do: a call that reached no process is given to another one. */
  const send = (path: string, init?: RequestInit) =>
    fetch(`${balancer.next()}${path}`, init).catch((error: unknown) => {
      if (!isNotConnected(error)) throw error;
      return fetch(`${balancer.next()}${path}`, init);
    });

  async function ask(person: number): Promise<void> {
    for (let asked = person; going; asked++) {
      const question = asked % 2 === 0;
      const call = question
        ? send('/api/chat', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ question: 'My cheque bounced' }),
          })
        : send('/api/plans');
      const outcome = await call.then(
        async (response) => `${response.status} ${(await response.text()).length > 50 ? 'whole' : 'cut'}`,
        (error: Error) => `dropped: ${String(error.cause)}`,
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  }
  const people = Array.from({ length: 8 }, (_, person) => ask(person));
  const answered = () => outcomes.get('200 whole') ?? 0;
  /** Load goes on until so many more were answered. */
  const more = async (count: number) => {
    for (const enough = answered() + count; answered() < enough && outcomes.size <= 1;)
      await new Promise((resolve) => setImmediate(resolve));
  };

  for (const process of old) {
    await more(20);
    const next = await start(host);
    balancer.add(next);
    await balancer.look();
    const notice = giveNotice(process.api.platform.lifecycle, true);
    await balancer.look();
    expect(balancer.sends(process)).toBe(false);
    expect(balancer.sends(next)).toBe(true);
    await notice;
    await drain(process.api.app, process.api.platform.lifecycle);
    balancer.remove(process);
    await more(20);
  }
  going = false;
  await Promise.all(people);
  expect([...outcomes.keys()]).toEqual(['200 whole']);
  expect(answered()).toBeGreaterThanOrEqual(80);
});
