import type { SearchHit } from 'shared-contracts/calls/admin/types';
import { paths } from 'shared-contracts/paths';
import type { AdminService } from 'shared-contracts/services/services';
import type { SimulatedCoupons } from './coupons';
import type { SimulatedFiles } from './files';
import type { SimulatedInvoices } from './invoices';
import type { SimulatedUsers } from './users';

interface Sources {
  readonly users: SimulatedUsers;
  readonly packages: Pick<AdminService, 'listPlans'>;
  readonly coupons: SimulatedCoupons;
  readonly invoices: SimulatedInvoices;
  readonly files: SimulatedFiles;
}

const mostPerKind = 4;

/** Finds users, plans, coupons, invoices and files by a part of their text. */
export function createSimulatedSearch({
  users,
  packages,
  coupons,
  invoices,
  files,
}: Sources): Pick<AdminService, 'search'> {
  return {
    search: async ({ query }) => {
      const wanted = query.q.trim().toLowerCase();
      if (wanted === '') return { hits: [] };
      const { plans } = await packages.listPlans();
      const hits: SearchHit[] = [
        ...users
          .matching({})
          .map((user) => hit('user', user.id, user.name, user.email, paths.admin.users.href(), user.email)),
        ...plans.map((plan) => hit('plan', plan.id, plan.name, 'Plan', paths.admin.packages.href(), plan.name)),
        ...coupons
          .all()
          .map((coupon) =>
            hit('coupon', coupon.id, coupon.code, coupon.description, paths.admin.coupons.href(), coupon.code),
          ),
        ...invoices
          .matching({})
          .map((invoice) =>
            hit(
              'invoice',
              invoice.id,
              invoice.invoiceNo,
              invoice.customer,
              paths.admin.gstReports.href(),
              invoice.invoiceNo,
            ),
          ),
        ...files
          .names()
          .map((file) => hit('file', file.id, file.name, file.uploadedBy, paths.admin.files.href(), file.name)),
      ];
      const matching = hits.filter(({ title, detail }) => `${title} ${detail}`.toLowerCase().includes(wanted));
      return { hits: firstOfEachKind(matching) };
    },
  };
}

function hit(
  kind: SearchHit['kind'],
  id: string,
  title: string,
  detail: string,
  screen: string,
  search: string,
): SearchHit {
  return { kind, id, title, detail, href: `${screen}?${new URLSearchParams({ search })}` };
}

function firstOfEachKind(hits: readonly SearchHit[]): SearchHit[] {
  const seen = new Map<string, number>();
  return hits.filter(({ kind }) => {
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= mostPerKind;
  });
}
