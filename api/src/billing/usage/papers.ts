import { createHash } from 'node:crypto';
import type { PaperAllowance } from '../../papers/paper-allowance';
import type { Queries } from '../../platform/database/database';
import { ProblemError } from '../../platform/http/problem';
import type { Platform } from '../../platform/platform';
import { principalKey, type Principal } from '../../platform/principal/principal';
import { indiaDay } from '../rules/calendar';
import { entitlementsOf, type Entitlements } from './limits';

/** So many visitors may share one address before those without a cookie of their own are counted together. */
const VISITORS_PER_ADDRESS = 10;

/** The papers of a month as the plan of a principal has them. */
export function createPaperAllowance({ database, now }: Platform): PaperAllowance {
  return {
    async take(principal, paper, address) {
      const rights = await entitlementsOf(database.db, principal, now());
      const { papersPerMonth: limit } = rights;
      const month = indiaDay(now()).slice(0, 7);
      const isWithin = await database.together(async (queries) => {
        const own = await note(queries, { who: principalKey(principal), month, paper, limit });
        if (!own || principal.kind === 'user') return own;
        // A visitor who drops the cookie is somebody new; the address remembers.
        const who = addressKey(address, month);
        const shared = limit === null ? null : limit * VISITORS_PER_ADDRESS;
        return note(queries, { who, month, paper: `${principal.visitorId}:${paper}`, limit: shared });
      });
      if (!isWithin) throw usedUp(principal, rights);
    },
  };
}

interface Noted {
  readonly who: string;
  readonly month: string;
  readonly paper: string;
  readonly limit: number | null;
}

/** Notes a paper unless the month is full; true where it was noted before. */
async function note(queries: Queries, { who, month, paper, limit }: Noted): Promise<boolean> {
  // Parallel requests of one person wait for each other, so that together they cannot pass the limit.
  await queries.query('select pg_advisory_xact_lock(hashtext($1))', [`paper:${who}`]);
  const [row] = await queries.query<{ used: number; known: boolean }>(
    'select count(*)::int as used, coalesce(bool_or(paper = $3), false) as known from paper_use where who = $1 and month = $2',
    [who, month, paper],
  );
  if (row?.known) return true;
  if (limit !== null && (row?.used ?? 0) >= limit) return false;
  await queries.query('insert into paper_use (who, month, paper) values ($1, $2, $3) on conflict do nothing', [
    who,
    month,
    paper,
  ]);
  return true;
}

const addressKey = (address: string, month: string): string =>
  `address:${createHash('sha256').update(`${month} ${address}`).digest('base64url').slice(0, 22)}`;

function usedUp({ kind }: Principal, { papersPerMonth, planName, planSlug }: Entitlements): ProblemError {
  const papers = papersPerMonth === 1 ? '1 paper' : `${papersPerMonth} papers`;
  const more = kind === 'visitor' ? 'Sign in and choose a plan for more.' : 'Another plan has more.';
  return new ProblemError(
    429,
    `You have used the ${papers} a month of the ${planName} plan. Copying and printing stay free. ${more}`,
    { title: 'Monthly limit reached', limit: papersPerMonth, plan: planSlug },
  );
}
