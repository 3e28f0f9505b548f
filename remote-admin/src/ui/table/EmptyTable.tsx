import Box from '@mui/material/Box';

export function EmptyTable({ text }: { readonly text: string }) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        height: '100%',
        minHeight: 120,
        padding: 3,
        color: 'text.secondary',
        textAlign: 'center',
      }}
    >
      {text}
    </Box>
  );
}
