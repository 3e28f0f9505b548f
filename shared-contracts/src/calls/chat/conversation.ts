import * as z from 'zod';
import { id, instant } from '../common';
import { citation } from './citation';
import { answerPaper } from './paper';
import { answerTool } from './tool';

export const titleText = z
  .string()
  .trim()
  .min(1, 'A title cannot be empty.')
  .max(120, 'A title may have 120 characters at most.');
export const rating = z.enum(['up', 'down']);

export const message = z.object({
  id,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  citations: z.array(citation),
  attachments: z.array(z.object({ name: z.string() })),
  suggestions: z.array(z.string()),
  rating: rating.nullable(),
  at: instant,
  /** The tool of an answer, worked out anew for the day on which it is read. */
  tool: answerTool.optional(),
  /** The paper to sign that an answer holds. */
  paper: answerPaper.optional(),
});

export const conversation = z.object({
  id,
  title: z.string(),
  updatedAt: instant,
  messageCount: z.int(),
  shareToken: z.string().nullable(),
});

export const conversationPage = z.object({ conversations: z.array(conversation), nextCursor: z.string().nullable() });
export const messagePage = z.object({
  messages: z.array(message),
  /** Asks for older messages. */ nextCursor: z.string().nullable(),
});

/** A chat begun as a visitor, offered to be kept after sign-in. */
export const importedConversation = z.object({
  title: titleText,
  messages: z
    .array(
      z.object({
        role: z.enum(['user', 'assistant']),
        content: z.string().max(50_000),
        citations: z.array(z.string()),
        at: instant,
      }),
    )
    .max(400),
});

export const sharedConversation = z.object({
  title: z.string(),
  sharedAt: instant,
  messages: z.array(
    message.omit({ id: true, rating: true, attachments: true, suggestions: true, tool: true, paper: true }),
  ),
});

export const attachment = z.object({
  id,
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  readable: z.boolean(),
  pages: z.int().nullable(),
  /** A sentence for the person when it could not be read. */
  message: z.string(),
});
