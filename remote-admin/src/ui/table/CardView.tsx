import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import LinearProgress from '@mui/material/LinearProgress';
import { CardRow } from './CardRow';
import { actionsField } from './column';
import { EmptyTable } from './EmptyTable';
import { PhoneSort } from './PhoneSort';
import type { ViewProps } from './view-props';

/** The narrow form of a table: each row is a card with a line per column. It stays a table for screen readers. */
export function CardView<Row extends { readonly id: string }>({
  label,
  columns: given,
  rows,
  loading,
  empty,
  sort,
  order,
  onSort,
  selection,
}: ViewProps<Row>) {
  const columns = [...given.filter(({ title }) => title), ...given.filter(({ title }) => !title)];
  const sortable = columns.filter(({ field, sortable: can }) => field !== actionsField && can !== false);
  const chosen = new Set(selection?.ids ?? []);
  const choose = (id: string, on: boolean) =>
    selection?.onChange(on ? [...chosen, id] : [...chosen].filter((other) => other !== id));
  return (
    <Box>
      <PhoneSort columns={sortable} sort={sort} order={order} onSort={onSort} />
      {loading && <LinearProgress aria-label="Loading" />}
      <Box
        component="table"
        role="table"
        aria-label={label}
        sx={{ display: 'block', position: 'relative', width: '100%' }}
      >
        <Box
          component="thead"
          role="rowgroup"
          sx={{
            display: 'block',
            position: 'absolute',
            clipPath: 'inset(50%)',
            width: 1,
            height: 1,
            overflow: 'hidden',
            whiteSpace: 'nowrap',
          }}
        >
          <tr role="row">
            {selection && (
              <th role="columnheader" scope="col">
                Select
              </th>
            )}
            {columns.map(({ field, header }) => (
              <th key={field} role="columnheader" scope="col">
                {header}
              </th>
            ))}
          </tr>
        </Box>
        <Box component="tbody" role="rowgroup" sx={{ display: 'block' }}>
          {rows.map((row) => (
            <CardRow
              key={row.id}
              row={row}
              columns={columns}
              checkbox={
                selection && (
                  <Checkbox
                    checked={chosen.has(row.id)}
                    onChange={(event) => choose(row.id, event.target.checked)}
                    slotProps={{ input: { 'aria-label': 'Select row' } }}
                  />
                )
              }
            />
          ))}
        </Box>
      </Box>
      {rows.length === 0 && !loading && <EmptyTable text={empty} />}
    </Box>
  );
}
