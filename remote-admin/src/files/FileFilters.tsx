import { SelectBox } from '../ui/form/SelectBox';
import type { TableState } from '../ui/table/use-table-state';
import { fileStatusNames, fileTypeNames, type FileFilterValues } from './file-filters';

const optionsOf = (all: string, names: Readonly<Record<string, string>>) => [
  { value: 'all', label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

export function FileFilters({ state }: { readonly state: TableState<FileFilterValues> }) {
  return (
    <>
      <SelectBox
        label="File type"
        value={state.filters.type}
        options={optionsOf('Every type', fileTypeNames)}
        onChange={(type) => state.set({ type })}
        width={150}
      />
      <SelectBox
        label="State"
        value={state.filters.status}
        options={optionsOf('Every state', fileStatusNames)}
        onChange={(status) => state.set({ status })}
        width={150}
      />
    </>
  );
}
