import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { brand } from 'shared-contracts/brand';
import { paths } from 'shared-contracts/paths';
import { Link, Navigate } from 'shared-contracts/router';
import { useIsAdmin } from '../app/use-is-admin';
import { token } from '../theme/tokens';
import { LoginForm } from './LoginForm';

export function LoginScreen() {
  const isAdmin = useIsAdmin();
  useEffect(() => {
    document.title = `Admin Login - ${brand.name}`;
  }, []);
  if (isAdmin) return <Navigate to={paths.admin.href()} replace />;
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
      <Box sx={{ textAlign: 'center', fontFamily: token.serif, fontSize: '1.75rem', fontWeight: 680, letterSpacing: '-0.01em' }}>
        <Link to={paths.home.href()} style={{ color: 'inherit', textDecoration: 'none' }}>
          {brand.name}
        </Link>
      </Box>
      <Card sx={{ padding: { xs: 3, sm: 4 }, boxShadow: token.shadowMd }}>
        <Typography variant="h1">Admin Login</Typography>
        <Typography color="textSecondary" sx={{ marginTop: 0.5, marginBottom: 3 }}>
          Sign in to look after plans, people and documents.
        </Typography>
        <LoginForm />
      </Card>
    </Box>
  );
}
