import type { Db } from '../../platform/database/database';
import type { Principal } from '../../platform/principal/principal';
import { defaultPlan } from '../plans/plan-store';
import { currentPlan } from '../subscriptions/current-plan';

/** What a person's plan gives them. Limits are per day; null means no limit. */
export interface Entitlements {
  readonly planSlug: string;
  readonly planName: string;
  readonly questionsPerDay: number | null;
  /** Different papers a month that may be made into files. */
  readonly papersPerMonth: number | null;
  /** Tokens a day, counted over questions and answers. */
  readonly chatTokenLimit: number | null;
  readonly fileUploadLimit: number | null;
  /** Citation, bench, held paragraphs and later treatment of a case; its name and outcome are for everyone. */
  readonly caseLawDetail: boolean;
  readonly pdfDownload: boolean;
  /** Answers of this plan are made first when many wait. */
  readonly priority: boolean;
}

const noLimits = {
  questionsPerDay: null,
  papersPerMonth: null,
  chatTokenLimit: null,
  fileUploadLimit: null,
  caseLawDetail: true,
  pdfDownload: true,
  priority: true,
} as const;

/** The rights of the plan that a principal has now. A visitor has those of the default plan; an administrator is not limited. */
export async function entitlementsOf(db: Db, principal: Principal, now: Date): Promise<Entitlements> {
  const plan = principal.kind === 'user' ? await currentPlan(db, principal.userId, now) : await defaultPlan(db);
  const {
    slug: planSlug,
    name: planName,
    questionsPerDay,
    papersPerMonth,
    chatTokenLimit,
    fileUploadLimit,
    caseLawDetail,
    pdfDownload,
    priority,
  } = plan;
  if (principal.kind === 'user' && principal.role === 'admin') return { planSlug, planName, ...noLimits };
  return {
    planSlug,
    planName,
    questionsPerDay,
    papersPerMonth,
    chatTokenLimit,
    fileUploadLimit,
    caseLawDetail,
    pdfDownload,
    priority,
  };
}
