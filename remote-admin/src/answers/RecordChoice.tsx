import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FoundRecord } from 'shared-contracts';
import { useCall } from '../data/calls';

interface Props {
  readonly value: FoundRecord | null;
  /** Records that the question is likely about, offered before anything is typed. */
  readonly likely: readonly FoundRecord[];
  readonly onChange: (record: FoundRecord | null) => void;
}

/** The record of the knowledge base that an answer belongs to, found by words of its title. */
export function RecordChoice({ value, likely, onChange }: Props) {
  const [words, setWords] = useState('');
  const isSearched = words.trim() !== '' && words !== value?.title;
  const found = useCall('findRecords', { query: { q: words.trim() } }, { enabled: isSearched });
  const options = isSearched ? (found.data?.records ?? []) : likely;
  return (
    <Autocomplete
      value={value}
      options={[...options]}
      filterOptions={(all) => all}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_event, record) => onChange(record)}
      onInputChange={(_event, typed) => setWords(typed)}
      noOptionsText="No record of this name."
      renderInput={(input) => (
        <TextField
          {...input}
          label="Record"
          required
          helperText={
            value ? `${value.kind}: ${value.id}` : 'The guide, section, case or term that the answer belongs to.'
          }
        />
      )}
    />
  );
}
