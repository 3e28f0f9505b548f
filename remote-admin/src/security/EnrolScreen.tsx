import Button from '@mui/material/Button';
import { useHost } from '../app/host';
import { LoginFrame } from '../login/LoginFrame';
import { useLogout } from '../shell/use-logout';
import { SetUpWay } from './SetUpWay';

/** What an administrator does before anything else where a second step is demanded. */
export function EnrolScreen() {
  const host = useHost();
  const logout = useLogout();
  return (
    <LoginFrame
      title="Set up your second step"
      lead="The back office opens with your password and a second step, so that a stolen password alone opens nothing."
    >
      <SetUpWay offersApp onDone={() => void host.auth.getState().refresh()} />
      <Button onClick={() => void logout()} sx={{ marginTop: 2 }}>
        Logout
      </Button>
    </LoginFrame>
  );
}
