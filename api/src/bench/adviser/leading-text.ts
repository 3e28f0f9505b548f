/** Where a sentence ends: a stop followed by a space, but not that of an abbreviation. */
const sentenceEnd = /(?<!\b(?:Rs|Nos|Art|Sec|Ss|Dr|Mr|Mrs|Ms|Smt|vs|v|s|i\.e|e\.g)\.)(?<=[.!?।]["')\]”’]*)\s+/u;

/** "Yes." alone tells nothing yet: a sentence shorter than this goes together with the next. */
const SHORT = 12;

/** The markdown as a person reads it: no headings, marks, links or source numbers; one paragraph or list entry a line. */
export function plainLines(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => !/^\s*(#{1,6}\s|[-*_]{3,}\s*$|\|?[\s:|-]+\|[\s:|-]*$)/.test(line))
    .map((line) =>
      line
        .replace(/\s*\[(\d+(?:\s*,\s*\d+)*)\](?!\()/g, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/^\s*(?:[>*+-]|\d{1,2}[.)])\s+/, '')
        .replace(/[*`]|__/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

/** The first two sentences after the help that an answer about violence rightly puts before everything else. */
export function firstSentences(markdown: string): string {
  const lines = plainLines(markdown);
  const start = lines.findIndex((line) => !namesEmergencyNumber(line));
  const sentences = lines.slice(Math.max(start, 0)).flatMap((line) => line.split(sentenceEnd));
  const taken: string[] = [];
  let joined = '';
  for (const sentence of sentences) {
    joined = joined ? `${joined} ${sentence}` : sentence;
    if (joined.length < SHORT) continue;
    taken.push(joined);
    joined = '';
    if (taken.length === 2) break;
  }
  return [...taken, joined].join(' ').trim();
}

/** Numbers of sections look like numbers to call: "section 108", "112வது பிரிவு", "BNS 181". */
const sectionBefore =
  /(?:sections?|secs?\.?|articles?|rules?|orders?|\bs\.|§|act|sanhita|bnss?|bsa|ipc|crpc|धारा|धाराएँ|अनुच्छेद|பிரிவு|ಸೆಕ್ಷನ್|ಕಲಂ|ವಿಧಿ)\s*(?:\d+[A-Z]*(?:\(\d+\))?\s*(?:,|and|to|or|और|या|மற்றும்|ಮತ್ತು|-|–)\s*)*$/iu;
const sectionAfter = /^(?:\(\d|\s*(?:வது|ஆவது|ஆம்|ನೇ|वीं|वें|th\b|of the|days|दिन|நாட்|ದಿನ))/iu;

/** Whether a text tells one of the numbers that India keeps for help (112, 108, 181, 1098, 14416, 1930, ...). */
export function namesEmergencyNumber(text: string): boolean {
  for (const { 0: number, index } of text.matchAll(
    /(?<![\d,./-])(?:112|108|181|1098|14416|1930|14567)(?![\d,/]|[-.]\d)/g,
  ))
    if (!sectionBefore.test(text.slice(0, index)) && !sectionAfter.test(text.slice(index + number.length))) return true;
  return false;
}

const recital = /^(?:Section|Article|Rule|Order|धारा|अनुच्छेद|नियम|பிரிவு|உறுப்பு|ಕಲಂ|ಸೆಕ್ಷನ್|ವಿಧಿ)\s+\d+[A-Z]*[^:]*\):/iu;

/** Whether a text begins by reciting a provision ("Section 7, RTI Act (Disposal of request): ...") in place of an answer. */
export function recitesProvision(text: string): boolean {
  return recital.test(text);
}
