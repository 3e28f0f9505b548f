import UploadIcon from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DropzoneState } from 'react-dropzone';
import { token } from '../../theme/tokens';

export function DropArea({
  drop: { getRootProps, getInputProps, isDragActive, open },
}: {
  readonly drop: DropzoneState;
}) {
  return (
    <Box
      {...getRootProps()}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        padding: 4,
        textAlign: 'center',
        border: `2px dashed ${isDragActive ? token.accent : token.lineStrong}`,
        borderRadius: token.radiusLg,
        background: isDragActive ? token.accentSoft : token.sunken,
      }}
    >
      <input {...getInputProps({ 'aria-label': 'Files' })} />
      <UploadIcon aria-hidden sx={{ fontSize: 44, color: token.accentText }} />
      <Typography sx={{ fontWeight: 600 }}>Drag files here</Typography>
      <Button variant="contained" onClick={open}>
        Choose files
      </Button>
      <Typography variant="body2" color="textSecondary">
        Supported types: PDF, DOCX, XLSX, PPTX, PNG, JPG. Maximum size: 10MB.
      </Typography>
    </Box>
  );
}
