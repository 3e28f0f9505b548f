import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UploadIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { useState } from 'react';
import { token } from '../../theme/tokens';
import { useImageUrl } from './use-image-url';

interface Props {
  readonly proof: File | null;
  readonly onProof: (file: File | null) => void;
}

/** An image of the payment's receipt. Anything that is no image is refused. */
export function ProofInput({ proof, onProof }: Props) {
  const [refused, setRefused] = useState(false);
  const url = useImageUrl(proof);
  const choose = (file: File | undefined) => {
    const isImage = file?.type.startsWith('image/') ?? false;
    setRefused(file !== undefined && !isImage);
    if (file && isImage) onProof(file);
  };
  return (
    <Box>
      <InputLabel htmlFor="transaction-proof">Transaction Proof</InputLabel>
      {proof && url ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <Box
            component="img"
            src={url}
            alt="Proof preview"
            sx={{ maxWidth: 200, maxHeight: 140, borderRadius: token.radiusSm, border: `1px solid ${token.line}` }}
          />
          <Button color="error" startIcon={<DeleteIcon />} onClick={() => onProof(null)}>
            Remove
          </Button>
        </Box>
      ) : (
        <Button
          component="label"
          variant="outlined"
          startIcon={<UploadIcon />}
          sx={{ '&:focus-within': { outline: `3px solid ${token.focus}` } }}
        >
          Choose an image
          <input
            id="transaction-proof"
            className="visually-hidden"
            style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
            type="file"
            accept="image/*"
            onChange={(event) => choose(event.target.files?.[0])}
          />
        </Button>
      )}
      {refused && (
        <FormHelperText error role="alert">
          Only an image can be added.
        </FormHelperText>
      )}
    </Box>
  );
}
