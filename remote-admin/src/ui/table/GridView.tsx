import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { actionsField, type Column } from './column';
import { EmptyTable } from './EmptyTable';
import { gridLook } from './grid-look';
import { SortArrow } from './SortArrow';
import type { ViewProps } from './view-props';

/** The wide form of a table. Every row of the page is in the document, for find-in-page and screen readers. */
export function GridView<Row extends { readonly id: string }>({
  label,
  columns,
  rows,
  loading,
  empty,
  sort,
  order,
  onSort,
  selection,
}: ViewProps<Row>) {
  const gridColumns = useMemo(() => columns.map(gridColumn), [columns]);
  const selected = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(selection?.ids ?? []) }),
    [selection?.ids],
  );
  const slots = useMemo(
    () => ({ columnHeaderSortIcon: SortArrow, noRowsOverlay: () => <EmptyTable text={empty} /> }),
    [empty],
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <DataGrid
        aria-label={label}
        rows={rows}
        columns={gridColumns}
        loading={loading}
        slots={slots}
        slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
        sortingMode="server"
        sortModel={sort === undefined ? [] : [{ field: sort, sort: order }]}
        onSortModelChange={([chosen]) => onSort(chosen?.field, chosen?.sort ?? 'asc')}
        {...(selection
          ? {
              checkboxSelection: true,
              rowSelectionModel: selected,
              onRowSelectionModelChange: (model: GridRowSelectionModel) => selection.onChange(chosenIds(model, rows)),
            }
          : {})}
        getRowHeight={() => 'auto'}
        hideFooter
        disableVirtualization
        disableColumnMenu
        disableRowSelectionOnClick
        sx={gridLook}
      />
    </Box>
  );
}

function chosenIds(model: GridRowSelectionModel, rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id).filter((id) => model.ids.has(id) === (model.type === 'include'));
}

function gridColumn<Row extends { readonly id: string }>({
  field,
  header,
  render,
  minWidth = 120,
  flex = 1,
  align = 'left',
  sortable,
}: Column<Row>): GridColDef<Row> {
  const isActions = field === actionsField;
  return {
    field,
    headerName: header,
    minWidth,
    flex: isActions ? 0 : flex,
    ...(isActions ? { width: minWidth } : {}),
    align,
    headerAlign: align,
    sortable: sortable ?? !isActions,
    renderCell: ({ row }) => render(row),
  };
}
