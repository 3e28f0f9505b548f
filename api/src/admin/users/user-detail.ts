import type { AdminUser, UserDetail } from 'shared-contracts';
import { dayInIndia } from 'shared-contracts/time/india';
import type { Accounts } from '../../accounts/context';
import { secondStepOf } from '../../accounts/second-step/enrolment';
import { invoicesOf, toInvoice } from '../../billing/invoices/invoice-store';
import { subscriptionView } from '../../billing/subscriptions/view';
import type { Platform } from '../../platform/platform';

/** A person with what an administrator needs to help them: plan, invoices and use. */
export async function userDetail(accounts: Accounts, user: AdminUser): Promise<UserDetail> {
  const { db, platform } = accounts;
  return {
    ...user,
    subscription: await subscriptionView(db, user.id, platform.now()),
    invoices: (await invoicesOf(db, user.id)).map(toInvoice),
    secondStep:
      (await secondStepOf(accounts, { id: user.id, role: user.role === 'Admin' ? 'admin' : 'customer' })) !== null,
    usage: await usageOf(platform, user.id),
  };
}

async function usageOf({ database, now }: Platform, userId: string): Promise<UserDetail['usage']> {
  const [row] = await database.query<UserDetail['usage']>(
    `select coalesce(sum(questions) filter (where day = $2::date), 0)::int as "questionsToday", coalesce(sum(questions), 0)::int as "questionsThisMonth",
       (select count(*)::int from conversation where owner = $1 and deleted_at is null) as conversations
     from daily_usage where who = $1 and day between date_trunc('month', $2::date)::date and $2::date`,
    [`user:${userId}`, dayInIndia(now())],
  );
  return row ?? { questionsToday: 0, questionsThisMonth: 0, conversations: 0 };
}
