import type { Platform } from '../../platform/platform';
import { openReleaseLog } from '../../releases/open-release-log';
import { releaseSteps, type LiveRelease, type ReleaseStep } from '../../releases/rules/live-releases';

/**
 * Brings what was done with releases into the audit trail, wherever it was done: on the command line, in the back office or by the
 * watch over canaries. What is in the trail already stays as it is.
 */
export async function auditReleases({ config, database }: Platform): Promise<void> {
  const steps = releaseSteps(await openReleaseLog(config, database).read());
  if (steps.length === 0) return;
  await database.query(
    `insert into audit_entry (at, actor_id, actor, action, subject, address, before, after)
     select "at"::timestamptz, '', actor, action, subject, address, before, after
     from jsonb_to_recordset($1::jsonb)
       as entry ("at" text, actor text, action text, subject text, address text, before jsonb, after jsonb)
     on conflict do nothing`,
    [JSON.stringify(steps.map(entryOf))],
  );
}

function entryOf({ event, before, after }: ReleaseStep) {
  const { remote, action, id, by, at, address = '', why = '' } = event;
  return {
    at,
    actor: by,
    action: `release.${action}`,
    subject: `${remote} ${id}`,
    address,
    before: before ? shown(before) : null,
    after: { ...(after ? shown(after) : {}), at, ...(why ? { why } : {}) },
  };
}

const shown = ({ current, canary }: LiveRelease) => ({
  current,
  canary: canary ? `${canary.id}, ${canary.percent} %` : '',
});
