import type { AdminPlan, PlanBody } from 'shared-contracts/calls/admin/types';
import type { AdminService } from 'shared-contracts/services/services';
import { addDays } from 'shared-contracts/time/india';
import { found, replaced } from './found';
import { logSaved } from './log';
import { samplePlans } from './samples/plans';
import { sampleSubscriptions } from './samples/subscriptions';
import { sampleUsers } from './samples/users';
import { pageOf } from './table';
import type { UndoList } from './undo';

export type SimulatedPackages = Pick<
  AdminService,
  | 'listPlans'
  | 'createPlan'
  | 'updatePlan'
  | 'setPlanActive'
  | 'deletePlan'
  | 'listSubscriptions'
  | 'getSubscription'
  | 'assignPlan'
>;

export function createSimulatedPackages(today: string, undoList: UndoList): SimulatedPackages {
  let plans: AdminPlan[] = [...samplePlans];
  let created = 0;
  const subscriptions = sampleSubscriptions(today);

  return {
    listPlans: () => Promise.resolve({ plans }),
    createPlan: ({ body }) => {
      logSaved('Plan created', body);
      const plan = { ...planOf(body), id: `plan-${++created}`, slug: `plan-${created}` };
      plans = [...plans, plan];
      return Promise.resolve(plan);
    },
    updatePlan: async ({ params, body }) => {
      logSaved('Plan saved', body);
      const plan = { ...found(plans, params.id), ...planOf(body) };
      plans = replaced(plans, plan);
      return plan;
    },
    setPlanActive: async ({ params, body }) => {
      logSaved('Plan status', { id: params.id, active: body.active });
      return found(plans, params.id);
    },
    deletePlan: ({ params }) => {
      const before = plans;
      plans = plans.filter(({ id }) => id !== params.id);
      return Promise.resolve(undoList.keep(() => (plans = before)));
    },
    listSubscriptions: ({ query }) => {
      const wanted = subscriptions.filter(({ status }) => (query.status ?? 'all') === 'all' || status === query.status);
      return Promise.resolve(pageOf(wanted, query, ({ user, email, plan }) => [user, email, plan]));
    },
    getSubscription: async ({ params }) => found(subscriptions, params.id),
    assignPlan: (body, proof) => {
      logSaved('Plan assigned', { ...body, transactionProof: proof?.name ?? null });
      const user = sampleUsers(today).find(({ email }) => email === body.userEmail);
      const plan = plans.find(({ id }) => id === body.planId);
      return Promise.resolve({
        id: 'assigned',
        userId: user?.id ?? '',
        user: user?.name ?? '',
        email: body.userEmail,
        plan: plan?.name ?? '',
        startDate: body.startDate,
        endDate: addDays(body.startDate, body.duration === 'yearly' ? 365 : 30),
        status: 'active',
        period: body.duration ?? 'monthly',
        paymentMethod: body.paymentMethod,
        transactionId: body.transactionId ?? '',
        hasProof: proof !== null,
        invoiceNumbers: [],
      });
    },
  };
}

/** Sample period of a new plan, in days. */
const defaultPeriodDays = 30;

function planOf(body: PlanBody): Omit<AdminPlan, 'id' | 'slug'> {
  return {
    orderNo: 0,
    periodDays: defaultPeriodDays,
    savePercentage: 0,
    voiceAssistant: false,
    fileUploadLimit: null,
    chatTokenLimit: null,
    questionsPerDay: null,
    papersPerMonth: null,
    features: '',
    isPrivate: false,
    isRecommended: false,
    isDefault: false,
    status: true,
    ...body,
  };
}
