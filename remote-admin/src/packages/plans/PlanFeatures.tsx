import Box from '@mui/material/Box';

/** The free text of a plan's features, a line each. */
export function PlanFeatures({ features }: { readonly features: string }) {
  const lines = features.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return '–';
  return (
    <Box component="ul" sx={{ margin: 0, paddingLeft: 2.25, listStyle: 'disc', textAlign: 'left' }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}
