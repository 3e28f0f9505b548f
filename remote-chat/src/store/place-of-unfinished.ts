import { withAttachedNames } from './attached-names';
import { lastQuestion, type Chat } from './chat';
import { addChat, removeChat } from './chat-list';
import type { ActionContext } from './chat-state';
import { newChatDraft } from './draft-key';
import { makeChat } from './make';
import type { Unfinished } from './unfinished-questions';

export interface Place {
  readonly chatId: string;
  /** The chat whose last exchange is this question's own, or the one that it replaces. */
  readonly replaced: Chat | null;
}

/** The chat in which a question that was left unfinished is asked again: its own, as the server keeps it, or a new one. */
export async function placeOfUnfinished(context: ActionContext, unfinished: Unfinished): Promise<Place> {
  const kept = await readKept(context, unfinished);
  if (!kept) return { chatId: open(context, makeChat()), replaced: null };
  open(context, kept);
  return { chatId: kept.id, replaced: isItsOwn(kept, unfinished) ? kept : null };
}

async function readKept(
  { get, set }: ActionContext,
  { conversationId, isAccount }: Unfinished,
): Promise<Chat | undefined> {
  if (!conversationId) return undefined;
  const find = () => Object.values(get().chats).find((chat) => chat.conversationId === conversationId);
  const origin = isAccount ? 'account' : 'visitor';
  const known = find() ?? makeChat({ id: conversationId, conversationId, origin, history: 'unread' });
  set((state) => (state.chats[known.id] ? state : { chats: { ...state.chats, [known.id]: known } }));
  if (known.history !== 'read') await get().readMessages(known.id);
  const read = find();
  // Of an answer that had not begun nothing was kept, nor its chat.
  if (read?.history === 'gone') set((state) => removeChat(state, read.id));
  return read?.history === 'gone' ? undefined : read;
}

function isItsOwn(chat: Chat, { question, after, replaces }: Unfinished): boolean {
  const last = lastQuestion(chat);
  if (!last?.serverId) return false;
  const shown = withAttachedNames(
    question.text,
    question.attachments.map(({ name }) => name),
  );
  return last.serverId === replaces || (last.serverId !== after && last.content === shown);
}

/** Shows the chat, unless the page's address names another or something was typed meanwhile. */
function open({ get, set, drafts }: ActionContext, chat: Chat): string {
  const { activeId, address } = get();
  const isFree = activeId === null && address === null && !drafts.getState().texts[newChatDraft];
  const listed = get().order.includes(chat.id) ? {} : addChat(get(), chat);
  set({ ...listed, activeId: isFree ? chat.id : activeId });
  return chat.id;
}
