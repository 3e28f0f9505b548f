import type { CompiledProvision } from 'knowledge';
import type { Composition } from './draft';
import { citeShort } from './names';
import { firstSentence, provisionText, withoutStop } from './texts';

/** One line on a provision: its name as a citation, its heading, and what it says in a sentence; the heading alone where the reader's language has no text. */
export function provisionLine(composition: Composition, provision: CompiledProvision): string {
  const { text, translated } = provisionText(provision, composition.language);
  const name = `${citeShort(composition, provision)} (${withoutStop(text.title)})`;
  return translated ? `${name}: ${firstSentence(text.summary)}` : name;
}
