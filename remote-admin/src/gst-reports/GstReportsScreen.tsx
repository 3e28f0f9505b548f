import Box from '@mui/material/Box';
import { useLive } from '../app/host';
import { useCall } from '../data/calls';
import { Page } from '../ui/Page';
import { PeriodSelect } from '../ui/PeriodSelect';
import { SummaryCard, SummaryCards } from '../ui/SummaryCard';
import { SelectBox } from '../ui/form/SelectBox';
import { counted, money } from '../ui/format';
import { DataTable } from '../ui/table/DataTable';
import { SearchBox } from '../ui/table/SearchBox';
import { queryOf, useTableState } from '../ui/table/use-table-state';
import { ExportReport } from './ExportReport';
import { invoiceFilters, type InvoiceFilterValues } from './invoice-filters';
import { useInvoiceColumns } from './use-invoice-columns';

const statuses = ['all', 'paid', 'pending', 'overdue', 'refunded'].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

export function GstReportsScreen() {
  const live = useLive();
  const state = useTableState<InvoiceFilterValues>(invoiceFilters);
  const { period, status } = state.filters;
  const invoices = useCall('listInvoices', { query: { ...queryOf(state), period, status } });
  const columns = useInvoiceColumns(live);
  const summary = invoices.data?.summary;
  const figure = (paise: number | undefined) => (paise === undefined ? '–' : money(paise));
  return (
    <Page
      title="GST Reports"
      lead="Invoices of a period, with the tax in them."
      actions={<ExportReport filter={{ period, status, search: state.search }} />}
    >
      <SummaryCards>
        <SummaryCard title="Total Revenue" value={figure(summary?.revenuePaise)} />
        <SummaryCard title="Total GST" value={figure(summary?.gstPaise)} />
        <SummaryCard title="Net Amount" value={figure(summary?.netPaise)} />
      </SummaryCards>
      <DataTable
        label="Invoices"
        columns={columns}
        answer={invoices}
        state={state}
        toolbar={
          <>
            <SearchBox
              label="Search by customer or invoice number"
              value={state.search}
              onSearch={(search) => state.set({ search })}
            />
            <PeriodSelect value={period} onChange={(value) => state.set({ period: value })} />
            <SelectBox
              label="Show"
              value={status}
              options={statuses}
              onChange={(value) => state.set({ status: value })}
              width={130}
            />
          </>
        }
        footer={
          summary && (
            <Box
              role="status"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'flex-end',
                columnGap: 3,
                rowGap: 0.5,
                padding: 2,
                borderTop: 1,
                borderColor: 'divider',
                fontWeight: 600,
              }}
            >
              <span>{counted(invoices.data?.total ?? 0, 'invoice')}</span>
              <span>Amount {money(summary.netPaise)}</span>
              <span>GST {money(summary.gstPaise)}</span>
              <span>Total {money(summary.revenuePaise)}</span>
            </Box>
          )
        }
      />
    </Page>
  );
}
