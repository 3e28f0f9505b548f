import Stack from '@mui/material/Stack';
import { useDropzone } from 'react-dropzone';
import { InfoDialog } from '../../ui/InfoDialog';
import { DropArea } from './DropArea';
import { UploadRow } from './UploadRow';
import { useUploads } from './use-uploads';

/** Takes dragged or chosen files and sends them at once. Closes by itself when all of them were accepted. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const { uploads, send } = useUploads(onClose);
  const drop = useDropzone({ onDrop: (files) => void send(files), noClick: true, noKeyboard: true });
  return (
    <InfoDialog title="Upload File" onClose={onClose}>
      <Stack spacing={2}>
        <DropArea drop={drop} />
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </Stack>
    </InfoDialog>
  );
}
