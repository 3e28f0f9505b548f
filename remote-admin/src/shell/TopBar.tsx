import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { brand } from 'shared-contracts/brand';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { token, topBarHeight } from '../theme/tokens';
import { Notifications } from './Notifications';
import { GlobalSearch } from './search/GlobalSearch';
import { UserMenu } from './UserMenu';

interface Props {
  readonly sidebarOpen: boolean;
  readonly onToggleSidebar: () => void;
}

export function TopBar({ sidebarOpen, onToggleSidebar }: Props) {
  return (
    <Box
      component="header"
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        height: topBarHeight,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, md: 1.5 },
        paddingInline: { xs: 1, md: 2 },
        background: token.surface,
        borderBottom: `1px solid ${token.line}`,
        zIndex: 1110,
      }}
    >
      <IconButton aria-label="Toggle sidebar" aria-expanded={sidebarOpen} onClick={onToggleSidebar}>
        <MenuIcon />
      </IconButton>
      <Box
        component={Link}
        to={paths.admin.href()}
        sx={{
          display: { xs: 'none', md: 'block' },
          color: 'inherit',
          textDecoration: 'none',
          fontFamily: token.serif,
          fontWeight: 680,
          fontSize: '1.3125rem',
          marginRight: 2,
        }}
      >
        {brand.name}
        <Box
          component="span"
          sx={{
            marginLeft: 1,
            color: token.accentText,
            fontFamily: token.sans,
            fontSize: '0.8125rem',
            letterSpacing: '0.06em',
            textTransform: 'uppercase',
          }}
        >
          Admin
        </Box>
      </Box>
      <GlobalSearch />
      <Box sx={{ flex: '1 1 0', display: { xs: 'none', md: 'block' } }} />
      <Notifications />
      <UserMenu />
    </Box>
  );
}
