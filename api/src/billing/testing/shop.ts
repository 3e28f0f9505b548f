import { accountsModule } from '../../accounts/accounts-module';
import { createUser, userById } from '../../accounts/user-store';
import { mailboxModule } from '../../platform/mail/mailbox-module';
import type { ApiModule } from '../../platform/module';
import type { Platform } from '../../platform/platform';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createBillingModule } from '../billing-module';
import type { Billing } from '../context';
import { configuredGateways } from '../gateways/configured-gateways';
import type { Gateways } from '../gateways/gateways';
import { testGatewayPath } from '../gateways/test-gateway';

type Response = Awaited<ReturnType<TestApi['app']['inject']>>;

export interface Customer {
  readonly id: string;
  readonly email: string;
  request(method: 'GET' | 'POST', url: string, payload?: object): Promise<Response>;
  /** Begins a checkout of Pro by the month, or of what `body` says. */
  checkout(body?: object): Promise<Response>;
  /** Buys it through the test gateway and gives the order's id. */
  buy(body?: object): Promise<string>;
  /** Ends an order on the test gateway's page. */
  end(orderId: string, how: 'pay' | 'decline' | 'abandon'): Promise<Response>;
}

export interface Shop {
  readonly api: TestApi;
  readonly billing: Billing;
  /** Moves the clock forward. */
  wait(days: number): void;
  customer(email: string): Promise<Customer>;
  mailsTo(email: string): Promise<{ subject: string; text: string }[]>;
  /** Resolves when the mailbox holds such a mail, and fails when that does not happen. */
  mailArrives(email: string, subject: string): Promise<void>;
  close(): Promise<void>;
}

const header = 'x-signed-in-as';
let intents = 0;

/** An API with plans, coupons and the test gateway, in which a header says who is signed in. */
export async function openShop(
  options: {
    gateways?: (platform: Platform) => Gateways;
    jobs?: boolean;
    environment?: Record<string, string>;
    modules?: readonly ApiModule[];
  } = {},
): Promise<Shop> {
  let now = new Date('2026-11-21T06:00:00Z');
  const gateways = options.gateways ?? configuredGateways;
  const signInByHeader: ApiModule = {
    name: 'test sign-in',
    register(_app, { principals, database: { db } }) {
      principals.useUserResolver(async (request) => {
        const user = await userById(db, String(request.headers[header]));
        return user && { kind: 'user', userId: user.id, email: user.email, name: user.name, role: user.role };
      });
    },
  };
  const api = await startTestApi({
    modules: [
      mailboxModule,
      accountsModule,
      createBillingModule({ gateways }),
      ...(options.modules ?? []),
      signInByHeader,
    ],
    jobs: options.jobs ?? false,
    environment: options.environment ?? {},
    adapt: (platform) => ({ ...platform, now: () => now }),
  });
  const { platform } = api;
  const mailsTo = async (email: string) =>
    (await api.app.inject('/api/dev/mailbox'))
      .json<{ to: string; subject: string; text: string }[]>()
      .filter(({ to }) => to === email);

  return {
    api,
    billing: { platform, db: platform.database.db, gateways: gateways(platform) },
    wait(days) {
      now = new Date(now.getTime() + days * 86_400_000);
    },
    async customer(email) {
      const user = await createUser(
        platform.database.db,
        { email, name: email.split('@')[0] ?? '', createdAt: now },
        null,
      );
      if (!user) throw new Error(`${email} exists already.`);
      return customer(api, user.id, email);
    },
    mailsTo,
    async mailArrives(email, subject) {
      for (const deadline = Date.now() + 15_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
        if ((await mailsTo(email)).some((mail) => mail.subject.includes(subject))) return;
        if (Date.now() > deadline) throw new Error(`No mail "${subject}" reached ${email}.`);
      }
    },
    close: () => api.close(),
  };
}

function customer({ app }: TestApi, id: string, email: string): Customer {
  const request: Customer['request'] = (method, url, payload) =>
    app.inject({ method, url, headers: { [header]: id }, ...(payload ? { payload } : {}) });
  const checkout: Customer['checkout'] = (body = {}) =>
    request('POST', '/api/billing/checkout', {
      plan: 'pro',
      period: 'monthly',
      stateCode: '29',
      name: 'Asha Rao',
      idempotencyKey: `intent-${++intents}`,
      ...body,
    });
  const end: Customer['end'] = (orderId, how) => request('POST', `${testGatewayPath(orderId)}/${how}`);
  return {
    id,
    email,
    request,
    checkout,
    end,
    async buy(body) {
      const begun = await checkout(body);
      const { orderId } = begun.json<{ orderId?: string }>();
      if (!orderId) throw new Error(`No order: ${begun.body}`);
      const ended = await end(orderId, 'pay');
      if (ended.statusCode !== 303) throw new Error(`Not paid: ${ended.body}`);
      return orderId;
    },
  };
}
