import { createNameFinder } from '../read/phrase-finder';
import words from './data/subjects.json';

/** A field of life in which a question moves; one that names another field than the conversation's begins anew. */
export type Subject = keyof typeof words;

const find = createNameFinder(words);

/** Fields that belong to one matter so often that going from one to the other changes no subject. */
const KIN: readonly (readonly Subject[])[] = [
  ['marriage', 'domestic violence', 'children'],
  ['cheque', 'loan'],
  ['succession', 'land'],
  ['cheating', 'online', 'loan', 'consumer'],
  ['hurt', 'domestic violence', 'homicide'],
  ['sexual offence', 'children', 'marriage', 'online'],
  ['road', 'insurance', 'homicide'],
  ['elderly', 'succession'],
  ['consumer', 'land', 'insurance', 'medical', 'education'],
];
/** What any matter may turn to. */
const COMMON: ReadonlySet<Subject> = new Set<Subject>(['police', 'bail']);

/** The fields that a text names. */
export function subjectsIn(text: string): Subject[] {
  return find(text);
}

/** Whether a text's fields have nothing to do with those of the conversation. */
export function isElsewhere(named: readonly Subject[], standing: readonly Subject[]): boolean {
  const telling = named.filter((subject) => !COMMON.has(subject));
  return (
    telling.length > 0 &&
    telling.every((subject) => !standing.some((other) => other === subject || areKin(subject, other)))
  );
}

function areKin(one: Subject, other: Subject): boolean {
  return KIN.some((group) => group.includes(one) && group.includes(other));
}
