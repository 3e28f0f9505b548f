import type { SxProps, Theme } from '@mui/material/styles';
import { token } from '../../theme/tokens';

/** The grid lies flat in its card; rows are as high as their text. */
export const gridLook: SxProps<Theme> = {
  border: 0,
  borderRadius: 0,
  minHeight: 180,
  '--DataGrid-t-color-background-base': 'transparent',
  '--DataGrid-t-color-border-base': token.line,
  '--DataGrid-rowBorderColor': token.line,
  '& .MuiDataGrid-columnHeaders, & .MuiDataGrid-columnHeader, & .MuiDataGrid-filler--header': {
    background: token.sunken,
  },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-row:hover': { background: `color-mix(in srgb, ${token.sunken} 45%, transparent)` },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 650, color: token.muted },
  '& .MuiDataGrid-cell': {
    display: 'flex',
    alignItems: 'center',
    paddingBlock: 0.75,
    minHeight: 56,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    lineHeight: 1.4,
  },
  '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' },
  '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': { outlineOffset: -2 },
};
