import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';
import type { Config } from '../config';
import type { Db } from '../platform/database/database';
import { userById } from './user-store';
import { credentials, sessions, signInStates, users } from './tables';

const daySeconds = 86_400;
const rememberedDays = 30;

/** Below it the provider elsewhere calls back; every other way in is a route of ours. */
export const oauthBasePath = '/api/accounts/oauth';

/** Opens a session for a person who has proven who they are; the one way in for password, code and reset. */
const openSessionPlugin = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint(
      { method: 'POST', body: z.object({ userId: z.string(), remember: z.boolean() }) },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw ctx.error('UNAUTHORIZED');
        const session = await ctx.context.internalAdapter.createSession(user.id, !ctx.body.remember);
        await setSessionCookie(ctx, { session, user }, !ctx.body.remember);
        return { userId: user.id, token: session.token };
      },
    ),
  },
};

/** Sessions, their cookies and the sign-in with Google, on our own tables. */
export function createAuth(db: Db, config: Config, secret: string) {
  return betterAuth({
    baseURL: config.siteUrl || `http://localhost:${config.port}`,
    basePath: oauthBasePath,
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: signInStates },
    }),
    user: {
      additionalFields: {
        role: { type: 'string', required: false, defaultValue: 'customer', input: false },
        active: { type: 'boolean', required: false, defaultValue: true, input: false },
      },
    },
    session: { expiresIn: rememberedDays * daySeconds, updateAge: daySeconds },
    // Without a trusted provider an account elsewhere is linked only when that provider has verified the address.
    account: { accountLinking: { enabled: true }, encryptOAuthTokens: true },
    databaseHooks: {
      session: {
        create: {
          // An account elsewhere may have been linked before its owner became an administrator.
          before: async ({ userId }, ctx) =>
            !(ctx?.path?.startsWith('/callback') && (await userById(db, userId))?.role === 'admin'),
        },
      },
      account: {
        create: {
          // The administrators' way in is their password: an account elsewhere must not open the back office.
          before: async ({ providerId, userId }) =>
            providerId === 'credential' || (await userById(db, userId))?.role !== 'admin',
        },
      },
    },
    ...(config.google ? { socialProviders: { google: config.google } } : {}),
    advanced: {
      cookiePrefix: 'account',
      useSecureCookies: config.production,
      database: { generateId: () => randomUUID() },
    },
    plugins: [openSessionPlugin],
    // Limits are set by our own routes, which know what may be counted where.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: config.logLevel === 'silent', level: 'error' },
  });
}

export type Auth = ReturnType<typeof createAuth>;
