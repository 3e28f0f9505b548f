import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

const pauseMs = 250;

/** Searches a moment after the last key, so that not every letter is a request. */
export function SearchBox({ label, value, onSearch }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const pending = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(pending.current), []);

  const search = (text: string) => {
    clearTimeout(pending.current);
    if (text.trim() !== value) onSearch(text.trim());
  };
  const type = (text: string) => {
    setDraft(text);
    clearTimeout(pending.current);
    pending.current = setTimeout(() => search(text), pauseMs);
  };
  const leave = () => {
    if (draft !== null) search(draft);
    setDraft(null);
  };
  return (
    <OutlinedInput
      type="search"
      placeholder={label}
      value={draft ?? value}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && search(draft ?? value)}
      onBlur={leave}
      inputProps={{ 'aria-label': label }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      sx={{ flex: '1 1 240px', maxWidth: 420 }}
    />
  );
}
