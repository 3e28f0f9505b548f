import { SelectBox } from '../ui/form/SelectBox';
import type { TableState } from '../ui/table/use-table-state';
import type { UserFilterValues } from './user-filters';

const statuses = [
  { value: 'all', label: 'Everyone' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];
const roles = [
  { value: 'all', label: 'Every role' },
  ...['Customer', 'Lawyer', 'User', 'Admin'].map((role) => ({ value: role, label: role })),
];

export function UserFilters({ state }: { readonly state: TableState<UserFilterValues> }) {
  return (
    <>
      <SelectBox
        label="Show"
        value={state.filters.status}
        options={statuses}
        onChange={(status) => state.set({ status })}
        width={140}
      />
      <SelectBox
        label="With role"
        value={state.filters.role}
        options={roles}
        onChange={(role) => state.set({ role })}
        width={140}
      />
    </>
  );
}
