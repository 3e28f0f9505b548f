import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { Upload } from './use-uploads';

const words = { sending: 'Sending', sent: 'Sent', refused: 'Refused' } as const;

export function UploadRow({ upload: { name, percent, state, message } }: { readonly upload: Upload }) {
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={{ flex: 'none', color: state === 'refused' ? 'error.main' : 'text.secondary' }}>
          {words[state]} {state === 'sending' && `${percent}%`}
        </Box>
      </Box>
      {state !== 'refused' && (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={`Sending ${name}`}
          sx={{ marginTop: 0.5, height: 8, borderRadius: 4 }}
        />
      )}
      {message !== '' && (
        <Box
          role={state === 'refused' ? 'alert' : 'status'}
          sx={{ color: state === 'refused' ? 'error.main' : 'text.secondary' }}
        >
          {message}
        </Box>
      )}
    </Box>
  );
}
