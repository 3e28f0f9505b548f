import type { AnswerPaper, AnswerTool, Citation, Rating } from 'shared-contracts';
import { m } from 'shared-ui/messages/messages';

export const newChatTitle = m('New conversation');

export interface Message {
  /** Stays the same for as long as the page lives. */
  readonly id: string;
  /** The server's own id, once it is known. */
  readonly serverId: string | null;
  readonly role: 'user' | 'assistant';
  /** A question as it was typed, or an answer in markdown. */
  readonly content: string;
  readonly at: string;
  /** The answer is still being written. */
  readonly loading: boolean;
  readonly citations: readonly Citation[];
  readonly suggestions: readonly string[];
  readonly rating: Rating | null;
  /** How the answer came about, where that must be said. */
  readonly notice: string;
  /** What a rule of law worked out for it, or could with a few more facts. */
  readonly tool: AnswerTool | null;
  /** The paper to sign that it holds. */
  readonly paper: AnswerPaper | null;
}

/** A question with everything needed to ask it again. */
export interface Question {
  readonly text: string;
  readonly attachments: readonly AskedAttachment[];
  /** The same for every try at it, so that the server answers and counts it once; without one, each try stands for itself. */
  readonly askedAs?: string | undefined;
}

export interface AskedAttachment {
  readonly name: string;
  /** The server's id of its text; null where nothing was uploaded. */
  readonly id: string | null;
}

/** Why the last question has no answer. */
export interface Failure {
  readonly kind: 'limit' | 'stopped' | 'failed' | 'broken-off';
  readonly message: string;
  readonly resetsAt: string | null;
  readonly question: Question;
  /** The question stood for an earlier one, which is back in its place, or a part of its answer stands there. */
  readonly replacing: boolean;
}

/**
 * `sample`: shown to visitors; `page`: begun here and kept in this page only; `visitor`: kept on the server for a day under the visitor's
 * cookie; `account`: kept on the server for its owner.
 */
export type ChatOrigin = 'sample' | 'page' | 'visitor' | 'account';

export interface Chat {
  readonly id: string;
  /** The server's id of the conversation, which gives a follow-up question its context. */
  readonly conversationId: string | null;
  readonly origin: ChatOrigin;
  readonly title: string;
  readonly hasOwnTitle: boolean;
  readonly updatedAt: string;
  readonly messages: readonly Message[];
  /** How far its earlier messages were read from the server; `gone` when there is no such chat for this person. */
  readonly history: 'read' | 'unread' | 'reading' | 'failed' | 'gone';
  /** Asks the server for the messages before the first one here. */
  readonly olderCursor: string | null;
  readonly failure: Failure | null;
  readonly shareToken: string | null;
}

/** Whether the server keeps it, so that a new title or its end is told there. */
export const isKept = ({ origin }: Chat): boolean => origin === 'account' || origin === 'visitor';

/** The last part of a chat's address; null for one that nobody else could open. */
export const addressOf = (chat: Chat | undefined): string | null =>
  chat?.conversationId ?? (chat?.origin === 'sample' ? chat.id : null);

/** Whether an answer to this chat is on its way. */
export const isAnswering = (chat: Chat | undefined): boolean => chat?.messages.at(-1)?.loading ?? false;

export const lastQuestion = (chat: Chat): Message | undefined => chat.messages.findLast(({ role }) => role === 'user');
