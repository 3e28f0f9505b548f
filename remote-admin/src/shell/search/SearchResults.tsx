import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { SearchHit } from 'shared-contracts';
import { Link } from 'shared-contracts/router';
import { token } from '../../theme/tokens';

const groupNames: Readonly<Record<SearchHit['kind'], string>> = {
  screen: 'Screens',
  user: 'Users',
  plan: 'Plans',
  coupon: 'Coupons',
  invoice: 'Invoices',
  file: 'Files',
};

interface Props {
  readonly hits: readonly SearchHit[];
  readonly settled: boolean;
  readonly onFollow: () => void;
}

export function SearchResults({ hits, settled, onFollow }: Props) {
  const groups = (Object.keys(groupNames) as SearchHit['kind'][])
    .map((kind) => ({ kind, found: hits.filter((hit) => hit.kind === kind) }))
    .filter(({ found }) => found.length > 0);
  return (
    <Paper
      role="region"
      aria-label="Search results"
      sx={{
        position: 'absolute',
        top: 'calc(100% + 8px)',
        left: 0,
        width: { xs: 'calc(100vw - 32px)', md: '100%' },
        marginLeft: { xs: '-48px', md: 0 },
        maxHeight: '70vh',
        overflowY: 'auto',
        padding: 1,
        background: token.raised,
        border: `1px solid ${token.line}`,
        borderRadius: token.radiusMd,
        boxShadow: token.shadowLg,
      }}
    >
      <Box role="status" sx={{ padding: hits.length === 0 ? 1.5 : 0, color: 'text.secondary' }}>
        {hits.length === 0 && (settled ? 'Nothing was found.' : 'Searching…')}
      </Box>
      {groups.map(({ kind, found }) => (
        <Box key={kind} sx={{ marginBottom: 0.5 }}>
          <Box sx={{ padding: '6px 10px 2px', color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 650 }}>
            {groupNames[kind]}
          </Box>
          {found.map(({ id, title, detail, href }) => (
            <Box
              key={id}
              component={Link}
              to={href}
              onClick={onFollow}
              sx={{
                display: 'block',
                padding: '8px 10px',
                borderRadius: token.radiusSm,
                color: token.ink,
                textDecoration: 'none',
                '&:hover, &:focus': { background: token.primarySoft },
              }}
            >
              <Box sx={{ fontWeight: 600 }}>{title}</Box>
              {kind !== 'screen' && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{detail}</Box>}
            </Box>
          ))}
        </Box>
      ))}
    </Paper>
  );
}
