import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactNode } from 'react';
import { NavLink } from 'shared-contracts/router';
import { token } from '../theme/tokens';
import type { NavigationItem } from './navigation';

const look = {
  gap: 1.5,
  minHeight: 44,
  paddingInline: 1.5,
  borderRadius: token.radiusMd,
  fontWeight: 550,
  fontSize: '0.9375rem',
  color: token.ink,
  '& svg': { fontSize: '1.25rem', color: token.muted },
  '&:hover': { background: token.sunken },
  '&.active': {
    background: token.primarySoft,
    color: token.primary,
    fontWeight: 680,
    boxShadow: `inset 3px 0 0 ${token.accent}`,
  },
  '&.active svg': { color: token.primary },
};

interface LinkProps {
  readonly item: NavigationItem;
  readonly indented?: boolean;
  readonly onFollow: () => void;
}

export function SidebarLink({ item: { label, href, Icon }, indented = false, onFollow }: LinkProps) {
  return (
    <ListItem disablePadding sx={{ marginBottom: 0.25 }}>
      <ListItemButton
        component={NavLink}
        to={href}
        end
        onClick={onFollow}
        sx={{ ...look, ...(indented ? { paddingLeft: 3 } : {}) }}
      >
        <Icon aria-hidden />
        {label}
      </ListItemButton>
    </ListItem>
  );
}

interface ButtonProps {
  readonly label: string;
  readonly Icon: SvgIconComponent;
  readonly onClick: () => void;
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly end?: ReactNode;
}

export function SidebarButton({ label, Icon, onClick, expanded, controls, end }: ButtonProps) {
  return (
    <ListItem disablePadding sx={{ marginBottom: 0.25 }}>
      <ListItemButton
        component="button"
        type="button"
        onClick={onClick}
        aria-expanded={expanded}
        aria-controls={controls}
        sx={look}
      >
        <Icon aria-hidden />
        <span style={{ flex: 1, textAlign: 'left' }}>{label}</span>
        {end}
      </ListItemButton>
    </ListItem>
  );
}
