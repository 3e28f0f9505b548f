import type { PaletteOptions } from '@mui/material/styles';
import { token } from './tokens';

const colour = (main: string, soft: string, contrastText: string) => ({ main, light: soft, dark: main, contrastText });

/** The tokens under the names that MUI's components ask for. */
export const palette: PaletteOptions = {
  primary: { main: token.primary, light: token.primarySoft, dark: token.primaryHover, contrastText: token.onPrimary },
  secondary: { main: token.accent, light: token.accentSoft, dark: token.accentHover, contrastText: token.onAccent },
  success: colour(token.success, token.successSoft, token.onPrimary),
  warning: colour(token.warning, token.warningSoft, token.onPrimary),
  error: colour(token.danger, token.dangerSoft, token.onDanger),
  info: colour(token.primary, token.primarySoft, token.onPrimary),
  text: { primary: token.ink, secondary: token.muted, disabled: token.muted },
  background: { default: token.paper, paper: token.surface },
  divider: token.line,
  action: {
    active: token.muted,
    hover: `color-mix(in srgb, ${token.ink} 7%, transparent)`,
    selected: token.primarySoft,
    disabled: `color-mix(in srgb, ${token.ink} 45%, transparent)`,
    disabledBackground: token.line,
    focus: token.primarySoft,
  },
};
