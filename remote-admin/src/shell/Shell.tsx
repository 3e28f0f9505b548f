import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet } from 'shared-contracts/router';
import { useLive } from '../app/host';
import { useIsAdmin } from '../app/use-is-admin';
import { Waiting } from '../app/Waiting';
import { sidebarWidth, token, topBarHeight } from '../theme/tokens';
import { IdleTimeout } from './idle/IdleTimeout';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { useSidebar } from './use-sidebar';

export function Shell() {
  const sidebar = useSidebar();
  const live = useLive();
  const isAdmin = useIsAdmin();
  const pushed = sidebar.open && !sidebar.narrow;
  return (
    <Box sx={{ minHeight: '100vh', background: token.paper, color: token.ink, fontFamily: token.sans }}>
      <TopBar sidebarOpen={sidebar.open} onToggleSidebar={sidebar.toggle} />
      <Sidebar open={sidebar.open} narrow={sidebar.narrow} onClose={sidebar.close} />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          paddingTop: `${topBarHeight}px`,
          marginLeft: pushed ? `${sidebarWidth}px` : 0,
          outline: 'none',
          transition: 'margin 160ms ease-out',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      >
        <Box sx={{ padding: { xs: 2, md: 3, lg: 4 } }}>
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </Box>
      </Box>
      {live && isAdmin && <IdleTimeout />}
    </Box>
  );
}
