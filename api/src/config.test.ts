import { ConfigError, readConfig } from './config';

describe('the configuration', () => {
  it('has the documented defaults', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, services: 'live', freeQuestionsPerDay: 5, rateLimitPerMinute: 300, sampleData: true, devMailbox: true, llm: undefined });
  });

  it('counts an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', LLM_BASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined, llm: undefined });
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT cannot be used/],
    [{ SERVICES: 'fake' }, /^SERVICES cannot be used/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL cannot be used/],
    [{ NODE_ENV: 'production', ADMIN_EMAIL: 'a@b.co', ADMIN_PASSWORD: 'long enough' }, /set SMTP_URL/],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' }, /ADMIN_EMAIL and ADMIN_PASSWORD/],
  ])('refuses %j with one sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it('shows no development mailbox and no sample data in production', () => {
    const config = readConfig({ NODE_ENV: 'production', SMTP_URL: 'smtp://localhost', ADMIN_EMAIL: 'a@b.co', ADMIN_PASSWORD: 'long enough' });
    expect(config).toMatchObject({ devMailbox: false, sampleData: false });
  });
});
