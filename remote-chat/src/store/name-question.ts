import type { Question } from './chat';

/** A name by which the server knows tries at one question as one; none where the browser makes no random ids. */
export function nameQuestion(): string | undefined {
  // A page that came over plain HTTP has no `randomUUID`.
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}

/** Whether both ask the same of the same files. */
export function isSameQuestion(one: Question, other: Question): boolean {
  const files = ({ attachments }: Question) => attachments.map(({ id, name }) => id ?? name).join('\n');
  return one.text === other.text && files(one) === files(other);
}
