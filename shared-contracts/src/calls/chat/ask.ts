import * as z from 'zod';
import { id, instant, language } from '../common';
import { citation } from './citation';
import { answerPaper } from './paper';
import { answerTool } from './tool';

export const questionMaxLength = 4000;

export const usage = z.object({
  /** Questions a day; null means no limit. */
  limit: z.int().nullable(),
  used: z.int(),
  /** When the count starts again: midnight in India. */
  resetsAt: instant,
});

export const askBody = z.object({
  question: z
    .string()
    .trim()
    .min(1, 'Write your question first.')
    .max(questionMaxLength, `A question may have ${questionMaxLength} characters at most.`),
  conversationId: id.optional(),
  language: language.optional(),
  /** Ids that the attachment call gave. */
  attachments: z.array(id).max(5).optional(),
  /** The last question's message id, when it is edited or its answer is asked for again: the exchange is replaced. */
  replaces: id.optional(),
  /** What the page calls this question: sent again under the same name after a lost line, it is answered and counted once. */
  askedAs: id.optional(),
  /** How an answer to romanised speech is written: in the language's own script (default) or in Latin letters. */
  script: z.enum(['native', 'latin']).optional(),
});

/** How the question ended: answered from sources, honestly unknown, declined, or a helpline first. */
export const answerOutcome = z.enum(['answered', 'unknown', 'declined', 'danger']);

export const answer = z.object({
  /** Markdown; `[1]` refers to the first of `citations`, and so on. */
  answer: z.string(),
  citations: z.array(citation),
  language,
  conversationId: id,
  questionId: id,
  messageId: id,
  title: z.string(),
  outcome: answerOutcome,
  suggestions: z.array(z.string()),
  /** A sentence on how the answer came about, such as that the language model was down; '' when there is nothing to say. */
  notice: z.string(),
  /** The full question as which it was understood, where the conversation gave words to it. */
  understoodAs: z.string().optional(),
  /** What a rule of law worked out from the dates and sums of the question, or could with a few more. */
  tool: answerTool.optional(),
  /** The paper to sign that the answer holds. */
  paper: answerPaper.optional(),
  usage,
});
