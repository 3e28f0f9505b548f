/** One worked example: what is given, on which day, and the sentence that must come of it. */
export interface Example {
  readonly tool: string;
  readonly why: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly today: string;
  readonly sentence: string;
}

/** The day on which most examples are asked. */
export const today = '2026-11-22';
