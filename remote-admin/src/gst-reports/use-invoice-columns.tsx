import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMemo } from 'react';
import type { InvoiceRow } from 'shared-contracts';
import { adminDownloads } from 'shared-contracts/calls/admin/routes';
import { IconAction } from '../ui/IconAction';
import { StatusChip } from '../ui/StatusChip';
import { day, money } from '../ui/format';
import { actionsField, type Column } from '../ui/table/column';
import { useDownload } from '../ui/use-download';

const columns: readonly Column<InvoiceRow>[] = [
  { field: 'date', header: 'Date', minWidth: 120, flex: 0.8, render: ({ date }) => day(date) },
  { field: 'invoiceNo', header: 'Invoice No', minWidth: 140, title: true, render: ({ invoiceNo }) => invoiceNo },
  { field: 'customer', header: 'Customer', minWidth: 180, flex: 1.4, render: ({ customer }) => customer },
  {
    field: 'amountPaise',
    header: 'Amount',
    minWidth: 120,
    align: 'right',
    render: ({ amountPaise }) => money(amountPaise),
  },
  { field: 'gstPaise', header: 'GST', minWidth: 110, align: 'right', render: ({ gstPaise }) => money(gstPaise) },
  {
    field: 'totalPaise',
    header: 'Total',
    minWidth: 120,
    align: 'right',
    render: ({ totalPaise }) => money(totalPaise),
  },
  {
    field: 'status',
    header: 'Status',
    minWidth: 110,
    flex: 0.7,
    render: ({ status }) => <StatusChip status={status} />,
  },
];

/** @param withPdf whether an invoice can be had as a document, which only the server makes */
export function useInvoiceColumns(withPdf: boolean): readonly Column<InvoiceRow>[] {
  const download = useDownload();
  return useMemo(() => {
    if (!withPdf) return columns;
    const render = ({ id }: InvoiceRow) => (
      <IconAction
        label="Download"
        icon={<DownloadIcon />}
        onClick={() => void download(adminDownloads.invoicePdf(id))}
      />
    );
    return [...columns, { field: actionsField, header: 'Actions', minWidth: 90, render }];
  }, [withPdf, download]);
}
