import type { DangerKind, Endangered, TriageWords } from 'knowledge';
import { soundsOf } from 'knowledge';

/** A run of words and what it means. */
interface Run {
  readonly kind: DangerKind;
  readonly whose: Endangered;
  readonly sounds: string;
}

/** Finds words that mean danger wherever they stand. */
export function clearWordsIn(
  clearWords: TriageWords['clearWords'],
): (sounds: readonly string[]) => { readonly kind: DangerKind; readonly whose: Endangered } | undefined {
  const runs = clearWords.flatMap(({ kind, whose, words }) =>
    words.map((run): Run => ({ kind, whose, sounds: ` ${soundsOf(run).join(' ')} ` })),
  );
  return (sounds) => {
    const text = ` ${sounds.join(' ')} `;
    const run = runs.find(({ sounds: words }) => text.includes(words));
    return run && { kind: run.kind, whose: run.whose };
  };
}
