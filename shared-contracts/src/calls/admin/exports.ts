import type { AdminUser, InvoiceRow } from './types';
import { csvOf, type CellValue } from '../../spreadsheet/csv';
import { dayInIndia } from '../../time/india';

/** Columns of `users.csv`, in the specified order. */
export const usersCsvHeader = ['Name', 'Email', 'Phone', 'Role', 'Status', 'Created', 'Last Login', 'Address'] as const;

export function usersCsv(users: readonly AdminUser[]): string {
  return csvOf(
    usersCsvHeader,
    users.map((user) => [
      user.name,
      user.email,
      user.phone,
      user.role,
      user.active ? 'Active' : 'Inactive',
      user.createdOn,
      user.lastLogin === null ? '' : dayInIndia(new Date(user.lastLogin)),
      user.address,
    ]),
  );
}

export const invoicesHeader = ['Date', 'Invoice No', 'Customer', 'Email', 'Amount', 'GST', 'Total', 'Status'] as const;

/** Rows of the invoice export, amounts in rupees. */
export const invoiceCells = (invoices: readonly InvoiceRow[]): CellValue[][] =>
  invoices.map((row) => [
    row.date,
    row.invoiceNo,
    row.customer,
    row.email,
    row.amountPaise / 100,
    row.gstPaise / 100,
    row.totalPaise / 100,
    row.status,
  ]);
