import type { StoreApi } from 'zustand';
import { isAnswering, type Chat } from './chat';
import type { ChatState } from './chat-state';
import { storedList } from './stored-list';

/** The page without a network reads it under this name (`host/src/static/offline.js`). */
const storedAs = 'nyayika.offline-chats';
const most = 5;
const aDay = 86_400_000;

interface OfflineChat {
  readonly id: string;
  readonly title: string;
  readonly at: string;
  /** When a visitor's copy ends, as the privacy page promises; null until the person signs out. */
  readonly until: string | null;
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
}

export interface OfflineCopy {
  /** Keeps what changes in the store. */
  follow(store: StoreApi<ChatState>): void;
  /** Takes chats of an account off the device, once nobody is signed in. */
  forgetAccount(): void;
}

/** The last conversations, kept on this device so that they can be read without a network. */
export function createOfflineCopy(storage: Storage): OfflineCopy {
  const { read, keep } = storedList<OfflineChat>(storage, storedAs);
  const change = (to: (chats: readonly OfflineChat[]) => readonly OfflineChat[]): void => keep(to(read()));
  return {
    follow(store) {
      store.subscribe((state, before) => {
        if (before.isAccount && !state.isAccount) return change(() => []);
        if (state.chats === before.chats) return undefined;
        const gone = Object.keys(before.chats).filter((id) => !state.chats[id]);
        const changed = Object.values(state.chats).filter(
          (chat) => chat !== before.chats[chat.id] && isWorthKeeping(chat),
        );
        if (gone.length + changed.length > 0) change((chats) => merged(chats, gone, changed));
        return undefined;
      });
    },
    forgetAccount: () => change((chats) => chats.filter(({ until }) => until !== null)),
  };
}

function isWorthKeeping(chat: Chat): boolean {
  return chat.origin !== 'sample' && chat.history === 'read' && chat.messages.length > 0 && !isAnswering(chat);
}

function merged(
  chats: readonly OfflineChat[],
  gone: readonly string[],
  changed: readonly Chat[],
): readonly OfflineChat[] {
  const others = chats.filter(({ id }) => !gone.includes(id) && !changed.some((chat) => chat.id === id));
  return [...changed.map(copyOf), ...others].sort((a, b) => b.at.localeCompare(a.at)).slice(0, most);
}

const copyOf = ({ id, title, updatedAt, origin, messages }: Chat): OfflineChat => ({
  id,
  title,
  at: updatedAt,
  until: origin === 'account' ? null : new Date(Date.parse(updatedAt) + aDay).toISOString(),
  messages: messages.map(({ role, content }) => ({ role, content })),
});
