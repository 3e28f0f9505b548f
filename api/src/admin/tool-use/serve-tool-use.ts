import type { FastifyInstance } from 'fastify';
import { paperOf } from 'papers';
import { addDays, toolOf } from 'rules';
import { dayInIndia } from 'shared-contracts/time/india';
import type { Platform } from '../../platform/platform';
import { toolUseSince } from '../../tool-use/tool-use-store';
import { serveAdminCalls } from '../admin-call';

/** Which tools and papers are used, and where people stop. */
export function serveToolUse(scope: FastifyInstance, platform: Platform): void {
  serveAdminCalls(scope, platform, {
    async toolUse({ query }) {
      const since = addDays(dayInIndia(platform.now()), 1 - query.days);
      const rows = await toolUseSince(platform.database, since);
      return {
        rows: rows.map((row) => ({
          ...row,
          title: (row.kind === 'tool' ? toolOf(row.name) : paperOf(row.name))?.title.en ?? row.name,
        })),
      };
    },
  });
}
