import { ConfigError, readConfig } from './config';
import { productionEnvironment } from './testing/production-environment';

const registryWith = (manifest: string): string =>
  JSON.stringify({ remotes: [{ name: 'chat', manifest, routes: ['/chat'] }] });

describe('the configuration', () => {
  it('has the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      services: 'live',
      freeQuestionsPerDay: 5,
      rateLimitPerMinute: 300,
      sampleData: true,
      devMailbox: true,
      llm: undefined,
    });
  });

  it('counts an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', LLM_BASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      llm: undefined,
    });
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT cannot be used/],
    [{ SERVICES: 'fake' }, /^SERVICES cannot be used/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL cannot be used/],
    [{ SITE_URL: 'ftp://x' }, /^SITE_URL cannot be used/],
    [{ REMOTES_JSON: '{' }, /^REMOTES_JSON cannot be used: it is not JSON/],
    [{ REMOTES_JSON: '{"remotes":[{"name":"../x"}]}' }, /^REMOTES_JSON cannot be used: it is not a registry/],
    [{ REMOTE_CHAT_URL: 'javascript:alert(1)' }, /^REMOTE_CHAT_URL cannot be used/],
  ])('refuses %j with one sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it.each([
    'smtp://',
    'smtps://',
    'smtp:// ',
    'smtp://:587',
    'smtp://user:secret@',
    'smtp://user:secret@:587',
    'smtp://mail example.com',
    'smtp://user:secret#1@mail.example.com',
    'smtp://mail.example.com:port',
    'mail.example.com:587',
    'http://mail.example.com',
    ' ',
  ])('starts with no mail server like "%s", and tells no password', (url) => {
    const start = () => readConfig({ ...productionEnvironment, SMTP_URL: url });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(/^SMTP_URL cannot be used: write it as smtp:\/\/[^\n]*\.$/);
    expect(start).not.toThrow(/secret/);
  });

  it.each([
    'smtp://mail.example.com',
    'smtp://mail:1025',
    'smtps://office%40example.com:p%23%2F@mail.example.com:465',
    'smtp://127.0.0.1:2525?ignoreTLS=true',
    'smtp://[::1]:25',
  ])('takes the mail server "%s"', (url) => {
    expect(readConfig({ ...productionEnvironment, SMTP_URL: url }).smtpUrl).toBe(url);
  });

  it.each([' ', 'Office', 'Office <>', 'Office <office>', 'office@', 'a@example.com, b@example.com', 'A\n<a@b.c>'])(
    'sends no mail as "%s"',
    (from) => {
      const start = () => readConfig({ MAIL_FROM: from });
      expect(start).toThrow(/^MAIL_FROM cannot be used: write it as Name <name@example\.com> or name@example\.com\.$/);
    },
  );

  it.each(['office@example.com', 'Office <office@example.com>', '"Office, Bengaluru" <office@example.com>'])(
    'sends mails as %s',
    (from) => {
      expect(readConfig({ MAIL_FROM: from }).mailFrom).toBe(from);
    },
  );

  it.each([
    ['SMTP_URL', '', /set SMTP_URL/],
    ['SITE_URL', '', /set SITE_URL/],
    ['SESSION_SECRET', '', /set SESSION_SECRET/],
    ['VAULT_KEY', '', /set VAULT_KEY/],
    ['ADMIN_EMAIL', '', /set ADMIN_EMAIL and ADMIN_PASSWORD/],
    ['ADMIN_PASSWORD', '', /set ADMIN_EMAIL and ADMIN_PASSWORD/],
    ['ADMIN_PASSWORD', 'password12', /ADMIN_PASSWORD is too easy to guess/],
    ['ADMIN_PASSWORD', 'x7K!q', /ADMIN_PASSWORD is too easy to guess/],
    ['ADMIN_PASSWORD', 'chief@example.com', /ADMIN_PASSWORD is too easy to guess/],
    ['REMOTE_CHAT_URL', 'http://cdn.example.com/chat', /over https alone/],
    ['REMOTE_CHAT_URL', 'HTTP://cdn.example.com/chat', /over https alone/],
    ['RELEASES_URL', 'http://cdn.example.com', /over https alone/],
    ['REMOTES_JSON', registryWith('http://cdn.example.com/mf-manifest.json'), /over https alone/],
    ['REMOTES_JSON', registryWith(' Http://cdn.example.com/mf-manifest.json'), /over https alone/],
  ])('refuses production with %s "%s" in one sentence', (name, value, sentence) => {
    const environment = { ...productionEnvironment, [name]: value };
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it('shows no development mailbox and no sample data in production', () => {
    expect(readConfig(productionEnvironment)).toMatchObject({ devMailbox: false, sampleData: false });
  });

  it('is open to this machine alone outside production, and to the network in production', () => {
    expect(readConfig({}).host).toBe('127.0.0.1');
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readConfig(productionEnvironment).host).toBe('0.0.0.0');
  });
});
