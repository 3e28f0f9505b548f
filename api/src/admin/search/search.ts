import type { FastifyInstance } from 'fastify';
import type { SearchHit, StaffRole } from 'shared-contracts';
import { mayOpen } from 'shared-contracts/calls/admin/rights';
import { paths } from 'shared-contracts/paths';
import type { Database } from '../../platform/database/database';
import { likePattern } from '../../platform/database/like-pattern';
import type { Platform } from '../../platform/platform';
import { administrator } from '../guard';
import { serveAdminCalls } from '../admin-call';
import { screens } from './screens';

const perKind = 4;

/** One kind of thing and how it is found: the query gives `id`, `title` and `detail`. */
const kinds: readonly {
  readonly kind: Exclude<SearchHit['kind'], 'screen'>;
  readonly screen: string;
  readonly query: string;
}[] = [
  {
    kind: 'user',
    screen: paths.admin.users.href(),
    query: `select id, name as title, email as detail from app_user where lower(name || ' ' || email) like $1 order by created_at desc`,
  },
  {
    kind: 'plan',
    screen: paths.admin.packages.href(),
    query: `select id::text, name as title, description as detail from plan where removed_at is null and lower(name) like $1 order by order_no`,
  },
  {
    kind: 'coupon',
    screen: paths.admin.coupons.href(),
    query: `select id::text, code as title, description as detail from coupon where removed_at is null and lower(code || ' ' || description) like $1 order by created_at desc`,
  },
  {
    kind: 'invoice',
    screen: paths.admin.gstReports.href(),
    query: `select id::text, number as title, customer as detail from invoice where lower(number || ' ' || customer || ' ' || email) like $1 order by created_at desc`,
  },
  {
    kind: 'file',
    screen: paths.admin.files.href(),
    query: `select id::text, name as title, uploaded_by as detail from dataset_file where removed_at is null and lower(name) like $1 order by uploaded_on desc`,
  },
];

/** The search of the top bar: people, plans, coupons, invoices, files and screens, some of each, as far as they are somebody's own work. */
export function serveSearch(scope: FastifyInstance, platform: Platform): void {
  serveAdminCalls(scope, platform, {
    async search({ query, request, reply }) {
      const { staffRole } = await administrator(platform, request, reply);
      const hits =
        query.q === '' ? [] : [...screensNamed(query.q), ...(await rowsNamed(platform.database, query.q, staffRole))];
      return { hits: hits.filter(({ href }) => mayOpen(staffRole, href)) };
    },
  });
}

function screensNamed(wanted: string): SearchHit[] {
  const text = wanted.toLowerCase();
  return screens
    .filter(({ title, words }) => `${title} ${words}`.toLowerCase().includes(text))
    .slice(0, perKind)
    .map(({ title, href }) => ({ kind: 'screen', id: href, title, detail: 'Screen', href }));
}

async function rowsNamed(database: Database, wanted: string, role: StaffRole | undefined): Promise<SearchHit[]> {
  const shown = kinds.filter(({ screen }) => mayOpen(role, screen));
  const found = await Promise.all(
    shown.map(({ query }) =>
      database.query<{ id: string; title: string; detail: string }>(`${query} limit ${perKind}`, [likePattern(wanted)]),
    ),
  );
  return shown.flatMap(({ kind, screen }, index) =>
    (found[index] ?? []).map((row) => ({
      kind,
      ...row,
      href: `${screen}?${new URLSearchParams({ search: row.title })}`,
    })),
  );
}
