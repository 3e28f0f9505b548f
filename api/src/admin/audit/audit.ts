import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform';
import { administrator } from '../guard';
import { keepAuditRecord } from './audit-store';
import { withoutSecrets } from './without-secrets';

export interface Change {
  /** What was done, as a verb and its object: `coupon.update`. */
  readonly action: string;
  /** Which one, in a person's words: a name, a code, a number. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Notes in the audit trail who changed what, from where; secrets never enter it. */
export async function audit(
  platform: Platform,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  change: Change,
): Promise<void> {
  const { userId, email } = await administrator(platform, request, reply);
  await keepAuditRecord(platform.database, {
    actorId: userId,
    actor: email,
    action: change.action,
    subject: change.subject,
    address: request.ip,
    before: withoutSecrets(change.before),
    after: withoutSecrets(change.after),
  });
}
