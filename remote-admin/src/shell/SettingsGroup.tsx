import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useId, useState } from 'react';
import { mayOpen } from 'shared-contracts/calls/admin/rights';
import { useLocation } from 'shared-contracts/router';
import { useStaffRole } from '../app/use-staff-role';
import { settingsItems } from './navigation';
import { SidebarButton, SidebarLink } from './SidebarLink';

/** Opens and closes on request; at first it is open when the screen is one of its own. */
export function SettingsGroup({ onFollow }: { readonly onFollow: () => void }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(() => settingsItems.some(({ href }) => href === pathname));
  const id = useId();
  const role = useStaffRole();
  const items = settingsItems.filter(({ href }) => mayOpen(role, href));
  if (items.length === 0) return null;
  return (
    <>
      <SidebarButton
        label="Settings"
        Icon={SettingsIcon}
        expanded={open}
        controls={id}
        onClick={() => setOpen(!open)}
        end={open ? <ExpandLess /> : <ExpandMore />}
      />
      <ListItem disablePadding id={id} hidden={!open} sx={{ display: open ? 'block' : 'none' }}>
        <List disablePadding>
          {items.map((item) => (
            <SidebarLink key={item.href} item={item} indented onFollow={onFollow} />
          ))}
        </List>
      </ListItem>
    </>
  );
}
