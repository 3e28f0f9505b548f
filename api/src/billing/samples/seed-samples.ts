import { eq } from 'drizzle-orm';
import { sampleInvoices } from 'sample-services/admin/samples/invoices';
import { sampleSubscriptions } from 'sample-services/admin/samples/subscriptions';
import { sampleUsers } from 'sample-services/admin/samples/users';
import { users } from '../../accounts/tables';
import type { Config } from '../../config';
import type { Db } from '../../platform/database/database';
import { indiaDay, startOfIndiaDay } from '../rules/calendar';
import { sac } from '../rules/gst';
import { invoices, plans, subscriptions } from '../tables';

/** The sample users with their subscriptions and invoices; on the first start only. The sample invoices carry 10 % GST, as specified. */
export async function seedSamples(db: Db, seller: Config['seller'], now: Date): Promise<void> {
  if ((await db.$count(users, eq(users.isSample, true))) > 0) return;
  const today = indiaDay(now);
  await db.transaction(async (tx) => {
    await tx
      .insert(users)
      .values(sampleUsers(today).map((user) => toUser(user)))
      .onConflictDoNothing();
    await seedSubscriptions(tx, today);
    await seedInvoices(tx, seller, today);
  });
}

function toUser({
  id,
  name,
  email,
  phone,
  active,
  role,
  address,
  createdOn,
  lastLogin,
}: ReturnType<typeof sampleUsers>[number]): typeof users.$inferInsert {
  const kind = role === 'Lawyer' ? 'lawyer' : 'customer';
  const [code, ...digits] = phone.split(' ');
  return {
    id,
    name,
    email,
    emailVerified: true,
    role: kind,
    userType: role === 'User' ? null : kind,
    active,
    countryCode: code === '+91' ? code : null,
    phone: digits.join(''),
    address,
    createdAt: startOfIndiaDay(createdOn),
    lastLoginAt: lastLogin ? new Date(lastLogin) : null,
    isSample: true,
  };
}

async function seedSubscriptions(tx: Db, today: string): Promise<void> {
  const idByName = new Map((await tx.select().from(plans)).map(({ name, id }) => [name, id]));
  for (const row of sampleSubscriptions(today)) {
    const planId = idByName.get(row.plan);
    if (!planId) continue;
    await tx.insert(subscriptions).values({
      userId: row.userId,
      planId,
      period: 'monthly',
      status: row.status,
      startsAt: startOfIndiaDay(row.startDate),
      endsAt: startOfIndiaDay(row.endDate),
      cancelAtPeriodEnd: true,
      source: 'sample',
      paymentMethod: row.paymentMethod,
      transactionId: row.transactionId,
    });
  }
}

async function seedInvoices(tx: Db, seller: Config['seller'], today: string): Promise<void> {
  const idByEmail = new Map(sampleUsers(today).map(({ email, id, address }) => [email, { id, address }]));
  const { name, address, stateCode, gstin } = seller;
  for (const row of sampleInvoices(today)) {
    const customer = idByEmail.get(row.email);
    await tx.insert(invoices).values({
      kind: 'invoice',
      number: row.invoiceNo,
      day: row.date,
      userId: customer?.id ?? row.email,
      customer: row.customer,
      email: row.email,
      document: {
        seller: { name, address, stateCode, gstin },
        buyer: {
          name: row.customer,
          email: row.email,
          address: customer?.address ?? '',
          stateCode,
          gstin: '',
          language: 'en',
        },
        description: 'Sample plan',
        sac,
        subtotalPaise: row.amountPaise,
        creditPaise: 0,
        discountPaise: 0,
        taxes: [{ name: 'IGST', ratePercent: 10, amountPaise: row.gstPaise }],
        roundOffPaise: 0,
        reverseCharge: false,
        reverses: null,
      },
      taxablePaise: row.amountPaise,
      gstPaise: row.gstPaise,
      totalPaise: row.totalPaise,
      status: row.status,
      isSample: true,
      createdAt: startOfIndiaDay(row.date),
    });
  }
}
