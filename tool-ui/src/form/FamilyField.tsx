import { useEffect, useRef } from 'react';
import type { Field, Language, Person } from 'rules';
import styles from '../tool-ui.module.css';
import { cardWords } from '../words';
import { PersonRow } from './PersonRow';

interface FamilyFieldProps {
  readonly id: string;
  readonly field: Field;
  readonly value: readonly Person[];
  readonly error: string;
  readonly language: Language;
  readonly onChange: (people: readonly Person[]) => void;
}

/** A family entered person by person. */
export function FamilyField({ id, field, value, error, language, onChange }: FamilyFieldProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const count = useRef(value.length);
  useEffect(() => {
    // Who adds somebody goes on with that person; who takes somebody away goes on at the end of the list.
    const grew = value.length > count.current;
    const shrank = value.length < count.current;
    count.current = value.length;
    if (grew) [...(list.current?.querySelectorAll('select') ?? [])].findLast(isRelation)?.focus();
    if (shrank) list.current?.querySelector<HTMLButtonElement>(':scope > button')?.focus();
  }, [value.length]);
  const add = () => {
    const relation = value.length === 0 ? 'wife' : 'son';
    onChange([...value, { id: nextId(value), relation, of: null, alive: true, name: '' }]);
  };
  const change = (person: Person) => onChange(value.map((other) => (other.id === person.id ? person : other)));
  // With somebody who is taken away goes the family below.
  const remove = ({ id }: Person) => onChange(value.filter((other) => other.id !== id && other.of !== id));
  return (
    <fieldset ref={list} className={styles.family} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{field.label[language]}</legend>
      {field.hint && <p className={styles.hint}>{field.hint[language]}</p>}
      {value.map((person, index) => (
        <PersonRow
          key={person.id}
          scope={id}
          person={person}
          number={index + 1}
          heads={value.slice(0, index).filter(({ alive }) => !alive)}
          language={language}
          onChange={change}
          onRemove={() => remove(person)}
        />
      ))}
      <button type="button" id={id} className="button quiet" onClick={add}>
        {cardWords.addPerson[language]}
      </button>
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const isRelation = ({ id }: HTMLSelectElement): boolean => id.endsWith('-relation');

/** A number that nobody has yet; people whom the conversation told have names of their own. */
function nextId(people: readonly Person[]): string {
  return String(Math.max(0, ...people.map(({ id }) => Number(id)).filter(Number.isFinite)) + 1);
}
