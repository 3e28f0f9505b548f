import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { Failure } from '../Failure';
import { CardView } from './CardView';
import { actionsField, type Column } from './column';
import { ColumnChoice } from './ColumnChoice';
import { GridView } from './GridView';
import { NumberedPages } from './NumberedPages';
import { PageBar } from './PageBar';
import { useHiddenColumns } from './use-hidden-columns';
import { useIsTight } from './use-is-tight';
import type { TableState } from './use-table-state';

export interface TableAnswer<Row> {
  readonly data: { readonly rows: readonly Row[]; readonly total: number } | undefined;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export interface Selection {
  readonly ids: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

interface Props<Row> {
  /** The table's accessible name; its column choice is remembered under it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly answer: TableAnswer<Row>;
  readonly state: TableState<Readonly<Record<string, string>>>;
  readonly toolbar?: ReactNode;
  readonly footer?: ReactNode;
  readonly empty?: string;
  readonly selection?: Selection;
  readonly paging?: 'bar' | 'numbered' | 'none';
}

/** A table of the server's rows: a grid, or cards on phones, with its search and filters above and its pages below. */
export function DataTable<Row extends { readonly id: string }>(props: Props<Row>) {
  const {
    label,
    columns,
    answer,
    state,
    toolbar,
    footer,
    empty = 'No data available',
    selection,
    paging = 'bar',
  } = props;
  const { tight, measured } = useIsTight();
  const { hidden, toggle } = useHiddenColumns(label);
  const shown = columns.filter(({ field, title }) => title || !hidden.includes(field));
  const failed = answer.error !== null && answer.error !== undefined;
  const View = tight ? CardView : GridView;
  return (
    <Card ref={measured} component="section" aria-label={label} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, padding: 2 }}>
        {toolbar}
        <Box sx={{ marginLeft: 'auto' }}>
          <ColumnChoice
            columns={columns.filter(({ title, field }) => !title && field !== actionsField)}
            hidden={hidden}
            onToggle={toggle}
          />
        </Box>
      </Box>
      {failed ? (
        <Box sx={{ padding: 2 }}>
          <Failure error={answer.error} onRetry={() => void answer.refetch()} />
        </Box>
      ) : (
        <View
          label={label}
          columns={shown}
          rows={answer.data?.rows ?? []}
          loading={answer.data === undefined || (answer.isFetching && answer.isPlaceholderData)}
          empty={empty}
          sort={state.sort}
          order={state.order}
          onSort={(sort, order) => state.set({ sort, order: sort === undefined ? undefined : order })}
          selection={selection}
        />
      )}
      {footer}
      {paging === 'bar' && <PageBar total={answer.data?.total ?? 0} state={state} />}
      {paging === 'numbered' && <NumberedPages total={answer.data?.total ?? 0} state={state} />}
    </Card>
  );
}
