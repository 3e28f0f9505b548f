import { goodPassword, openBrowser, signedUp, type Browser } from '../../accounts/testing/browser';
import type { TestApi } from '../test-api';

export const actorNames = ['guest', 'owner', 'other', 'administrator'] as const;
export type ActorName = (typeof actorNames)[number];

/** Stands in everything that the owner keeps; nobody else but administrators may ever read it. */
export const ownersMark = 'zqx owners secret zqx';

export interface Actors {
  browser(name: ActorName): Browser;
  /** Gives everybody back the session, address and password that a request has taken from them. */
  revive(): Promise<void>;
  /** Rows of every kind, most of which are the owner's. */
  readonly ids: readonly string[];
}

const pairs: Record<Exclude<ActorName, 'guest'>, { email: string; password: string }> = {
  owner: { email: 'owner@example.com', password: goodPassword },
  other: { email: 'other@example.com', password: goodPassword },
  administrator: { email: 'admin@example.com', password: 'admin123' },
};

/** A guest, two people, of whom one has something to lose, and an administrator. */
export async function openActors(api: TestApi): Promise<Actors> {
  const browsers: Record<ActorName, Browser> = {
    guest: openBrowser(api),
    owner: await signedUp(api, pairs.owner.email),
    other: await signedUp(api, pairs.other.email),
    administrator: openBrowser(api),
  };
  await fillAccount(browsers.owner);
  await browsers.administrator.request('POST', '/api/accounts/login', pairs.administrator);
  const kept = await keptRows(api);

  return {
    browser: (name) => browsers[name],
    // Rows are put back instead of passwords hashed and people signed in: a run of thousands has hundreds of ended sessions.
    async revive() {
      await api.platform.database.together(async (queries) => {
        await queries.query('delete from sign_in_failure');
        for (const { table, rows, change } of kept)
          await queries.query(
            `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)
             on conflict (id) do update set ${change}`,
            [rows],
          );
      });
    },
    ids: await idsIn(api),
  };
}

/** What an actor needs to be known, as it was at the start. */
async function keptRows({ platform }: TestApi) {
  const tables = [
    {
      table: 'app_user',
      change:
        'email = excluded.email, active = excluded.active, role = excluded.role, staff_role = excluded.staff_role',
    },
    { table: 'user_credential', change: 'password = excluded.password' },
    { table: 'user_session', change: 'token = excluded.token, expires_at = excluded.expires_at' },
  ];
  return Promise.all(
    tables.map(async ({ table, change }) => {
      const [found] = await platform.database.query<{ rows: string }>(
        `select coalesce(jsonb_agg(one), '[]')::text as rows from ${table} one`,
      );
      return { table, change, rows: found?.rows ?? '[]' };
    }),
  );
}

/** Addresses of their own, so that the limits of one address do not end the run. */
export const addressOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

async function fillAccount(owner: Browser): Promise<void> {
  await owner.request('POST', '/api/accounts/profile/complete', {
    userType: 'customer',
    countryCode: '+91',
    phone: '9845012345',
  });
  await owner.request('PUT', '/api/accounts/profile', {
    name: ownersMark,
    countryCode: '+91',
    phone: '9845012345',
    address: ownersMark,
    stateCode: '29',
    gstin: '',
    language: 'en',
  });
  await owner.request('POST', '/api/chat', { question: `What is bail? ${ownersMark}` });
  await owner.request('POST', '/api/billing/checkout', {
    plan: 'pro',
    period: 'monthly',
    name: ownersMark,
    idempotencyKey: 'the order of the owner',
  });
}

/** The keys of some rows of every table that people can name in a call. */
async function idsIn({ platform }: TestApi): Promise<string[]> {
  const tables = [
    'app_user',
    'user_session',
    'conversation',
    'message',
    'plan',
    'coupon',
    'purchase_order',
    'invoice',
    'subscription',
    'contact_message',
    'review_item',
    'dataset_file',
    'bell_item',
  ];
  const found: string[] = [];
  for (const table of tables) {
    const rows = await platform.database.query<{ id: string }>(`select id::text from ${table} limit 6`);
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}
