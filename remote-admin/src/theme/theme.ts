import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './components';
import { palette } from './palette';
import { narrowBelow, token } from './tokens';

const heading = { fontFamily: token.serif, fontWeight: 680, letterSpacing: '-0.01em', lineHeight: 1.2 };

/**
 * MUI in the looks of the house.
 * @param motion false leaves out every transition, for people who asked for less motion
 */
export function createAdminTheme(motion: boolean): Theme {
  return createTheme({
    // The page's colour scheme is the tokens' business; MUI would pin it to light.
    cssVariables: { nativeColor: true, disableCssColorScheme: true },
    palette,
    components: motion ? components : { ...components, ...withoutTransitions(components) },
    breakpoints: { values: { xs: 0, sm: 600, md: narrowBelow, lg: 1080, xl: 1440 } },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: token.sans,
      fontSize: 15,
      htmlFontSize: 16,
      fontWeightMedium: 600,
      h1: { ...heading, fontSize: '1.875rem' },
      h2: { ...heading, fontSize: '1.3125rem' },
      h3: { ...heading, fontSize: '1.125rem' },
      body1: { fontSize: '1rem', lineHeight: 1.55 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
      caption: { fontSize: '0.8125rem' },
    },
    ...(motion ? {} : { transitions: { create: () => 'none' } }),
  });
}

function withoutTransitions({ MuiDialog, MuiMenu, MuiPopover }: typeof components): typeof components {
  return {
    MuiDialog: { ...MuiDialog, defaultProps: { transitionDuration: 0 } },
    MuiMenu: { ...MuiMenu, defaultProps: { transitionDuration: 0 } },
    MuiPopover: { ...MuiPopover, defaultProps: { transitionDuration: 0 } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiSnackbar: { defaultProps: { transitionDuration: 0 } },
  };
}
