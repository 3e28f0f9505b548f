import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Dashboard } from 'shared-contracts';
import { token } from '../theme/tokens';
import { Panel } from '../ui/Panel';
import { count } from '../ui/format';

/** The provisions that answers cited most. */
export function TopProvisions({ provisions }: { readonly provisions: Dashboard['topProvisions'] }) {
  const most = Math.max(1, ...provisions.map((provision) => provision.count));
  return (
    <Panel title="Most Cited Provisions">
      {provisions.length === 0 && <Typography color="textSecondary">No data available</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}>
        {provisions.map(({ id, label, count: cited }) => (
          <li key={id}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <span>{label}</span>
              <Box component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
                {count(cited)}
              </Box>
            </Box>
            <Box aria-hidden sx={{ height: 6, marginTop: 0.5, borderRadius: 3, background: token.sunken }}>
              <Box
                sx={{ height: '100%', width: `${(cited / most) * 100}%`, borderRadius: 3, background: token.accent }}
              />
            </Box>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
