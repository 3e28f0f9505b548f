/**
 * The version of each domain's calls, `major.minor`. Remotes of earlier releases go on calling, each with the clients that it was built
 * with: a minor number more means that something was added, a major one that old clients stop working.
 */
export const callVersions = {
  accounts: '1.0',
  admin: '1.1',
  billing: '1.1',
  chat: '1.1',
  contact: '1.0',
  papers: '1.0',
  plans: '1.1',
  reminders: '1.0',
  security: '1.0',
  status: '1.0',
  telemetry: '1.0',
} as const;

/** One group of calls, with clients of its own. */
export type Domain = keyof typeof callVersions;
