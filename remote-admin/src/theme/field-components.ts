import type { Components, Theme } from '@mui/material/styles';
import { token } from './tokens';

/** Labels stand above their fields, as on every form of the house. */
export const fieldComponents: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        textTransform: 'none',
        fontWeight: 600,
        borderRadius: 999,
        minHeight: 40,
        paddingInline: 18,
        whiteSpace: 'nowrap',
      },
      outlined: { borderColor: token.lineStrong, color: token.ink },
    },
  },
  MuiIconButton: { styleOverrides: { root: { color: 'inherit' }, sizeMedium: { width: 44, height: 44 } } },
  MuiInputLabel: {
    // Without MUI's asterisk, which would become a part of the field's name; what is optional says so.
    defaultProps: { shrink: true, required: false },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        color: token.ink,
        fontSize: '0.9375rem',
        fontWeight: 600,
        lineHeight: 1.4,
        whiteSpace: 'normal',
        '&.Mui-focused, &.Mui-error': { color: token.ink },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: { '&:is(legend)': { color: token.ink, fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 } },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false, size: 'small' },
    styleOverrides: {
      root: {
        background: token.raised,
        borderRadius: token.radiusMd,
        minHeight: 44,
        '& legend': { display: 'none' },
        '& ::placeholder': { color: token.muted, opacity: '1 !important' },
        '& fieldset': { top: 0, borderColor: token.lineStrong },
      },
    },
  },
  MuiNativeSelect: { styleOverrides: { icon: { color: token.muted } } },
  MuiSwitch: { styleOverrides: { track: { background: token.lineStrong } } },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.875rem' } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontSize: '1rem', fontWeight: 600, minHeight: 48 } } },
  MuiTabs: { styleOverrides: { indicator: { height: 3, background: token.accent } } },
  MuiToggleButton: { styleOverrides: { root: { textTransform: 'none' } } },
};
