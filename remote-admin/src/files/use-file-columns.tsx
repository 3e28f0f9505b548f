import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { useMemo } from 'react';
import type { FileRecord } from 'shared-contracts';
import { adminDownloads } from 'shared-contracts/calls/admin/routes';
import { IconAction } from '../ui/IconAction';
import { day, fileSize } from '../ui/format';
import { actionsField, type Column } from '../ui/table/column';
import { useDownload } from '../ui/use-download';
import { fileTypeNames } from './file-filters';
import { FileState } from './FileState';

interface Actions {
  readonly onView: (file: FileRecord) => void;
  readonly onDelete: (file: FileRecord) => void;
}

export function useFileColumns({ onView, onDelete }: Actions): readonly Column<FileRecord>[] {
  const download = useDownload();
  return useMemo(
    () => [
      { field: 'name', header: 'Name', minWidth: 220, flex: 2, title: true, render: ({ name }) => name },
      { field: 'type', header: 'Type', minWidth: 100, flex: 0.6, render: ({ type }) => fileTypeNames[type] },
      {
        field: 'size',
        header: 'Size',
        minWidth: 90,
        flex: 0.5,
        align: 'right',
        render: ({ bytes }) => fileSize(bytes),
      },
      { field: 'uploadedBy', header: 'Uploaded By', minWidth: 140, render: ({ uploadedBy }) => uploadedBy },
      {
        field: 'uploadedOn',
        header: 'Uploaded On',
        minWidth: 120,
        flex: 0.8,
        render: ({ uploadedOn }) => day(uploadedOn),
      },
      { field: 'status', header: 'State', minWidth: 160, render: (file) => <FileState file={file} /> },
      {
        field: actionsField,
        header: 'Actions',
        minWidth: 150,
        render: (file) => (
          <>
            <IconAction
              label="Download"
              icon={<DownloadIcon />}
              onClick={() => void download(adminDownloads.file(file.id))}
            />
            <IconAction label="View details" icon={<VisibilityIcon />} onClick={() => onView(file)} />
            <IconAction label="Delete" icon={<DeleteIcon />} danger onClick={() => onDelete(file)} />
          </>
        ),
      },
    ],
    [download, onView, onDelete],
  );
}
