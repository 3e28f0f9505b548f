import { createContext, useContext, useState, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';
import { useHost } from '../host/host-context';
import { createNoticeStore, type NoticeState } from '../notices/notice-store';
import type { Chat } from './chat';
import type { ChatState } from './chat-state';
import { createChatStore } from './create-chat-store';
import { createDraftStore, type DraftState } from './draft-store';
import { pageStorage } from './page-storage';
import { createOfflineCopy, type OfflineCopy } from './offline-copy';
import { createPins, type PinState } from './pins';

interface Stores {
  readonly chats: StoreApi<ChatState>;
  readonly drafts: StoreApi<DraftState>;
  readonly notices: StoreApi<NoticeState>;
  readonly pins: StoreApi<PinState>;
  readonly offline: OfflineCopy;
}

const StoreContext = createContext<Stores | null>(null);

export function StoreProvider({ children }: { readonly children: ReactNode }) {
  const host = useHost();
  const [stores] = useState<Stores>(() => {
    const drafts = createDraftStore(pageStorage('sessionStorage'));
    const notices = createNoticeStore();
    const chats = createChatStore({
      service: host.services.chat,
      drafts,
      notify: notices.getState().notify,
      storage: pageStorage('sessionStorage'),
      sendsNamesInQuestion: host.config.services === 'simulated',
    });
    const { language, isChosen } = host.language.getState();
    const offline = createOfflineCopy(pageStorage('localStorage'));
    if (host.config.services === 'live') offline.follow(chats);
    if (isChosen) chats.getState().setLanguage(language);
    return { chats, drafts, notices, offline, pins: createPins(pageStorage('localStorage')) };
  });
  return <StoreContext value={stores}>{children}</StoreContext>;
}

export function useStores(): Stores {
  const stores = useContext(StoreContext);
  if (!stores) throw new Error('This part of the page needs a StoreProvider around it.');
  return stores;
}

export function useChats<T>(select: (state: ChatState) => T): T {
  return useStore(useStores().chats, select);
}

export function useActiveChat<T>(select: (chat: Chat | undefined) => T): T {
  return useChats(({ chats, activeId }) => select(activeId ? chats[activeId] : undefined));
}

export function useNotify() {
  return useStores().notices.getState().notify;
}

export function usePins<T>(select: (state: PinState) => T): T {
  return useStore(useStores().pins, select);
}
