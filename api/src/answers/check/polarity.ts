import { bounded } from 'language/bounded';
import { stemsOf, tokenize } from 'language/tokenize';

/** "Not less than seven years" denies nothing. */
const measures = bounded(
  /\b(?:not|no) (?:less|more|fewer|later|earlier|exceeding|only|just|below|above|longer than)\b|\bwhether or not\b|\bdoes not exceed\b/g,
);
const denies = bounded(
  /\b(?:not?|never|nor|neither|none|nobody|nothing|nowhere|without|cannot|unable|refus\w+|forbid\w*|forbidden|prohibit\w*|barred|unlawful|illegal)\b|n[’']t\b/,
);
const deniesElsewhere =
  /नहीं|(?:^|\s)(?:न|ना|मत|बिना)(?=\s|$|[।,.])|இல்ல|முடியாது|கூடாது|வேண்டாம்|அல்ல|ஆகாது|ாமல்|ಇಲ್ಲ|ಅಲ್ಲ|ಬೇಡ|ಬಾರದು|ಲಾಗದು|ಲಾಗುವುದಿಲ್ಲ/u;
const permits = bounded(/\b(?:can|may|allowed|permitted|lawful|legal|entitled|free to|right to|rights?|permission)\b/);
const demands = bounded(/\b(?:must|shall|have to|has to|need(?:s|ed)? to|required?|obliged|compulsory|mandatory)\b/);
const bindsOrPunishes = bounded(
  /\b(?:must|shall|have to|has to|need\w*|requir\w*|oblig\w*|duty|liable|punish\w*|within|compulsory|mandatory)\b/,
);
const absolutes = bounded(
  /\b(?:always|never|only|automatically|immediately|everybody|everyone|anybody|anyone|any court|no one)\b/g,
);
const otherScripts = /[\u0900-\u0cff]/;
/** A clause that shares nearly as many words as the best one is meant as well. */
const nearlyBest = 0.6;

const plain = (text: string): string => text.toLowerCase().replace(measures, ' ');

/**
 * Whether a sentence affirms what its source affirms and denies what it denies, allows and demands no more, and is no more absolute.
 * @param sentence as a model wrote it
 * @param known the text of the sources that it cites, in English
 */
export function agrees(sentence: string, known: string): boolean {
  const [said, source] = [plain(sentence), plain(known)];
  if (otherScripts.test(said)) return !deniesElsewhere.test(said) || denies.test(source);
  const meant = clausesMeant(said, source);
  const isDenial = denies.test(said);
  if (
    isDenial
      ? !meant.some((clause) => denies.test(clause))
      : meant.length > 0 && meant.every((clause) => denies.test(clause))
  )
    return false;
  if (permits.test(said) && !permits.test(source)) return false;
  if (demands.test(said) && !bindsOrPunishes.test(source)) return false;
  return (said.match(absolutes) ?? []).every((word) => source.includes(word));
}

/** The clauses of the source that a sentence can have been made of: those that share the most of its words. */
function clausesMeant(said: string, source: string): string[] {
  const stems = new Set(
    tokenize(said)
      .filter(({ word }) => word.length > 3)
      .map(({ stem }) => stem),
  );
  const clauses = source
    .split(/(?<=[.;?!])\s|\n/)
    .map((clause) => ({ clause, shared: new Set(stemsOf(clause).filter((stem) => stems.has(stem))).size }))
    .filter(({ shared }) => shared > 0);
  const best = Math.max(0, ...clauses.map(({ shared }) => shared));
  return clauses.filter(({ shared }) => shared >= best * nearlyBest).map(({ clause }) => clause);
}
