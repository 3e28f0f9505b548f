import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import type { TableState } from './use-table-state';

interface Props {
  readonly total: number;
  readonly state: TableState<Readonly<Record<string, string>>>;
}

/** A button per page, only when there is more than one. */
export function NumberedPages({ total, state }: Props) {
  const pages = Math.ceil(total / state.pageSize);
  if (pages <= 1) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', padding: 2, borderTop: 1, borderColor: 'divider' }}>
      <Pagination
        count={pages}
        page={Math.min(state.page, pages)}
        onChange={(_event, page) => state.set({ page: page === 1 ? undefined : page })}
        getItemAriaLabel={(type, page) => (type === 'page' ? String(page) : `Go to ${type} page`)}
        color="primary"
      />
    </Box>
  );
}
