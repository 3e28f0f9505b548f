import { createStore, type StoreApi } from 'zustand/vanilla';
import { accountActions, rememberOpenChat, visitorData } from './account-actions';
import { askActions } from './ask-actions';
import type { ActionContext, ChatDependencies, ChatState } from './chat-state';
import { historyActions } from './history-actions';
import { listActions } from './list-actions';
import { messageActions } from './message-actions';
import { searchActions } from './search-actions';
import { createUnfinishedQuestions } from './unfinished-questions';

/** The chats of one workspace and all that can be done with them. */
export function createChatStore(dependencies: ChatDependencies): StoreApi<ChatState> {
  const unfinished = createUnfinishedQuestions(dependencies.storage);
  const store = createStore<ChatState>((set, get) => {
    const context: ActionContext = { ...dependencies, unfinished, set, get };
    return {
      ...visitorData(),
      ...listActions(context),
      ...askActions(context),
      ...historyActions(context),
      ...searchActions(context),
      ...messageActions(context),
      ...accountActions(context),
    };
  });
  store.subscribe((state, before) => {
    if (state.activeId !== before.activeId || state.chats !== before.chats) rememberOpenChat(dependencies, state);
  });
  return store;
}
