import { paths } from 'shared-contracts/paths';
import { mayOpen } from 'shared-contracts/calls/admin/rights';
import { useStaffRole } from '../app/use-staff-role';
import { useCall } from '../data/calls';

/** Work that waits: how much of it, and the list in which it stands. */
export interface WaitingWork {
  readonly text: string;
  readonly many: number;
  readonly href: string;
}

const onlyTheCount = { page: 1, pageSize: 10, search: '' } as const;

/** What people and payments wait for, of the screens that this person may open; undefined until all of it is counted. */
export function useWaiting(): readonly WaitingWork[] | undefined {
  const role = useStaffRole();
  const isMine = (path: string) => ({ enabled: mayOpen(role, path) });
  const { messages, consultations, gstReports } = paths.admin;
  const counts = [
    {
      text: 'Messages without a reply',
      href: `${messages.href()}?status=open`,
      call: useCall('listContactMessages', { query: { ...onlyTheCount, status: 'open' } }, isMine(messages.path)),
    },
    {
      text: 'People who ask for a call',
      href: consultations.href(),
      call: useCall('listConsultations', { query: { ...onlyTheCount, status: 'asked' } }, isMine(consultations.path)),
    },
    {
      text: 'Overdue invoices',
      href: `${gstReports.href()}?status=overdue`,
      call: useCall(
        'listInvoices',
        { query: { ...onlyTheCount, period: 'thisYear', status: 'overdue' } },
        isMine(gstReports.path),
      ),
    },
  ];
  if (counts.some(({ call }) => call.isLoading)) return undefined;
  return counts.flatMap(({ text, href, call }) => (call.data ? [{ text, href, many: call.data.total }] : []));
}
