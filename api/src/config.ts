import { join } from 'node:path';
import { brand } from 'shared-contracts/brand';
import * as z from 'zod';
import { projectRoot } from './locate';

/** A wrong setting of the environment; its message is one sentence for the person who starts the product. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const count = z.coerce.number().int().min(0);
const list = z.string().transform((value) => value.split(',').map((part) => part.trim().replace(/\/$/, '')).filter(Boolean));
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().default(join(projectRoot, '.data')),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  SERVICES: z.enum(['live', 'simulated']).default('live'),
  LLM_BASE_URL: httpUrl.optional(),
  LLM_MODEL: z.string().optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_TIMEOUT_MS: z.coerce.number().int().min(100).max(300_000).default(20_000),
  SMTP_URL: z.string().regex(/^smtps?:\/\//).optional(),
  MAIL_FROM: z.string().default(`${brand.name} <${brand.contactEmail}>`),
  SUPPORT_EMAIL: z.email().default(brand.contactEmail),
  CONTACT_FORM_URL: httpUrl.optional(),
  FREE_QUESTIONS_PER_DAY: count.default(5),
  RATE_LIMIT_PER_MINUTE: count.default(300),
  SAMPLE_DATA: flag.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  API_BASE_URL: z.union([z.literal(''), httpUrl]).default(''),
  SITE_URL: z.union([z.literal(''), httpUrl]).default(''),
  ALLOWED_ORIGINS: list.default([]),
  TRUST_PROXY: flag.default(false),
  SERVE_APPS: flag.default(true),
  REMOTES_JSON: z.string().optional(),
  REMOTE_MARKETING_URL: httpUrl.optional(),
  REMOTE_CHAT_URL: httpUrl.optional(),
  REMOTE_ADMIN_URL: httpUrl.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  VAULT_KEY: z.string().min(32).optional(),
  SELLER_NAME: z.string().default(brand.name),
  SELLER_ADDRESS: z.string().default(brand.location),
  SELLER_STATE: z.string().regex(/^\d{2}$/).default('29'),
  SELLER_GSTIN: z.string().default(''),
  ROUND_TOTALS: flag.default(false),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).optional(),
});

/** Every setting of the running API, validated once. */
export type Config = ReturnType<typeof fromEnvironment>;

/**
 * Reads the settings from environment variables; an empty variable counts as unset.
 * @throws ConfigError naming the first wrong or missing variable and what it must be.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} cannot be used: ${issue?.message ?? 'invalid value'}.`);
  }
  const config = fromEnvironment(parsed.data);
  refuseUnsafeProduction(config);
  return config;
}

function fromEnvironment(env: z.infer<typeof environmentSchema>) {
  const production = env.NODE_ENV === 'production';
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    services: env.SERVICES,
    llm: env.LLM_BASE_URL
      ? { baseUrl: env.LLM_BASE_URL, model: env.LLM_MODEL ?? 'default', apiKey: env.LLM_API_KEY, timeoutMs: env.LLM_TIMEOUT_MS }
      : undefined,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    contactFormUrl: env.CONTACT_FORM_URL ?? '',
    freeQuestionsPerDay: env.FREE_QUESTIONS_PER_DAY,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    sampleData: env.SAMPLE_DATA ?? !production,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    apiBaseUrl: env.API_BASE_URL,
    siteUrl: env.SITE_URL,
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    serveApps: env.SERVE_APPS,
    remotesJson: env.REMOTES_JSON,
    remoteUrls: { marketing: env.REMOTE_MARKETING_URL, chat: env.REMOTE_CHAT_URL, admin: env.REMOTE_ADMIN_URL },
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
        : undefined,
    sessionSecret: env.SESSION_SECRET,
    /** Encrypts the secrets that administrators enter; without it a key is kept in the data folder. */
    vaultKey: env.VAULT_KEY,
    /** Who sells the plans, as invoices name it; `roundTotals` brings totals to whole rupees. */
    seller: { name: env.SELLER_NAME, address: env.SELLER_ADDRESS, stateCode: env.SELLER_STATE, gstin: env.SELLER_GSTIN, roundTotals: env.ROUND_TOTALS },
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    /** Without a mail server, mails can be read at `/dev/mailbox`; never in production. */
    devMailbox: !production && !env.SMTP_URL,
  };
}

function refuseUnsafeProduction(config: Config): void {
  if (!config.production) return;
  if (!config.smtpUrl) throw new ConfigError('In production mails need a server: set SMTP_URL, for example smtp://user:password@mail.example.com:587.');
  if (!config.adminEmail || !config.adminPassword) throw new ConfigError('In production set ADMIN_EMAIL and ADMIN_PASSWORD (at least 8 characters) for the first administrator.');
}
