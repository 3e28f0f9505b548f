import { useEffect, useRef } from 'react';
import { paths } from 'shared-contracts/paths';
import { matchPath, useLocation, useNavigate } from 'shared-contracts/router';
import { useIsLive } from '../host/host-context';
import { addressOf } from '../store/chat';
import type { ChatState } from '../store/chat-state';
import { useStores } from '../store/store-context';

const shownIn = ({ chats, activeId }: ChatState): string | null => addressOf(activeId ? chats[activeId] : undefined);

/**
 * Keeps the page's address and the open chat together: an address opens its chat, a chosen chat gets an entry of its own in the browser's
 * history, and a new chat gets its address once the server keeps it, in place of the entry that it began in. Where nothing is kept, no
 * chat has an address.
 */
export function useChatAddress(): void {
  const { chats } = useStores();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const isLive = useIsLive();
  const wanted = matchPath(paths.conversation.path, pathname)?.params.id ?? null;
  const current = useRef<string | null>(null);
  const isOnItsWay = useRef(false);

  useEffect(() => {
    // The router may show an address after the person has moved on: what is passed on the way to the last one opens nothing.
    if (wanted === current.current) isOnItsWay.current = false;
    if (wanted === current.current || isOnItsWay.current) return;
    current.current = wanted;
    chats.getState().openAddress(wanted);
  }, [wanted, key, chats]);

  useEffect(
    () =>
      chats.subscribe((state, before) => {
        const shown = shownIn(state);
        if (!isLive || shown === current.current) return;
        current.current = shown;
        isOnItsWay.current = true;
        const grewHere = shown !== null && state.activeId === before.activeId;
        void navigate(shown === null ? paths.chat.href() : paths.conversation.href(shown), { replace: grewHere });
      }),
    [chats, navigate, isLive],
  );
}
