import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

interface Props {
  readonly columns: readonly { readonly field: string; readonly header: string }[];
  readonly hidden: readonly string[];
  readonly onToggle: (field: string) => void;
}

export function ColumnChoice({ columns, hidden, onToggle }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ViewColumnIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map(({ field, header }) => {
          const shown = !hidden.includes(field);
          return (
            <MenuItem key={field} role="menuitemcheckbox" aria-checked={shown} onClick={() => onToggle(field)}>
              <Checkbox
                checked={shown}
                size="small"
                edge="start"
                tabIndex={-1}
                aria-hidden
                slotProps={{ input: { tabIndex: -1, 'aria-hidden': true } }}
              />
              {header}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
