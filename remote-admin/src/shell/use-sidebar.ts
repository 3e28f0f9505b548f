import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { narrowQuery } from '../theme/tokens';

export interface SidebarState {
  readonly narrow: boolean;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** Open at first on wide screens and closed on narrow ones; crossing the width starts over. */
export function useSidebar(): SidebarState {
  const narrow = useMediaQuery(narrowQuery, { noSsr: true });
  const [state, setState] = useState({ narrow, open: !narrow });
  if (state.narrow !== narrow) setState({ narrow, open: !narrow });
  const open = state.narrow === narrow ? state.open : !narrow;
  return {
    narrow,
    open,
    toggle: () => setState({ narrow, open: !open }),
    close: () => setState({ narrow, open: false }),
  };
}
