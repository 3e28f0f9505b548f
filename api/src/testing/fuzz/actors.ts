import { hashPassword } from 'better-auth/crypto';
import { goodPassword, openBrowser, signedUp, type Browser } from '../../accounts/testing/browser';
import { setPasswordHash, userByEmail } from '../../accounts/user-store';
import type { TestApi } from '../test-api';

export const actorNames = ['guest', 'owner', 'other', 'administrator'] as const;
export type ActorName = (typeof actorNames)[number];

/** Stands in everything that the owner keeps; nobody else but administrators may ever read it. */
export const ownersMark = 'zqx owners secret zqx';

export interface Actors {
  browser(name: ActorName): Browser;
  /** Signs an actor in again whose session a request has ended. */
  revive(name: ActorName): Promise<void>;
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
  let revivals = 0;
  const people = await api.platform.database.query<{ id: string; email: string }>('select id, email from app_user');

  return {
    browser: (name) => browsers[name],
    async revive(name) {
      browsers[name] = openBrowser(api, addressOf(++revivals));
      if (name === 'guest') return;
      // An administrator of the run may have switched the account off, or given it another address or password.
      for (const { id, email } of people)
        await api.platform.database.query('update app_user set email = $2, active = true where id = $1', [id, email]);
      await api.platform.database.query('delete from sign_in_failure');
      const { email, password } = pairs[name];
      const user = await userByEmail(api.platform.database.db, email);
      if (user) await setPasswordHash(api.platform.database.db, user.id, await hashPassword(password));
      const again = await browsers[name].request('POST', '/api/accounts/login', { email, password });
      if (again.statusCode !== 200) throw new Error(`${email} cannot sign in any more: ${again.body}`);
    },
    ids: await idsIn(api),
  };
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
