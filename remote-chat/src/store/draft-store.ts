import { createStore, type StoreApi } from 'zustand/vanilla';
import { newChatDraft } from './draft-key';
import { isPageChatId } from './make';

const storageKey = 'chat-drafts';

export interface DraftState {
  readonly texts: Readonly<Record<string, string>>;
  write(key: string, text: string): void;
  clear(): void;
}

/** What is typed and not yet sent, apart from the chats, so that typing draws nothing else. It lasts as long as the tab, also across a reload. */
export function createDraftStore(storage: Storage): StoreApi<DraftState> {
  return createStore<DraftState>((set, get) => ({
    texts: read(storage),
    write(key, text) {
      const { [key]: _old, ...others } = get().texts;
      set({ texts: text === '' ? others : { ...others, [key]: text } });
      keep(storage, get().texts);
    },
    clear() {
      set({ texts: {} });
      keep(storage, {});
    },
  }));
}

function read(storage: Storage): Record<string, string> {
  try {
    return adopt(JSON.parse(storage.getItem(storageKey) ?? '{}') as Record<string, string>);
  } catch {
    return {};
  }
}

/** A chat of the page is gone after a reload; what was typed in it becomes the draft of the next new one. */
function adopt(texts: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(texts);
  const orphan = entries.findLast(([key]) => isPageChatId(key))?.[1];
  const kept = Object.fromEntries(entries.filter(([key]) => !isPageChatId(key)));
  return orphan && !kept[newChatDraft] ? { ...kept, [newChatDraft]: orphan } : kept;
}

function keep(storage: Storage, texts: Readonly<Record<string, string>>): void {
  try {
    storage.setItem(storageKey, JSON.stringify(texts));
  } catch {
    // A full or forbidden storage costs the draft its life across a reload, nothing more.
  }
}
