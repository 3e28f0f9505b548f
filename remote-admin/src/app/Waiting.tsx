import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** Stands where a screen is about to be. */
export function Waiting() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', placeItems: 'center', minHeight: '50vh' }}>
      <CircularProgress aria-hidden />
    </Box>
  );
}
