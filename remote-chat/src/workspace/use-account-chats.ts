import { useEffect } from 'react';
import { useAuth, useIsLive } from '../host/host-context';
import { useChats, useStores } from '../store/store-context';

/** With live services the server keeps chats: of a signed-in person in the account, of a visitor for a day. Otherwise they live in the page. */
export function useAccountChats(): void {
  const isLive = useIsLive();
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const enterAccount = useChats((state) => state.enterAccount);
  const leaveAccount = useChats((state) => state.leaveAccount);
  const isKnown = useAuth((auth) => auth.status !== 'checking');
  const enterVisit = useChats((state) => state.enterVisit);
  const askUnfinished = useChats((state) => state.askUnfinished);
  const { offline } = useStores();
  useEffect(() => {
    if (isLive && isSignedIn) void enterAccount();
    else {
      leaveAccount();
      void enterVisit();
    }
  }, [isLive, isSignedIn, enterAccount, leaveAccount, enterVisit]);
  useEffect(() => {
    if (isLive && isKnown) void askUnfinished();
  }, [isLive, isKnown, askUnfinished]);
  useEffect(() => {
    if (isLive && isKnown && !isSignedIn) offline.forgetAccount();
  }, [isLive, isKnown, isSignedIn, offline]);
}
