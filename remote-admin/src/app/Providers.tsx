import useMediaQuery from '@mui/material/useMediaQuery';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import type { HostApi } from 'shared-contracts/host/host-api';
import { createQueries } from '../data/queries';
import { createAdminTheme } from '../theme/theme';
import { ToastProvider } from '../ui/toast/ToastProvider';
import { UnsavedChangesProvider } from '../ui/unsaved/UnsavedChangesProvider';
import { HostContext } from './host';

export function Providers({ host, children }: { readonly host: HostApi; readonly children: ReactNode }) {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => createAdminTheme(!calm), [calm]);
  const [queries] = useState(() => createQueries(() => void host.auth.getState().refresh()));
  return (
    <HostContext.Provider value={host}>
      <ThemeProvider theme={theme}>
        <QueryClientProvider client={queries}>
          <ToastProvider>
            <UnsavedChangesProvider>{children}</UnsavedChangesProvider>
          </ToastProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </HostContext.Provider>
  );
}
