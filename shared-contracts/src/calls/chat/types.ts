import type * as z from 'zod';
import type { answer, answerOutcome, askBody, usage } from './ask';
import type { citation, citationDetail, citationRef } from './citation';
import type { consultation } from './consultation';
import type {
  attachment,
  conversation,
  importedConversation,
  message,
  rating,
  sharedConversation,
} from './conversation';
import type { language } from '../common';
import type { answerPaper } from './paper';
import type { answerTool, toolFacts } from './tool';

export type Language = z.infer<typeof language>;
export type Citation = z.infer<typeof citation>;
export type CitationRef = z.infer<typeof citationRef>;
export type CitationDetail = z.infer<typeof citationDetail>;
export type AskBody = z.input<typeof askBody>;
export type Answer = z.infer<typeof answer>;
export type Consultation = z.infer<typeof consultation>;
export type AnswerTool = z.infer<typeof answerTool>;
export type AnswerPaper = z.infer<typeof answerPaper>;
export type ToolFacts = z.infer<typeof toolFacts>;
export type AnswerOutcome = z.infer<typeof answerOutcome>;
export type Usage = z.infer<typeof usage>;
export type Conversation = z.infer<typeof conversation>;
export type ConversationMessage = z.infer<typeof message>;
export type ImportedConversation = z.infer<typeof importedConversation>;
export type SharedConversation = z.infer<typeof sharedConversation>;
export type Attachment = z.infer<typeof attachment>;
export type Rating = z.infer<typeof rating>;
