import * as z from 'zod';
import { instant } from '../common';

const releaseId = z.string().regex(/^[0-9a-f]{12}$/);
export const remoteParams = z.object({ remote: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/) });

/** How many page views had a good, a middling and a poor value of one measure, such as LCP. */
const vital = z.object({ measure: z.string(), good: z.int(), middling: z.int(), poor: z.int() });

/** One release with what browsers told of it in the last thirty days. */
const watchedRelease = z.object({
  id: releaseId,
  /** '' where nobody knows, as of a folder that is gone. */
  commit: z.string(),
  builtAt: instant.nullable(),
  contractVersion: z.string(),
  loads: z.int(),
  /** Loads that failed and errors while it was shown. */
  failures: z.int(),
  vitals: z.array(vital),
});

/** What visitors get of one remote; without a published release that is the build of the installation. */
const releasedRemote = z.object({
  remote: z.string(),
  current: watchedRelease.nullable(),
  /** The release that a rollback leads to. */
  previous: watchedRelease.nullable(),
  canary: watchedRelease.extend({ percent: z.int() }).nullable(),
});

const releaseStep = z.object({
  remote: z.string(),
  action: z.enum(['publish', 'rollback', 'canary', 'promote']),
  id: releaseId,
  /** Of a canary alone; 0 where it ended. */
  percent: z.int().nullable(),
  by: z.string(),
  at: instant,
  why: z.string(),
});

/** `history` begins with what was done last. */
export const releaseOverview = z.object({ remotes: z.array(releasedRemote), history: z.array(releaseStep) });

/** What an administrator switches; `id` is the release that the person saw, so that nobody switches to another one unseen. */
export const releaseSwitch = z.object({ action: z.enum(['rollback', 'promote', 'end-canary']), id: releaseId });
