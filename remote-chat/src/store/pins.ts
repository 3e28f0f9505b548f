import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Chat } from './chat';

const storedAs = 'nyayika.pinned-chats';
const most = 50;

export interface PinState {
  /** Ids of the chats that stand first, the last pinned one ahead. */
  readonly pinned: readonly string[];
  toggle(id: string): void;
}

/** The chats that a person keeps at the top of the list, on this device. */
export function createPins(storage: Storage): StoreApi<PinState> {
  return createStore<PinState>((set, get) => ({
    pinned: read(storage),
    toggle(id) {
      const others = get().pinned.filter((other) => other !== id);
      const pinned = others.length < get().pinned.length ? others : [id, ...others].slice(0, most);
      storage.setItem(storedAs, JSON.stringify(pinned));
      set({ pinned });
    },
  }));
}

function read(storage: Storage): readonly string[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(storedAs) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** By what a chat is known after a reload too. */
export const pinIdOf = ({ conversationId, id }: Chat): string => conversationId ?? id;

/** The pinned chats ahead, the others in their order. */
export function pinnedFirst(chats: readonly Chat[], pinned: readonly string[]): readonly Chat[] {
  const ahead = pinned.flatMap((id) => chats.find((chat) => pinIdOf(chat) === id) ?? []);
  return ahead.length === 0 ? chats : [...ahead, ...chats.filter((chat) => !ahead.includes(chat))];
}
