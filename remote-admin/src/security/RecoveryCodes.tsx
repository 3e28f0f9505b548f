import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { brand } from 'shared-contracts/brand';
import { token } from '../theme/tokens';

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The codes as they are shown once; whoever closes them says that they were kept. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${brand.name}\n\n${codes.join('\n')}\n`)}`;
  return (
    <Stack spacing={2}>
      <Typography>
        Keep these recovery codes where only you find them. Each signs you in once, when your phone or key is lost. They
        are not shown again.
      </Typography>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 2,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
          gap: 1,
          border: `1px solid ${token.line}`,
          borderRadius: 1,
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button variant="outlined" component="a" href={file} download="recovery-codes.txt">
          Download codes
        </Button>
        <Button variant="contained" onClick={onKept}>
          I have kept them
        </Button>
      </Stack>
    </Stack>
  );
}
