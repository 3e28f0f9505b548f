import type { Chat } from './chat';

export const newChatDraft = 'new';

/** Under which name the draft of a chat is kept; without a chat it is the draft of the next new one. */
export const draftKeyOf = (chat: Chat | undefined): string => chat?.id ?? newChatDraft;
