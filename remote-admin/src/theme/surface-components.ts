import type { Components, Theme } from '@mui/material/styles';
import { token } from './tokens';

export const surfaceComponents: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: { borderColor: token.line, borderRadius: token.radiusLg },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { background: token.surface, borderRadius: token.radiusLg, boxShadow: token.shadowSm } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        background: token.surface,
        borderRadius: token.radiusLg,
        boxShadow: token.shadowLg,
        '&.MuiDialog-paperFullScreen': { borderRadius: 0 },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontFamily: token.serif, fontSize: '1.375rem', fontWeight: 680, paddingRight: 64 } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px', flexWrap: 'wrap', rowGap: 8 } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: token.overlay } } } },
  MuiMenu: {
    styleOverrides: {
      paper: {
        background: token.raised,
        border: `1px solid ${token.line}`,
        borderRadius: token.radiusMd,
        boxShadow: token.shadowMd,
      },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: {
        background: token.raised,
        border: `1px solid ${token.line}`,
        borderRadius: token.radiusMd,
        boxShadow: token.shadowMd,
      },
    },
  },
  // MUI's own line is reckoned from a colour of one theme, and shines in the dark one.
  MuiTableCell: { styleOverrides: { root: { borderBottomColor: token.line } } },
  MuiTooltip: { styleOverrides: { tooltip: { background: token.ink, color: token.paper, fontSize: '0.8125rem' } } },
  MuiLinearProgress: {
    styleOverrides: { root: { borderRadius: 4, background: token.line, height: 6 }, bar: { borderRadius: 4 } },
  },
  MuiSkeleton: { styleOverrides: { root: { background: token.sunken } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: token.radiusMd,
        variants: [
          { props: { severity: 'success' }, style: { background: token.successSoft, color: token.success } },
          { props: { severity: 'error' }, style: { background: token.dangerSoft, color: token.danger } },
          { props: { severity: 'warning' }, style: { background: token.warningSoft, color: token.warning } },
          { props: { severity: 'info' }, style: { background: token.primarySoft, color: token.primary } },
        ],
      },
      icon: { color: 'inherit !important' },
    },
  },
};
