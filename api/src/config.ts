import { join } from 'node:path';
import { brand } from 'shared-contracts/brand';
import {
  remoteFrameSchema,
  remoteLanguagesSchema,
  remoteLinkSchema,
  remotePageSchema,
} from 'shared-contracts/remotes/description-schema';
import * as z from 'zod';
import { projectRoot } from './locate';
import { mailFrom, smtpUrl } from './mail-settings';
import { missingInProduction } from './production-settings';

/** A wrong setting of the environment; its message is one sentence for the person who starts the product. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const count = z.coerce.number().int().min(0);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim().replace(/\/$/, ''))
    .filter(Boolean),
);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));

const registrySchema = z.object({
  remotes: z.array(
    z.object({
      name: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
      id: z.string().optional(),
      manifest: z.string().min(1),
      version: z.string().default(''),
      contractVersion: z.string().optional(),
      integrity: z.string().optional(),
      routes: z.array(z.string()).min(1),
      frame: remoteFrameSchema.optional(),
      pages: z.array(remotePageSchema).optional(),
      links: z.array(remoteLinkSchema).optional(),
      languages: remoteLanguagesSchema.optional(),
      preload: z.array(z.string()).default([]),
    }),
  ),
});

function parseRegistry(text: string, context: z.RefinementCtx): z.infer<typeof registrySchema> {
  try {
    const parsed = registrySchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    context.addIssue(`it is not a registry of remotes (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''})`);
  } catch {
    context.addIssue('it is not JSON');
  }
  return z.NEVER;
}

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().default(join(projectRoot, '.data')),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  SERVICES: z.enum(['live', 'simulated']).default('live'),
  LLM_BASE_URL: httpUrl.optional(),
  LLM_MODEL: z.string().optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_TIMEOUT_MS: z.coerce.number().int().min(100).max(300_000).default(20_000),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.default(`${brand.name} <${brand.contactEmail}>`),
  SUPPORT_EMAIL: z.email().default(brand.contactEmail),
  CONTACT_FORM_URL: httpUrl.optional(),
  SOCIAL_FACEBOOK: httpUrl.optional(),
  SOCIAL_TWITTER: httpUrl.optional(),
  SOCIAL_LINKEDIN: httpUrl.optional(),
  SOCIAL_INSTAGRAM: httpUrl.optional(),
  FREE_QUESTIONS_PER_DAY: count.default(5),
  RATE_LIMIT_PER_MINUTE: count.default(300),
  SAMPLE_DATA: flag.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  ADMIN_SECOND_STEP: flag.default(false),
  API_BASE_URL: z.union([z.literal(''), httpUrl]).default(''),
  SITE_URL: z.union([z.literal(''), httpUrl]).default(''),
  ALLOWED_ORIGINS: list.default([]),
  TRUST_PROXY: flag.default(false),
  SERVE_APPS: flag.default(true),
  REMOTES_JSON: z.string().transform(parseRegistry).optional(),
  RELEASES_DIR: z.string().optional(),
  RELEASES_URL: httpUrl.optional(),
  HOST_URL: httpUrl.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  VAULT_KEY: z.string().min(32).optional(),
  SELLER_NAME: z.string().default(brand.name),
  SELLER_ADDRESS: z.string().default(brand.location),
  SELLER_STATE: z
    .string()
    .regex(/^\d{2}$/)
    .default('29'),
  SELLER_GSTIN: z.string().default(''),
  ROUND_TOTALS: flag.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
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
  const config = fromEnvironment(parsed.data, remoteUrlsIn(given));
  const missing = config.production ? missingInProduction(config) : null;
  if (missing) throw new ConfigError(missing);
  return config;
}

/** `REMOTE_CHAT_URL` says where the remote `chat` is, and so for every name. */
function remoteUrlsIn(given: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const urls: Record<string, string> = {};
  for (const [variable, value] of Object.entries(given)) {
    const name = /^REMOTE_([A-Z][A-Z0-9_]*)_URL$/.exec(variable)?.[1];
    if (!name) continue;
    const url = httpUrl.safeParse(value);
    if (!url.success)
      throw new ConfigError(`${variable} cannot be used: ${url.error.issues[0]?.message ?? 'invalid'}.`);
    urls[name.toLowerCase().replaceAll('_', '-')] = url.data;
  }
  return urls;
}

function fromEnvironment(env: z.infer<typeof environmentSchema>, remoteUrls: Readonly<Record<string, string>>) {
  const production = env.NODE_ENV === 'production';
  return {
    production,
    /** Outside production there are a known administrator and a mailbox that anyone may read: they stay on this machine. */
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    services: env.SERVICES,
    llm: env.LLM_BASE_URL
      ? {
          baseUrl: env.LLM_BASE_URL,
          model: env.LLM_MODEL ?? 'default',
          apiKey: env.LLM_API_KEY,
          timeoutMs: env.LLM_TIMEOUT_MS,
        }
      : undefined,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    contactFormUrl: env.CONTACT_FORM_URL ?? '',
    socialLinks: {
      ...(env.SOCIAL_FACEBOOK && { Facebook: env.SOCIAL_FACEBOOK }),
      ...(env.SOCIAL_TWITTER && { Twitter: env.SOCIAL_TWITTER }),
      ...(env.SOCIAL_LINKEDIN && { LinkedIn: env.SOCIAL_LINKEDIN }),
      ...(env.SOCIAL_INSTAGRAM && { Instagram: env.SOCIAL_INSTAGRAM }),
    },
    freeQuestionsPerDay: env.FREE_QUESTIONS_PER_DAY,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    sampleData: env.SAMPLE_DATA ?? !production,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    /** Administrators need a second step beside their password: always in production, elsewhere when it is asked for. */
    secondStepRequired: production || env.ADMIN_SECOND_STEP,
    apiBaseUrl: env.API_BASE_URL,
    siteUrl: env.SITE_URL,
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    serveApps: env.SERVE_APPS,
    /** A registry given outright, in place of what was published or built. */
    remotes: env.REMOTES_JSON,
    /** Where the releases of the remotes lie, one immutable folder each. */
    releasesDir: env.RELEASES_DIR ?? join(env.DATA_DIR, 'releases'),
    /** A static server that holds the same folders; '' when this one serves them. */
    releasesUrl: env.RELEASES_URL ?? '',
    /** The container of the host, where it is one of its own; '' where its build is beside the API. */
    hostUrl: env.HOST_URL ?? '',
    /** Where single remotes are, by their names, instead of what was published or built. */
    remoteUrls,
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
        : undefined,
    sessionSecret: env.SESSION_SECRET,
    /** Encrypts the secrets that administrators enter; without it a key is kept in the data folder. */
    vaultKey: env.VAULT_KEY,
    /** Who sells the plans, as invoices name it; `roundTotals` brings totals to whole rupees. */
    seller: {
      name: env.SELLER_NAME,
      address: env.SELLER_ADDRESS,
      stateCode: env.SELLER_STATE,
      gstin: env.SELLER_GSTIN,
      roundTotals: env.ROUND_TOTALS,
    },
    /** A collector that takes traces, as OTLP over HTTP. */
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    /** Without a mail server, mails can be read at `/dev/mailbox`; never in production. */
    devMailbox: !production && !env.SMTP_URL,
  };
}
