import type { StaffRole } from 'shared-contracts';

/** The roles of the house with what each may do. */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  editor: 'Editor of law',
  support: 'Support',
  accountant: 'Accountant',
};

export const staffRoleOptions = [
  { value: 'none', label: 'None' },
  { value: 'owner', label: 'Owner: everything, and who has which role' },
  { value: 'editor', label: 'Editor of law: questions, short answers, documents' },
  { value: 'support', label: 'Support: people, messages, consultations' },
  { value: 'accountant', label: 'Accountant: money, plans, coupons, invoices' },
] as const;
