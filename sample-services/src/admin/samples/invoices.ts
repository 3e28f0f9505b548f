import type { InvoiceRow } from 'shared-contracts/calls/admin/types';
import { sampleUsers } from './users';

/** Months back from today, index of the sample user, amount in rupees before tax, status. */
const rows: readonly (readonly [monthsBack: number, user: number, rupees: number, status: InvoiceRow['status']])[] = [
  [0, 0, 1999, 'paid'],
  [0, 2, 999, 'pending'],
  [0, 6, 999, 'paid'],
  [1, 1, 1999, 'paid'],
  [1, 4, 999, 'overdue'],
  [2, 0, 999, 'paid'],
  [3, 3, 999, 'paid'],
  [4, 5, 1999, 'paid'],
  [5, 7, 1999, 'overdue'],
  [7, 6, 999, 'paid'],
];

/** GST of the sample rows, in percent of the amount, as specified. */
const gstPercent = 10;

/** The sample invoices, newest first. Every date lies in the current year and not after today. */
export function sampleInvoices(today: string): InvoiceRow[] {
  const users = sampleUsers(today);
  const year = today.slice(0, 4);
  const thisMonth = Number(today.slice(5, 7));
  return rows.flatMap(([monthsBack, userIndex, rupees, status], index) => {
    const user = users[userIndex];
    if (!user) return [];
    const month = Math.max(1, thisMonth - monthsBack);
    const lastDay = month === thisMonth ? Number(today.slice(8)) : 28;
    const date = `${year}-${pad(month)}-${pad(Math.max(1, Math.min(lastDay, 24 - index * 2)))}`;
    const amountPaise = rupees * 100;
    const gstPaise = (amountPaise * gstPercent) / 100;
    return [
      {
        id: `sample-invoice-${index + 1}`,
        date,
        invoiceNo: `INV-${year}-${String(rows.length - index).padStart(3, '0')}`,
        customer: user.name,
        email: user.email,
        amountPaise,
        gstPaise,
        totalPaise: amountPaise + gstPaise,
        status,
      },
    ];
  });
}

const pad = (value: number) => String(value).padStart(2, '0');
