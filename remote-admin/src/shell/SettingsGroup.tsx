import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useId, useState } from 'react';
import { useLocation } from 'shared-contracts/router';
import { settingsItems } from './navigation';
import { SidebarButton, SidebarLink } from './SidebarLink';

/** Opens and closes on request; at first it is open when the screen is one of its own. */
export function SettingsGroup({ onFollow }: { readonly onFollow: () => void }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(() => settingsItems.some(({ href }) => href === pathname));
  const id = useId();
  return (
    <>
      <SidebarButton label="Settings" Icon={SettingsIcon} expanded={open} controls={id} onClick={() => setOpen(!open)} end={open ? <ExpandLess /> : <ExpandMore />} />
      <ListItem disablePadding id={id} hidden={!open} sx={{ display: open ? 'block' : 'none' }}>
        <List disablePadding>
          {settingsItems.map((item) => (
            <SidebarLink key={item.href} item={item} indented onFollow={onFollow} />
          ))}
        </List>
      </ListItem>
    </>
  );
}
