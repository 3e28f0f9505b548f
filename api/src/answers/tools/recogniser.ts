import type { Reading } from './reading';

/** What a question gives for a tool. */
export interface ToolCall {
  readonly tool: string;
  readonly given: Readonly<Record<string, unknown>>;
}

/** Sees in a question that a tool is wanted, and what it gives for it; `undefined` where it is about something else. */
export type Recogniser = (reading: Reading) => ToolCall | undefined;
