import { dayInIndia } from 'shared-contracts/time/india';
import type { AdminService } from 'shared-contracts/services/services';
import { createSimulatedCoupons } from './coupons';
import { createSimulatedDownload } from './downloads';
import { createSimulatedFiles } from './files';
import { createSimulatedInsights } from './insights';
import { createSimulatedInvoices } from './invoices';
import { createSimulatedPackages } from './packages';
import { createSimulatedReleases } from './releases';
import { createSimulatedSearch } from './search';
import { createSimulatedShortAnswers } from './short-answers';
import { createSimulatedSettings } from './settings';
import { createUndoList } from './undo';
import { createSimulatedUsers } from './users';

/** The back office on sample data in the browser. Only the file list outlives the page. */
export function createSimulatedAdmin(): AdminService {
  const today = dayInIndia(new Date());
  const undoList = createUndoList();
  const users = createSimulatedUsers(today, undoList);
  const packages = createSimulatedPackages(today, undoList);
  const files = createSimulatedFiles(today, undoList);
  const invoices = createSimulatedInvoices(today);
  const coupons = createSimulatedCoupons(today, undoList);
  return {
    ...createSimulatedInsights(today),
    ...createSimulatedReleases(today),
    ...createSimulatedShortAnswers(),
    ...users,
    ...packages,
    ...files,
    ...invoices,
    ...coupons,
    ...createSimulatedSettings(),
    ...createSimulatedSearch({ users, packages, coupons, invoices, files }),
    undo: async ({ body }) => {
      undoList.undo(body.undo);
      return { ok: true };
    },
    download: createSimulatedDownload({ users, invoices, files }),
  };
}
