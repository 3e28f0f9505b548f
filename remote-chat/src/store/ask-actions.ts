import { questionFromText, withAttachedNames } from './attached-names';
import { isAnswering, lastQuestion, type Chat, type Question } from './chat';
import type { ActionContext, ChatActions } from './chat-state';
import { addChat, changeChat, withoutTwin } from './chat-list';
import { draftKeyOf, newChatDraft } from './draft-key';
import {
  beginExchange,
  breakOffExchange,
  completeExchange,
  failExchange,
  receiveText,
  stopExchange,
  withoutLastExchange,
} from './exchange';
import { brokenOff, failureOf, isRefused } from './failure';
import { importChats } from './import-chats';
import { makeChat } from './make';
import { isSameQuestion, nameQuestion } from './name-question';
import { placeOfUnfinished } from './place-of-unfinished';
import { sentenceOf } from './sentence-of';
import { createTextBuffer } from './text-buffer';
import type { Unfinished } from './unfinished-questions';

type AskActions = Pick<ChatActions, 'ask' | 'stop' | 'tryAgain' | 'regenerate' | 'resend' | 'askUnfinished'>;

export function askActions(context: ActionContext): AskActions {
  const { set, get, service, drafts, notify, sendsNamesInQuestion, unfinished } = context;
  const running = new Map<string, AbortController>();
  const change = (id: string, how: (chat: Chat) => Chat) => set((state) => changeChat(state, id, how));
  const activeChat = (): Chat | undefined => get().chats[get().activeId ?? ''];

  /** @param replaced the chat before its last exchange was taken away, when the question stands for that one */
  async function send(chatId: string, question: Question, replaced: Chat | null): Promise<void> {
    const controller = new AbortController();
    running.set(chatId, controller);
    const isFirst = get().chats[chatId]?.messages.length === 0;
    noteUnfinished(chatId, question, replaced);
    change(chatId, (chat) => beginExchange(chat, question, new Date().toISOString()));
    const answerId = get().chats[chatId]?.messages.at(-1)?.id ?? '';
    let conversationId: string | null = null;
    const buffer = createTextBuffer((text) => change(chatId, (chat) => receiveText(chat, answerId, text)));
    try {
      if (get().isAccount && !isFirst && get().chats[chatId]?.origin !== 'account')
        await importChats(context, [chatId]);
      const answer = await service.ask(bodyOf(chatId, question, replaced), {
        signal: controller.signal,
        onDelta: buffer.add,
        onConversation: (id) => {
          conversationId = id;
          if (question.askedAs) unfinished.settle(question.askedAs, id);
        },
      });
      buffer.flush();
      letGo(question);
      change(chatId, (chat) => completeExchange(chat, answerId, answer, new Date().toISOString()));
      set((state) => withoutTwin(state, chatId));
      set({ usage: answer.usage ?? get().usage, announcement: answer.answer });
      await settleTitle(chatId, answer.title);
    } catch (error) {
      buffer.flush();
      if (controller.signal.aborted || isRefused(error)) letGo(question);
      const ended = { answerId, question, before: replaced, conversationId };
      const hasBegun = get().chats[chatId]?.messages.some(({ id, content }) => id === answerId && content !== '');
      if (controller.signal.aborted) {
        change(chatId, (chat) => stopExchange(chat, ended));
        await settleTitle(chatId, undefined);
      } else if (hasBegun) {
        change(chatId, (chat) => breakOffExchange(chat, ended, brokenOff(error, question)));
        await settleTitle(chatId, undefined);
      } else
        change(chatId, (chat) => failExchange(chat, answerId, failureOf(error, question, replaced !== null), replaced));
      keepQuestion(chatId, question);
    } finally {
      running.delete(chatId);
    }
  }

  /** For a reload in the middle of its answer. */
  function noteUnfinished(chatId: string, question: Question, replaced: Chat | null): void {
    const { chats, isAccount } = get();
    const chat = chats[chatId];
    const { askedAs } = question;
    if (!chat || !askedAs || sendsNamesInQuestion) return;
    unfinished.note({
      question: { ...question, askedAs },
      conversationId: chat.conversationId,
      after: lastQuestion(chat)?.serverId ?? null,
      replaces: (replaced && lastQuestion(replaced)?.serverId) ?? null,
      isAccount,
      at: Date.now(),
    });
  }

  function letGo({ askedAs }: Question): void {
    if (askedAs) unfinished.forget(askedAs);
  }

  async function askAgain(left: Unfinished): Promise<void> {
    const { question } = left;
    // A browser may have kept the question in the box while it let go of the page.
    for (const [key, text] of Object.entries(drafts.getState().texts))
      if (text.trim() === question.text) drafts.getState().write(key, '');
    if (left.isAccount !== get().isAccount) {
      unfinished.forget(question.askedAs);
      return drafts.getState().write(newChatDraft, question.text);
    }
    const { chatId, replaced } = await placeOfUnfinished(context, left);
    await (replaced ? replaceLast(replaced, question) : send(chatId, question, null));
  }

  function bodyOf(chatId: string, question: Question, replaced: Chat | null) {
    const { chats, language } = get();
    const conversationId = chats[chatId]?.conversationId;
    const replaces = replaced ? lastQuestion(replaced)?.serverId : null;
    const ids = question.attachments.flatMap(({ id }) => (id === null ? [] : [id]));
    return {
      question: sendsNamesInQuestion
        ? withAttachedNames(
            question.text,
            question.attachments.map(({ name }) => name),
          )
        : question.text,
      ...(conversationId ? { conversationId } : {}),
      ...(language === 'auto' ? {} : { language }),
      ...(replaces ? { replaces } : {}),
      ...(ids.length > 0 ? { attachments: ids } : {}),
      ...(question.askedAs ? { askedAs: question.askedAs } : {}),
    };
  }

  /** A chat that the server now keeps takes its title there, unless its owner has given it one. */
  async function settleTitle(chatId: string, title: string | undefined): Promise<void> {
    const chat = get().chats[chatId];
    if (!chat || sendsNamesInQuestion || chat.origin !== 'page' || !chat.conversationId) return;
    const origin = get().isAccount ? 'account' : 'visitor';
    const named = origin === 'account' && !chat.hasOwnTitle ? title : undefined;
    change(chatId, (now) => ({ ...now, origin, title: named ?? now.title }));
    if (!chat.hasOwnTitle) return;
    const renamed = service.renameConversation({ params: { id: chat.conversationId }, body: { title: chat.title } });
    await renamed.catch((error: unknown) => notify({ kind: 'alert', text: sentenceOf(error) }));
  }

  /** A question without an answer goes back into the input, unless something new was typed meanwhile. */
  function keepQuestion(chatId: string, question: Question): void {
    const chat = get().chats[chatId];
    const key = draftKeyOf(chat);
    const isAskedAgain =
      chat?.failure?.replacing && questionFromText(lastQuestion(chat)?.content ?? '').text === question.text;
    if (chat?.failure && !isAskedAgain && !drafts.getState().texts[key]) drafts.getState().write(key, question.text);
  }

  function forgetKept(chat: Chat, question: Question): void {
    const key = draftKeyOf(chat);
    if (drafts.getState().texts[key]?.trim() === question.text) drafts.getState().write(key, '');
  }

  async function replaceLast(chat: Chat, question: Question): Promise<void> {
    change(chat.id, withoutLastExchange);
    await send(chat.id, question, chat);
  }

  return {
    async ask({ text, attachments }) {
      const failed = activeChat()?.failure;
      const question = { text: text.trim(), attachments, askedAs: nameQuestion() };
      if (question.text === '' || isAnswering(activeChat())) return;
      // Sent from the box where it was kept, it is another try at the same question.
      if (failed && isSameQuestion(failed.question, question)) return get().tryAgain();
      if (failed) letGo(failed.question);
      drafts.getState().write(draftKeyOf(activeChat()), '');
      if (!activeChat()) set((state) => addChat(state, makeChat()));
      const chat = activeChat();
      if (!chat) return;
      await send(chat.id, question, null);
    },
    async askUnfinished() {
      await Promise.all(unfinished.takeLeft().map(askAgain));
    },
    stop: () => running.get(get().activeId ?? '')?.abort(),
    async tryAgain() {
      const chat = activeChat();
      if (!chat?.failure) return;
      const { question, replacing } = chat.failure;
      forgetKept(chat, question);
      await (replacing ? replaceLast(chat, question) : send(chat.id, question, null));
    },
    async regenerate() {
      const chat = activeChat();
      const asked = chat && lastQuestion(chat);
      if (chat && asked && !isAnswering(chat))
        await replaceLast(chat, { ...questionFromText(asked.content), askedAs: nameQuestion() });
    },
    async resend(text) {
      const chat = activeChat();
      const asked = chat && lastQuestion(chat);
      if (!asked || text.trim() === '' || isAnswering(chat)) return;
      await replaceLast(chat, { ...questionFromText(asked.content), text: text.trim(), askedAs: nameQuestion() });
    },
  };
}
