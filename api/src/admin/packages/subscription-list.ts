import type { SubscriptionDetail, SubscriptionRow } from 'shared-contracts';
import type { Database } from '../../platform/database/database';
import { likePattern } from '../../platform/database/like-pattern';
import { orderAndPage, type TablePage } from '../paging';

interface Row {
  id: string;
  user_id: string;
  user_name: string;
  email: string;
  plan: string;
  start_date: string;
  end_date: string;
  running: boolean;
  period: string;
  payment_method: string;
  transaction_id: string;
  proof_file_id: string | null;
}

const columns = {
  user: `lower(coalesce(person.name, ''))`,
  email: 'person.email',
  plan: 'plan.name',
  startDate: 'subscription.starts_at',
  endDate: 'subscription.ends_at',
  status: `(subscription.status in ('active', 'past due'))`,
};

const source = `subscription join plan on plan.id = subscription.plan_id left join app_user person on person.id = subscription.user_id`;
const fields = `subscription.id, subscription.user_id, coalesce(person.name, 'Deleted account') as user_name, coalesce(person.email, '') as email, plan.name as plan,
  subscription.start_date::text, subscription.end_date::text, subscription.status in ('active', 'past due') as running,
  subscription.period, subscription.payment_method, subscription.transaction_id, subscription.proof_file_id`;

const toRow = (row: Row): SubscriptionRow => ({
  id: row.id,
  userId: row.user_id,
  user: row.user_name,
  email: row.email,
  plan: row.plan,
  startDate: row.start_date,
  endDate: row.end_date,
  status: row.running ? 'active' : 'expired',
});

export interface SubscriptionFilter {
  readonly search: string;
  readonly status: 'all' | 'active' | 'expired';
}

/** One page of the subscriptions, found by user, e-mail or plan. */
export async function listSubscriptions(
  database: Database,
  query: TablePage & SubscriptionFilter,
): Promise<{ rows: SubscriptionRow[]; total: number }> {
  const where = `where lower(coalesce(person.name, 'Deleted account') || ' ' || coalesce(person.email, '') || ' ' || plan.name) like $1 and ($2 = 'all' or (subscription.status in ('active', 'past due')) = ($2 = 'active'))`;
  const parameters = [likePattern(query.search), query.status];
  const rows = await database.query<Row>(
    `select ${fields} from ${source} ${where} ${orderAndPage(query, columns, 'startDate', 'subscription.id')}`,
    parameters,
  );
  const [count] = await database.query<{ total: number }>(
    `select count(*)::int as total from ${source} ${where}`,
    parameters,
  );
  return { rows: rows.map(toRow), total: count?.total ?? 0 };
}

/** A subscription with how it was paid, or null. */
export async function findSubscription(
  database: Database,
  id: string,
): Promise<(SubscriptionDetail & { proofFileId: string | null }) | null> {
  const [row] = await database.query<Row>(`select ${fields} from ${source} where subscription.id::text = $1`, [id]);
  if (!row) return null;
  const invoices = await database.query<{ number: string }>(
    'select number from invoice where subscription_id::text = $1 order by created_at',
    [id],
  );
  return {
    ...toRow(row),
    period: row.period,
    paymentMethod: row.payment_method,
    transactionId: row.transaction_id,
    hasProof: row.proof_file_id !== null,
    proofFileId: row.proof_file_id,
    invoiceNumbers: invoices.map(({ number }) => number),
  };
}
