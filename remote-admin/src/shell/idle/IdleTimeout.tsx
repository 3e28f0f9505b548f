import { useHost } from '../../app/host';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useLogout } from '../use-logout';
import { useIdle } from './use-idle';

/** Signs out after half an hour without a sign of life, and says so two minutes before. */
export function IdleTimeout() {
  const { auth } = useHost();
  const logout = useLogout();
  const { secondsLeft, stay } = useIdle({
    // Without leaving the screen: what was typed waits behind the next sign-in.
    onEnd: () => void auth.getState().logout(),
    onAlive: () => void auth.getState().refresh(),
  });
  return (
    <ConfirmDialog
      open={secondsLeft !== null}
      title="Are you still there?"
      question={`You will be signed out in ${secondsLeft ?? 0} seconds, to keep the back office safe.`}
      confirmLabel="Sign out now"
      cancelLabel="Stay signed in"
      onConfirm={() => void logout()}
      onCancel={stay}
    />
  );
}
