import type { StoreApi } from 'zustand/vanilla';
import type { ChatService, Language, Rating, ToolFacts, Usage } from 'shared-contracts';
import type { Notify } from '../notices/notice-store';
import type { Question } from './chat';
import type { ChatList } from './chat-list';
import type { DraftState } from './draft-store';
import type { UnfinishedQuestions } from './unfinished-questions';

export type Loading = 'idle' | 'loading' | 'failed';

export interface Search {
  readonly text: string;
  /** Ids in the order in which the server found them; null while only the page's own chats were looked through. */
  readonly found: readonly string[] | null;
  readonly cursor: string | null;
  readonly state: Loading;
}

export interface ChatData extends ChatList {
  /** Whether chats are kept on the server: a signed-in person with live services. */
  readonly isAccount: boolean;
  /** Asks the server for the next chats of the list. */
  readonly listCursor: string | null;
  readonly listState: Loading;
  readonly search: Search;
  /** Chats begun before signing in, which the account may take over. */
  readonly offered: readonly string[];
  /** The day's questions, as the last answer told them. */
  readonly usage: Usage | null;
  readonly language: Language | 'auto';
  /** The last finished answer, for those who listen instead of reading. */
  readonly announcement: string;
  /** The chat that the page's address names. */
  readonly address: string | null;
}

export interface ChatActions {
  newChat(): void;
  openChat(id: string): void;
  /** Opens what an address names: a chat's id at the server or of a sample; null for a new chat. */
  openAddress(address: string | null): void;
  renameChat(id: string, title: string): Promise<void>;
  deleteChat(id: string): Promise<void>;
  ask(question: Question): Promise<void>;
  /** Asks on, under their own names, what waited for its answer when the page was loaded anew. */
  askUnfinished(): Promise<void>;
  stop(): void;
  tryAgain(): Promise<void>;
  regenerate(): Promise<void>;
  resend(text: string): Promise<void>;
  rate(chatId: string, messageId: string, rating: Rating | null, reason?: string): Promise<void>;
  /** Keeps what was entered in the form of an answer's tool, here and for the rest of the conversation. */
  tellTool(chatId: string, messageId: string, filled: ToolFacts): Promise<void>;
  setLanguage(language: Language | 'auto'): void;
  loadMoreChats(): Promise<void>;
  searchChats(text: string): Promise<void>;
  loadMoreFound(): Promise<void>;
  readMessages(id: string): Promise<void>;
  readOlderMessages(id: string): Promise<void>;
  /** Reads the chats that the server keeps for this visitor. */
  enterVisit(): Promise<void>;
  enterAccount(): Promise<void>;
  leaveAccount(): void;
  keepOffered(): Promise<void>;
  discardOffered(): void;
  share(id: string): Promise<string>;
  unshare(id: string): Promise<void>;
}

export type ChatState = ChatData & ChatActions;

export interface ChatDependencies {
  readonly service: ChatService;
  readonly drafts: StoreApi<DraftState>;
  readonly notify: Notify;
  /** Remembers the open chat of an account for a reload of the tab. */
  readonly storage: Storage;
  /** Whether `[Attached: name]` travels in the question itself, because nothing is uploaded. */
  readonly sendsNamesInQuestion: boolean;
}

export interface ActionContext extends ChatDependencies {
  readonly unfinished: UnfinishedQuestions;
  readonly set: StoreApi<ChatState>['setState'];
  readonly get: StoreApi<ChatState>['getState'];
}
