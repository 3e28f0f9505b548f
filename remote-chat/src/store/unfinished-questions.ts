import type { Question } from './chat';
import { storedList } from './stored-list';

const storedAs = 'unfinished-questions';
/** After a day the server has forgotten the names of questions. */
const aDay = 86_400_000;

/** A question that was asked and whose answer has not come. */
export interface Unfinished {
  readonly question: Question & { readonly askedAs: string };
  /** Where the server keeps its chat; null while that is not known. */
  readonly conversationId: string | null;
  /** The server's id of the question before it; null for the first of a chat. */
  readonly after: string | null;
  /** The server's id of the question in whose place it was asked. */
  readonly replaces: string | null;
  readonly isAccount: boolean;
  readonly at: number;
}

/** What waits for its answer, kept as long as the tab, so that a reload does not lose it nor ask it as another question. */
export interface UnfinishedQuestions {
  note(unfinished: Unfinished): void;
  /** The server has told where it keeps the chat of a question. */
  settle(askedAs: string, conversationId: string): void;
  forget(askedAs: string): void;
  clear(): void;
  /** What was left when the page was last closed or loaded anew; given once. */
  takeLeft(): readonly Unfinished[];
}

export function createUnfinishedQuestions(storage: Storage, now: () => number = Date.now): UnfinishedQuestions {
  // A storage that keeps nothing costs a question its life across a reload, nothing more.
  const stored = storedList<Unfinished>(storage, storedAs);
  let kept: readonly Unfinished[] = stored.read().filter(({ at }) => at > now() - aDay);
  let left = kept;
  const keep = (next: readonly Unfinished[]): void => {
    kept = next;
    stored.keep(kept);
  };
  const without = (askedAs: string) => kept.filter(({ question }) => question.askedAs !== askedAs);
  return {
    note: (unfinished) => keep([...without(unfinished.question.askedAs), unfinished]),
    settle: (askedAs, conversationId) =>
      keep(kept.map((one) => (one.question.askedAs === askedAs ? { ...one, conversationId } : one))),
    forget: (askedAs) => keep(without(askedAs)),
    clear: () => keep([]),
    takeLeft() {
      const taken = left;
      left = [];
      return taken;
    },
  };
}
