import type { Answer } from 'shared-contracts';
import { inReadingOrder } from 'shared-contracts/calls/chat/reading-order';
import { t } from '../messages';
import { withAttachedNames } from './attached-names';
import { lastQuestion, newChatTitle, type Chat, type Failure, type Message, type Question } from './chat';
import { makeMessage } from './make';
import { titleFromQuestion } from './title-from-question';

/** The chat without its last question and everything after it. */
export function withoutLastExchange(chat: Chat): Chat {
  const question = lastQuestion(chat);
  return question ? { ...chat, messages: chat.messages.slice(0, chat.messages.indexOf(question)) } : chat;
}

/** The chat with the question at its end and a bubble that waits for the answer. */
export function beginExchange(chat: Chat, question: Question, at: string): Chat {
  const base = chat.failure && chat.messages.at(-1)?.role === 'user' ? withoutLastExchange(chat) : chat;
  const isFirst = base.messages.length === 0;
  const content = withAttachedNames(
    question.text,
    question.attachments.map(({ name }) => name),
  );
  return {
    ...base,
    origin: base.origin === 'sample' ? 'page' : base.origin,
    title: isFirst && base.title === newChatTitle && !base.hasOwnTitle ? titleFromQuestion(question.text) : base.title,
    updatedAt: at,
    failure: null,
    messages: [
      ...base.messages.map((message) => (message.suggestions.length > 0 ? { ...message, suggestions: [] } : message)),
      makeMessage({ role: 'user', content, at }),
      makeMessage({ role: 'assistant', content: '', at, loading: true }),
    ],
  };
}

export function changeMessage(chat: Chat, id: string, change: (message: Message) => Partial<Message>): Chat {
  return {
    ...chat,
    messages: chat.messages.map((message) => (message.id === id ? { ...message, ...change(message) } : message)),
  };
}

export function receiveText(chat: Chat, answerId: string, text: string): Chat {
  return changeMessage(chat, answerId, ({ content }) => ({ content: content + text }));
}

/** The whole answer in place of what had arrived of it. A service may leave out everything but the text. */
export function completeExchange(
  chat: Chat,
  answerId: string,
  answer: Pick<Answer, 'answer'> & Partial<Answer>,
  at: string,
): Chat {
  const position = chat.messages.findIndex(({ id }) => id === answerId);
  const asked = chat.messages[position - 1];
  const answered = changeMessage(chat, answerId, () => ({
    serverId: answer.messageId ?? null,
    ...inReadingOrder({ content: answer.answer, citations: answer.citations ?? [] }),
    suggestions: answer.suggestions ?? [],
    notice: answer.notice ?? '',
    tool: answer.tool ?? null,
    paper: answer.paper ?? null,
    loading: false,
    at,
  }));
  const known = asked ? changeMessage(answered, asked.id, () => ({ serverId: answer.questionId ?? null })) : answered;
  return { ...known, conversationId: answer.conversationId ?? known.conversationId, updatedAt: at };
}

interface Ended {
  readonly answerId: string;
  readonly question: Question;
  readonly before: Chat | null;
  /** Where the server keeps what had arrived. */
  readonly conversationId: string | null;
}

/** What had arrived of a stopped answer is kept, here and on the server. */
export function stopExchange(chat: Chat, { answerId, question, before, conversationId }: Ended): Chat {
  const answer = chat.messages.find(({ id }) => id === answerId);
  if (answer && answer.content !== '') {
    const stopped = changeMessage(chat, answerId, () => ({ loading: false, notice: t('You stopped this answer.') }));
    return { ...stopped, conversationId: chat.conversationId ?? conversationId };
  }
  return failExchange(
    chat,
    answerId,
    { kind: 'stopped', message: t('You stopped this answer.'), resetsAt: null, question, replacing: before !== null },
    before,
  );
}

/** Of an answer that ended in its middle, what arrived stays until the question is asked again. */
export function breakOffExchange(chat: Chat, { answerId, conversationId }: Ended, failure: Failure): Chat {
  const broken = changeMessage(chat, answerId, () => ({ loading: false, notice: t('The answer broke off here.') }));
  return { ...broken, conversationId: chat.conversationId ?? conversationId, failure };
}

/** The question stays; a replaced exchange comes back. */
export function failExchange(chat: Chat, answerId: string, failure: Failure, before: Chat | null): Chat {
  const messages = before ? before.messages : chat.messages.filter(({ id }) => id !== answerId);
  return { ...chat, messages, failure };
}
