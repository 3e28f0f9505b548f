import { useEffect } from 'react';
import { useAuth, useIsLive } from '../host/host-context';
import { useChats } from '../store/store-context';

/** With live services the chats of a signed-in person come from the account; otherwise they live in the page. */
export function useAccountChats(): void {
  const isLive = useIsLive();
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const enterAccount = useChats((state) => state.enterAccount);
  const leaveAccount = useChats((state) => state.leaveAccount);
  useEffect(() => {
    if (isLive && isSignedIn) void enterAccount();
    else leaveAccount();
  }, [isLive, isSignedIn, enterAccount, leaveAccount]);
}
