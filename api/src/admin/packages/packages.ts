import type { FastifyInstance } from 'fastify';
import { adminDownloads } from 'shared-contracts';
import { allPlans, createPlan, planById, removePlan, restorePlan, updatePlan } from '../../billing/plans/plan-store';
import { toAdminPlan } from '../../billing/plans/plan-view';
import { notFound } from '../../platform/http/problem';
import type { Platform } from '../../platform/platform';
import { serveAdminCalls } from '../admin-call';
import { audit } from '../audit/audit';
import { attachmentHeaders } from '../../platform/http/attachment-headers';
import { administrator } from '../guard';
import { pathOf } from '../path-of';
import type { Undo } from '../undo/undo';
import { assignPlan } from './assign';
import { readAssignment } from './read-assignment';
import { findSubscription, listSubscriptions } from './subscription-list';

const undoKind = 'plan.delete';

/** The plans, and who has which. */
export function servePackages(scope: FastifyInstance, platform: Platform, undo: Undo): void {
  const { database } = platform;
  undo.add(undoKind, (payload) => restorePlan(database.db, String(payload)));

  async function detail(id: string) {
    const found = await findSubscription(database, id);
    if (!found) throw notFound('subscription');
    const { proofFileId: _proofFileId, ...subscription } = found;
    return subscription;
  }

  serveAdminCalls(scope, platform, {
    listPlans: async () => ({ plans: (await allPlans(database.db)).map(toAdminPlan) }),
    async createPlan(call) {
      const plan = toAdminPlan(await createPlan(database.db, call.body));
      await audit(platform, call, { action: 'plan.create', subject: plan.name, after: plan });
      return plan;
    },
    async updatePlan(call) {
      const before = toAdminPlan(await planById(database.db, call.params.id));
      const after = toAdminPlan(await updatePlan(database.db, before.id, call.body));
      await audit(platform, call, { action: 'plan.update', subject: after.name, before, after });
      return after;
    },
    async setPlanActive(call) {
      const plan = toAdminPlan(await updatePlan(database.db, call.params.id, { status: call.body.active }));
      await audit(platform, call, { action: 'plan.active', subject: plan.name, after: call.body });
      return plan;
    },
    async deletePlan(call) {
      const { userId } = await administrator(platform, call.request, call.reply);
      const plan = await removePlan(database.db, call.params.id, platform.now());
      await audit(platform, call, { action: 'plan.delete', subject: plan.name, before: toAdminPlan(plan) });
      return { ok: true, undo: await undo.offer(undoKind, plan.id, userId) };
    },
    listSubscriptions: ({ query }) => listSubscriptions(database, query),
    getSubscription: ({ params }) => detail(params.id),
    async assignPlan(call) {
      const { assignment, proof } = await readAssignment(call.request);
      const subscription = await detail(await assignPlan(platform, assignment, proof));
      await audit(platform, call, {
        action: 'subscription.assign',
        subject: subscription.email,
        after: { ...assignment, invoiceNumbers: subscription.invoiceNumbers },
      });
      return subscription;
    },
  });

  scope.get<{ Params: { id: string } }>(pathOf(adminDownloads.proof(':id')), async (request, reply) => {
    const found = await findSubscription(database, request.params.id);
    const proof = found?.proofFileId ? await platform.files.read(found.proofFileId) : null;
    if (!proof) throw notFound('proof');
    return reply.headers(attachmentHeaders(proof.name, proof.mediaType)).send(proof.bytes);
  });
}
