import Box from '@mui/material/Box';
import { SelectBox } from '../form/SelectBox';
import type { Column } from './column';
import type { ViewProps } from './view-props';

interface Props<Row> extends Pick<ViewProps<Row>, 'sort' | 'order' | 'onSort'> {
  readonly columns: readonly Column<Row>[];
}

/** Cards have no headers to click; what they are sorted by is chosen here. */
export function PhoneSort<Row>({ columns, sort, order, onSort }: Props<Row>) {
  const options = [
    { value: '', label: 'As they come' },
    ...columns.flatMap(({ field, header }) => [
      { value: `${field}:asc`, label: `${header}, rising` },
      { value: `${field}:desc`, label: `${header}, falling` },
    ]),
  ];
  const choose = (value: string) => {
    const [field, direction] = value.split(':');
    onSort(field === '' ? undefined : field, direction === 'desc' ? 'desc' : 'asc');
  };
  return (
    <Box sx={{ padding: 2, paddingTop: 0 }}>
      <SelectBox
        label="Sort by"
        value={sort === undefined ? '' : `${sort}:${order}`}
        options={options}
        onChange={choose}
      />
    </Box>
  );
}
