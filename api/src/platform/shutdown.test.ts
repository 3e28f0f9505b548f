import type { AddressInfo } from 'node:net';
import { monitoringModule } from '../monitoring/monitoring-module';
import { startTestApi } from '../testing/test-api';
import type { ApiModule } from './module';
import { drain, giveNotice } from './shutdown';

/** A call whose answer the test lets go on. */
function slowCall(): ApiModule & { begun: Promise<void>; finish(): void } {
  let begin = (): void => undefined;
  let finish = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const finished = new Promise<void>((resolve) => (finish = resolve));
  return {
    name: 'slow',
    begun,
    finish: () => finish(),
    register(app) {
      app.get('/api/slow', async () => {
        begin();
        await finished;
        return { written: 'whole' };
      });
    },
  };
}

test('a process that stops says so first, lets the answer end that it is writing, and takes no more', async () => {
  const slow = slowCall();
  const api = await startTestApi({ modules: [monitoringModule, slow] });
  const { lifecycle } = api.platform;
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  const ready = async () => (await fetch(`${url}/readyz`)).status;

  expect(await ready()).toBe(503);
  lifecycle.becomeReady();
  expect(await ready()).toBe(200);

  const answer = fetch(`${url}/api/slow`);
  await slow.begun;
  await giveNotice(lifecycle, false);
  expect(await ready()).toBe(503);
  expect((await fetch(`${url}/livez`)).status).toBe(200);

  const drained = drain(api.app, lifecycle);
  slow.finish();
  expect(await (await answer).json()).toEqual({ written: 'whole' });
  await drained;
  await expect(fetch(`${url}/livez`)).rejects.toThrow();
  await api.platform.database.close();
});

test('the figures of the process name routes, never what was asked for', async () => {
  const slow = slowCall();
  const api = await startTestApi({ modules: [monitoringModule, slow] });
  slow.finish();
  await api.app.inject('/api/slow?secret=4711');
  const metrics = await api.app.inject('/metrics');
  expect(metrics.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': expect.stringContaining('text/plain'),
  });
  expect(metrics.body).toContain('http_request_duration_seconds_count{method="GET",route="/api/slow",status="200"} 1');
  expect(metrics.body).toContain('process_resident_memory_bytes');
  expect(metrics.body).not.toContain('4711');
  await api.close();
});
