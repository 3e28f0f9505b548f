import type { AddressInfo } from 'node:net';
import { createLiveServices } from 'shared-contracts/services/live';
import { describeServices } from 'sample-services/testing/service-suite';
import { codeFor } from '../accounts/testing/browser';
import { modules } from '../modules';
import { startTestApi, type TestApi } from './test-api';

let api: TestApi;
let baseUrl: string;
const plainFetch = globalThis.fetch;
/** The cookies of the browser whose turn it is; each `open` begins with none. */
let cookies = new Map<string, string>();

beforeAll(async () => {
  api = await startTestApi({
    environment: { SAMPLE_DATA: '1' },
    modules: modules.filter(({ name }) => name !== 'knowledge'),
    jobs: true,
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  baseUrl = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await plainFetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  };
});
afterAll(async () => {
  globalThis.fetch = plainFetch;
  await api.close();
});

function keep(line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}

describeServices('live', {
  proYearlyPaise: 16_700,
  open() {
    cookies = new Map();
    return Promise.resolve(
      createLiveServices({
        services: 'live',
        apiBaseUrl: baseUrl,
        contactFormUrl: '',
        siteUrl: '',
        features: { google: false, devMailbox: true },
      }),
    );
  },
  code: (email) => codeFor(api, email),
});
