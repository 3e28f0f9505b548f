/** Something wrong in the data, with the place where it stands. */
export interface Problem {
  /** Path below the data folder. */
  file: string;
  line: number;
  sentence: string;
}

/** "acts/bns/provisions.yaml:12: The field "summary" is missing." */
export function problemText({ file, line, sentence }: Problem): string {
  return `${file}:${line}: ${sentence}`;
}

/** Thrown when the data cannot be read at all; its message lists every problem, one a line. */
export class KnowledgeError extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map(problemText).join('\n'));
    this.name = 'KnowledgeError';
  }
}
