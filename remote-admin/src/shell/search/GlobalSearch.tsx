import SearchIcon from '@mui/icons-material/Search';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'shared-contracts/router';
import { SearchResults } from './SearchResults';
import { useSearchHits } from './use-search-hits';

/** Finds users, plans, coupons, invoices, files and screens. Arrow keys walk through what was found, Enter opens the first. */
export function GlobalSearch() {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const { hits, settled } = useSearchHits(text);
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);

  const leave = () => {
    setOpen(false);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Escape') {
      // The field opens the list when it is focused, so it is closed afterwards.
      links[0]?.focus();
      setOpen(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      links[Math.max(0, Math.min(links.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1)))]?.focus();
    } else if (event.key === 'Enter' && at === 0 && hits[0]) {
      void navigate(hits[0].href);
      leave();
    }
  };
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      {/* The keys are handled here for the field and the links below it alike. */}
      <Box
        ref={box}
        role="search"
        onKeyDown={onKeyDown}
        sx={{ position: 'relative', flex: '1 1 auto', maxWidth: 460, minWidth: 0 }}
      >
        <OutlinedInput
          type="search"
          fullWidth
          value={text}
          placeholder="Search"
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          inputProps={{ 'aria-label': 'Search', autoComplete: 'off' }}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          }
        />
        {open && text.trim() !== '' && <SearchResults hits={hits} settled={settled} onFollow={leave} />}
      </Box>
    </ClickAwayListener>
  );
}
