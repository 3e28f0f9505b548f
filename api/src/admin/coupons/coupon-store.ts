import type { Coupon, CouponStatus } from 'shared-contracts';
import type { CouponTranslations } from 'shared-contracts/calls/billing/coupon-words';
import type { Database } from '../../platform/database/database';
import { likePattern } from '../../platform/database/like-pattern';
import { orderAndPage, type TablePage } from '../paging';

interface Row {
  id: string;
  code: string;
  description: string;
  translations: CouponTranslations;
  type: Coupon['type'];
  percent: string;
  fixed_paise: number;
  minimum_paise: number;
  maximum_users: number | null;
  usage_limit: number | null;
  used: number;
  expiry_date: string;
  status: CouponStatus;
  created_at: Date;
  products: string[];
  categories: string[];
  customers: string[];
}

export type CouponFields = Omit<Coupon, 'id' | 'usedCount' | 'createdDate'>;

const columns = {
  code: 'code',
  description: 'lower(description)',
  type: 'type',
  amount: 'greatest(percent, fixed_paise / 100.0)',
  minimumAmount: 'minimum_paise',
  usedCount: 'used',
  expiryDate: 'expiry_date',
  status: 'status',
  createdDate: 'created_at',
};

/** Coupons with how often each was used; a reservation of an order that is being paid counts. */
const counted = `(select coupon.id, code, description, translations, type, percent::text, fixed_paise, minimum_paise, maximum_users, usage_limit, expiry_date::text, coupon.status, created_at, products, categories, customers,
    used_before + (select count(*)::int from coupon_redemption where coupon_id = coupon.id and coupon_redemption.status in ('reserved', 'redeemed')) as used
  from coupon where removed_at is null) counted`;

const toCoupon = (row: Row): Coupon => ({
  id: row.id,
  code: row.code,
  description: row.description,
  translations: row.translations,
  type: row.type,
  amount: row.type === 'percentage' ? Number(row.percent) : row.fixed_paise / 100,
  minimumAmount: row.minimum_paise / 100,
  maximumAmount: row.maximum_users,
  usageLimit: row.usage_limit,
  usedCount: row.used,
  expiryDate: row.expiry_date,
  status: row.status,
  createdDate: row.created_at.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }),
  products: row.products,
  categories: row.categories,
  customers: row.customers,
});

/** One page of the coupons, found by code or description. */
export async function listCoupons(
  database: Database,
  query: TablePage & { search: string; status: 'all' | CouponStatus },
): Promise<{ rows: Coupon[]; total: number }> {
  const where = `where lower(code || ' ' || description) like $1 and ($2 = 'all' or status = $2)`;
  const parameters = [likePattern(query.search), query.status];
  const rows = await database.query<Row>(
    `select * from ${counted} ${where} ${orderAndPage(query, columns, 'createdDate', 'id')}`,
    parameters,
  );
  const [count] = await database.query<{ total: number }>(
    `select count(*)::int as total from coupon ${where} and removed_at is null`,
    parameters,
  );
  return { rows: rows.map(toCoupon), total: count?.total ?? 0 };
}

export async function findCoupon(database: Database, id: string): Promise<Coupon | null> {
  const [row] = await database.query<Row>(`select * from ${counted} where id::text = $1`, [id]);
  return row ? toCoupon(row) : null;
}

/** Rupees as typed, in whole paise. */
const paise = (rupees: number): number => Math.round(rupees * 100);

const values = (fields: CouponFields): unknown[] => [
  fields.code,
  fields.description,
  fields.type,
  fields.type === 'percentage' ? fields.amount : 0,
  fields.type === 'fixed' ? paise(fields.amount) : 0,
  paise(fields.minimumAmount),
  fields.maximumAmount,
  fields.usageLimit,
  fields.expiryDate,
  fields.status,
  JSON.stringify(fields.products),
  JSON.stringify(fields.categories),
  JSON.stringify(fields.customers.map((email) => email.toLowerCase())),
  fields.translations ? JSON.stringify(fields.translations) : null,
];

/** The new coupon's id, or null when its code is taken. */
export async function addCoupon(database: Database, fields: CouponFields): Promise<string | null> {
  const [row] = await database.query<{ id: string }>(
    `insert into coupon (code, description, type, percent, fixed_paise, minimum_paise, maximum_users, usage_limit, expiry_date, status, products, categories, customers, translations)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12::jsonb, $13::jsonb, coalesce($14::jsonb, '{}')) on conflict (code) where removed_at is null do nothing returning id`,
    values(fields),
  );
  return row?.id ?? null;
}

/** False when another coupon has this code. */
export async function saveCoupon(database: Database, id: string, fields: CouponFields): Promise<boolean> {
  const rows = await database.query(
    `update coupon set code = $1, description = $2, type = $3, percent = $4, fixed_paise = $5, minimum_paise = $6, maximum_users = $7, usage_limit = $8, expiry_date = $9,
       status = $10, products = $11::jsonb, categories = $12::jsonb, customers = $13::jsonb, translations = coalesce($14::jsonb, translations), updated_at = now()
     where id::text = $15 and removed_at is null and not exists (select 1 from coupon other where other.code = $1 and other.removed_at is null and other.id::text <> $15) returning id`,
    [...values(fields), id],
  );
  return rows.length > 0;
}

export async function setCouponStatus(database: Database, id: string, status: CouponStatus): Promise<void> {
  await database.query('update coupon set status = $2, updated_at = now() where id::text = $1', [id, status]);
}

/** Takes coupons off the list, where orders of before still name them; gives their ids and codes. */
export async function removeCoupons(
  database: Database,
  ids: readonly string[],
  at: Date,
): Promise<{ id: string; code: string }[]> {
  return database.query(
    'update coupon set removed_at = $2 where id::text = any($1::text[]) and removed_at is null returning id, code',
    [ids, at],
  );
}

/** Puts removed coupons back, except one whose code was given again meanwhile. */
export async function restoreCoupons(database: Database, ids: readonly string[]): Promise<void> {
  await database.query(
    `update coupon set removed_at = null where id::text = any($1::text[])
     and not exists (select 1 from coupon other where other.code = coupon.code and other.removed_at is null)`,
    [ids],
  );
}
