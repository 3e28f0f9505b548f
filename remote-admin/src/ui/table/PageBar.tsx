import TablePagination from '@mui/material/TablePagination';
import { pageSizes, type TableState } from './use-table-state';

interface Props {
  readonly total: number;
  readonly state: TableState<Readonly<Record<string, string>>>;
}

export function PageBar({ total, state }: Props) {
  const lastPage = Math.max(0, Math.ceil(total / state.pageSize) - 1);
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(state.page - 1, lastPage)}
      rowsPerPage={state.pageSize}
      rowsPerPageOptions={[...pageSizes]}
      onPageChange={(_event, page) => state.set({ page: page === 0 ? undefined : page + 1 })}
      onRowsPerPageChange={(event) => state.set({ pageSize: event.target.value })}
      slotProps={{ select: { native: true, inputProps: { 'aria-label': 'Rows per page' } } }}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', paddingInline: 2 },
        '& .MuiTablePagination-selectRoot': { marginRight: 2, marginLeft: 1 },
        '& .MuiTablePagination-actions': { marginLeft: 1 },
        '& .MuiTablePagination-spacer': { display: 'none' },
        // On a phone the words leave no room for the arrows; the select keeps its name.
        '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } },
      }}
    />
  );
}
