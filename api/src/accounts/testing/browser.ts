import type { FastifyInstance, InjectOptions } from 'fastify';
import type { TestApi } from '../../testing/test-api';

type Response = Awaited<ReturnType<FastifyInstance['inject']>>;

/** A browser of a test: it keeps its cookies. */
export interface Browser {
  readonly cookies: Map<string, string>;
  request(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Response>;
}

/** @param remoteAddress where it asks from */
export function openBrowser({ app }: TestApi, remoteAddress = '127.0.0.1'): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async request(method, url, payload) {
      const options: InjectOptions = {
        method,
        url,
        remoteAddress,
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(payload ? { payload } : {}),
      };
      const response = await app.inject(options);
      for (const { name, value, maxAge } of response.cookies) {
        if (maxAge === 0 || value === '') cookies.delete(name);
        else cookies.set(name, encodeURIComponent(value));
      }
      return response;
    },
  };
}

/** The newest code that was mailed to an address. */
export async function codeFor({ app }: TestApi, email: string): Promise<string> {
  const mails = (await app.inject('/api/dev/mailbox')).json<{ to: string; code?: string }[]>();
  const code = mails.find((mail) => mail.to === email && mail.code)?.code;
  if (!code) throw new Error(`There is no code for ${email}.`);
  return code;
}

export const goodPassword = 'quiet river 48';

/** A browser in which a new person is signed in. */
export async function signedUp(api: TestApi, email: string): Promise<Browser> {
  const browser = openBrowser(api);
  await browser.request('POST', '/api/accounts/sign-up', {
    email,
    password: goodPassword,
    confirmPassword: goodPassword,
    consent: true,
  });
  const verified = await browser.request('POST', '/api/accounts/sign-up/verify', {
    email,
    code: await codeFor(api, email),
  });
  if (verified.statusCode !== 200) throw new Error(`${email} could not sign up: ${verified.body}`);
  return browser;
}
