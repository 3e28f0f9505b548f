import type { ReportPeriod } from 'shared-contracts/calls/admin/types';
import { csvOf } from 'shared-contracts/spreadsheet/csv';
import { saveBlob } from 'shared-contracts/services/live/save-file';
import { ServiceError } from 'shared-contracts/services/service-error';
import { invoiceCells, invoicesHeader, usersCsv } from 'shared-contracts/calls/admin/exports';
import type { SimulatedFiles } from './files';
import type { SimulatedInvoices } from './invoices';
import type { SimulatedUsers } from './users';

interface Sources {
  readonly users: SimulatedUsers;
  readonly invoices: SimulatedInvoices;
  readonly files: SimulatedFiles;
}

const csvType = 'text/csv;charset=utf-8';

/** The downloads of the back office, made in the browser. Takes the same addresses as the server. */
export function createSimulatedDownload({ users, invoices, files }: Sources): (path: string) => Promise<void> {
  return async (path) => {
    const url = new URL(path, 'http://simulated');
    const query = Object.fromEntries(url.searchParams);
    const [, , , area = '', id = ''] = url.pathname.split('/');
    if (area === 'users') {
      saveBlob(new Blob([usersCsv(users.matching(query))], { type: csvType }), 'users.csv');
    } else if (area === 'invoices' && id === 'export') {
      const rows = invoiceCells(invoices.matching({ ...query, period: query['period'] as ReportPeriod }));
      if (query['format'] === 'xlsx') saveBlob(await workbookOf(rows), 'invoices.xlsx');
      else saveBlob(new Blob([csvOf(invoicesHeader, rows)], { type: csvType }), 'invoices.csv');
    } else if (area === 'files') {
      files.saveFile(decodeURIComponent(id));
    } else {
      throw new ServiceError('This download is not part of the simulated mode.', 501);
    }
  };
}

/** What writes a workbook is loaded with the first one. */
async function workbookOf(rows: ReturnType<typeof invoiceCells>): Promise<Blob> {
  const { xlsxOf } = await import('shared-contracts/spreadsheet/xlsx');
  return xlsxOf('Invoices', invoicesHeader, rows);
}
