import { accountAct } from '../../accounts/events';
import type { Platform } from '../../platform/platform';
import { keepAuditRecord } from './audit-store';

const nobody = { id: '', email: 'no account' } as const;

/** Sign-ins, their failures, exports and changes of roles stand in the trail; an address without an account is not kept. */
export function auditAccounts(platform: Platform): void {
  accountAct.on(platform, async ({ action, user, address, before, after }) => {
    const { id, email } = user ?? nobody;
    await keepAuditRecord(platform.database, {
      actorId: id,
      actor: email,
      action,
      subject: email,
      address,
      before,
      after,
    });
  });
}
