import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { token } from '../../theme/tokens';
import { actionsField, type Column } from './column';

interface Props<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly checkbox: ReactNode;
}

export function CardRow<Row>({ row, columns, checkbox }: Props<Row>) {
  return (
    <Box
      component="tr"
      role="row"
      sx={{ display: 'block', position: 'relative', padding: 2, borderTop: `1px solid ${token.line}` }}
    >
      {checkbox && (
        <Box component="td" role="cell" sx={{ position: 'absolute', top: 8, right: 8 }}>
          {checkbox}
        </Box>
      )}
      {columns.map(({ field, header, render, title }) => (
        <Box key={field} component="td" role="cell" sx={lineLook(field, title ?? false, checkbox !== undefined)}>
          {!title && field !== actionsField && (
            <Box component="span" aria-hidden sx={{ color: 'text.secondary', flex: '0 0 auto' }}>
              {header}
            </Box>
          )}
          <Box
            sx={{
              minWidth: 0,
              overflowWrap: 'anywhere',
              textAlign: title || field === actionsField ? 'left' : 'right',
            }}
          >
            {render(row)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function lineLook(field: string, title: boolean, underCheckbox: boolean) {
  if (title)
    return {
      display: 'block',
      fontWeight: 650,
      fontSize: '1.0625rem',
      paddingRight: underCheckbox ? 5 : 0,
      marginBottom: 0.5,
    };
  if (field === actionsField) return { display: 'flex', marginLeft: -1, marginTop: 0.5 };
  return { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, minHeight: 32 };
}
