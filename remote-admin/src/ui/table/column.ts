import type { ReactNode } from 'react';

/** One column, shown in a grid on wide screens and as a line of a card on phones. */
export interface Column<Row> {
  /** Name of the field that the server sorts by. */
  readonly field: string;
  readonly header: string;
  readonly render: (row: Row) => ReactNode;
  readonly minWidth?: number;
  readonly flex?: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly sortable?: boolean;
  /** The one that names a card. */
  readonly title?: boolean;
}

/** The column that holds the buttons of a row. */
export const actionsField = 'actions';
