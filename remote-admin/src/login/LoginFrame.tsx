import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { brand } from 'shared-contracts/brand';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { token } from '../theme/tokens';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The page of everything that comes before the back office. */
export function LoginFrame({ title, lead, children }: Props) {
  useEffect(() => {
    document.title = `${title} - ${brand.name}`;
  }, [title]);
  return (
    <Box
      component="main"
      id="main"
      tabIndex={-1}
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeContent: 'center',
        gridTemplateColumns: 'min(100%, 27rem)',
        gap: 3,
        padding: 2,
        background: `radial-gradient(60rem 30rem at 50% -8rem, ${token.accentSoft}, transparent), ${token.paper}`,
      }}
    >
      <Box
        sx={{
          textAlign: 'center',
          fontFamily: token.serif,
          fontSize: '1.75rem',
          fontWeight: 680,
          letterSpacing: '-0.01em',
        }}
      >
        <Link to={paths.home.href()} style={{ color: 'inherit', textDecoration: 'none' }}>
          {brand.name}
        </Link>
      </Box>
      <Card sx={{ padding: { xs: 3, sm: 4 }, boxShadow: token.shadowMd }}>
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary" sx={{ marginTop: 0.5, marginBottom: 3 }}>
          {lead}
        </Typography>
        {children}
      </Card>
    </Box>
  );
}
