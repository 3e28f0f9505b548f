/** The least that production asks for. */
export const productionEnvironment = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://localhost:2525',
  SITE_URL: 'https://www.example.com',
  SESSION_SECRET: 'a session secret of thirty-two letters',
  VAULT_KEY: 'a vault key of more than thirty-two letters',
  ADMIN_EMAIL: 'chief@example.com',
  ADMIN_PASSWORD: 'only I know it',
} as const;
