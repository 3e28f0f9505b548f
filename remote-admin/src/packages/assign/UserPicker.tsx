import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useCall } from '../../data/calls';
import { SelectInput } from '../../ui/form/SelectInput';
import { SearchBox } from '../../ui/table/SearchBox';
import type { Assignment } from './assignment';

/** As many people as a list can show; more are found by typing. */
const mostShown = 100;

export function UserPicker({ control }: { readonly control: Control<Assignment> }) {
  const [search, setSearch] = useState('');
  const users = useCall('listUsers', { query: { pageSize: mostShown, sort: 'name', order: 'asc', search } });
  const chosen = useWatch({ control, name: 'userEmail' });
  const found =
    users.data?.rows.map(({ name, email }) => ({ value: email, label: name === '' ? email : `${name} (${email})` })) ??
    [];
  const isListed = chosen === '' || found.some(({ value }) => value === chosen);
  const total = users.data?.total ?? 0;
  return (
    <Stack spacing={1}>
      <SelectInput
        control={control}
        name="userEmail"
        label="User"
        options={[
          { value: '', label: 'Select a person' },
          ...(isListed ? [] : [{ value: chosen, label: chosen }]),
          ...found,
        ]}
        {...(total > mostShown
          ? { hint: `${mostShown} of ${total} are listed. Type a name or an email to find the others.` }
          : {})}
      />
      {(total > mostShown || search !== '') && (
        <SearchBox label="Find by name or email" value={search} onSearch={setSearch} />
      )}
    </Stack>
  );
}
