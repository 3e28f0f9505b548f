import FilterIcon from '@mui/icons-material/FilterListOutlined';
import UploadIcon from '@mui/icons-material/UploadOutlined';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import type { FileRecord } from 'shared-contracts';
import { useCall } from '../data/calls';
import { Page } from '../ui/Page';
import { DataTable } from '../ui/table/DataTable';
import { SearchBox } from '../ui/table/SearchBox';
import { queryOf, useTableState } from '../ui/table/use-table-state';
import { DeleteFiles } from './DeleteFiles';
import { BulkDeleteBar } from '../ui/table/BulkDeleteBar';
import { FileDetailsDialog } from './FileDetailsDialog';
import { FileFilters } from './FileFilters';
import { fileFilters, type FileFilterValues } from './file-filters';
import { isBusy } from './progress';
import { useFileColumns } from './use-file-columns';

const UploadDialog = lazy(async () => ({ default: (await import('./upload/UploadDialog')).UploadDialog }));

const noneFound = 'No files found. Try a different search term or upload new files.';
const askAgainMs = 1500;

export function FilesScreen() {
  const state = useTableState<FileFilterValues>(fileFilters);
  const files = useCall(
    'listFiles',
    { query: { ...queryOf(state), ...state.filters } },
    { refetchInterval: (answer) => (answer?.rows.some(isBusy) ? askAgainMs : false) },
  );
  const [filtering, setFiltering] = useState(state.filters.type !== 'all' || state.filters.status !== 'all');
  const [uploading, setUploading] = useState(false);
  const [viewed, setViewed] = useState<FileRecord | null>(null);
  const [deleting, setDeleting] = useState<readonly FileRecord[]>([]);
  const [chosen, setChosen] = useState<string[]>([]);
  const columns = useFileColumns({ onView: setViewed, onDelete: (file) => setDeleting([file]) });
  const deleteChosen = () => setDeleting(files.data?.rows.filter(({ id }) => chosen.includes(id)) ?? []);

  return (
    <Page
      title="File Management"
      lead="Documents that the answers are drawn from, beside the knowledge base."
      actions={
        <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setUploading(true)}>
          Upload File
        </Button>
      }
    >
      <DataTable
        label="Files"
        columns={columns}
        answer={files}
        state={state}
        empty={noneFound}
        selection={{ ids: chosen, onChange: setChosen }}
        toolbar={
          <>
            <SearchBox label="Search files" value={state.search} onSearch={(search) => state.set({ search })} />
            <Button
              variant="outlined"
              startIcon={<FilterIcon />}
              aria-expanded={filtering}
              onClick={() => setFiltering(!filtering)}
            >
              Filter
            </Button>
            {filtering && <FileFilters state={state} />}
            <BulkDeleteBar count={chosen.length} onClear={() => setChosen([])} onDelete={deleteChosen} />
          </>
        }
      />
      <Suspense fallback={null}>{uploading && <UploadDialog onClose={() => setUploading(false)} />}</Suspense>
      {viewed && <FileDetailsDialog file={viewed} onClose={() => setViewed(null)} />}
      {deleting.length > 0 && (
        <DeleteFiles
          files={deleting}
          onClose={() => setDeleting([])}
          onDeleted={() => {
            setDeleting([]);
            setChosen([]);
          }}
        />
      )}
    </Page>
  );
}
