import type { Column } from './column';
import type { Selection } from './DataTable';

export interface ViewProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly loading: boolean;
  readonly empty: string;
  readonly sort: string | undefined;
  readonly order: 'asc' | 'desc';
  readonly onSort: (sort: string | undefined, order: 'asc' | 'desc') => void;
  readonly selection: Selection | undefined;
}
