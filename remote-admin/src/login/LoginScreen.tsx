import { paths } from 'shared-contracts/paths';
import { Navigate } from 'shared-contracts/router';
import { useIsAdmin } from '../app/use-is-admin';
import { LoginForm } from './LoginForm';
import { LoginFrame } from './LoginFrame';

export function LoginScreen() {
  const isAdmin = useIsAdmin();
  if (isAdmin) return <Navigate to={paths.admin.href()} replace />;
  return (
    <LoginFrame title="Admin Login" lead="Sign in to look after plans, people and documents.">
      <LoginForm />
    </LoginFrame>
  );
}
