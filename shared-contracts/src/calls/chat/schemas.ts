import * as z from 'zod';
import type { CallSchemas } from '../call';
import { done, idParams, language } from '../common';
import { answer, askBody, usage } from './ask';
import { citationDetail } from './citation';
import { consultationBody } from './consultation';
import {
  attachment,
  conversation,
  conversationPage,
  importedConversation,
  messagePage,
  rating,
  sharedConversation,
  titleText,
} from './conversation';
import { answerTool, toolFacts } from './tool';

const cursorQuery = z.object({
  cursor: z.string().max(200, 'There is no such page.').optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

export const chatSchemas = {
  ask: { body: askBody, answer },
  usage: { answer: usage },
  citation: { params: idParams, query: z.object({ language: language.optional() }), answer: citationDetail },
  listConversations: {
    query: cursorQuery.extend({ search: z.string().trim().max(200).optional() }),
    answer: conversationPage,
  },
  listMessages: { params: idParams, query: cursorQuery, answer: messagePage },
  renameConversation: { params: idParams, body: z.object({ title: titleText }), answer: conversation },
  deleteConversation: { params: idParams, answer: done },
  restoreConversation: { params: idParams, answer: conversation },
  importConversations: {
    body: z.object({ conversations: z.array(importedConversation).max(50) }),
    answer: z.object({ conversations: z.array(conversation) }),
  },
  shareConversation: { params: idParams, answer: z.object({ token: z.string() }) },
  unshareConversation: { params: idParams, answer: done },
  sharedConversation: { params: z.object({ token: z.string().max(80) }), answer: sharedConversation },
  rateMessage: {
    params: idParams,
    body: z.object({ rating: rating.nullable(), reason: z.string().trim().max(1000).optional() }),
    answer: done,
  },
  /** What a person told for the tool of an answer, so that the rest of the conversation knows it. */
  tellTool: { params: idParams, body: z.object({ filled: toolFacts }), answer: answerTool },
  /** Multipart: the file is the part `file`. */
  attach: { answer: attachment },
  removeAttachment: { params: idParams, answer: done },
  askForConsultation: { body: consultationBody, answer: done },
} satisfies CallSchemas;
