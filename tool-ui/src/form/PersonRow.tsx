import { type Language, type Person, relationNames, type Relation, relations } from 'rules';
import styles from '../tool-ui.module.css';
import { fill, cardWords } from '../words';

interface PersonRowProps {
  /** The beginning of the ids of its fields. */
  readonly scope: string;
  readonly person: Person;
  readonly number: number;
  /** Dead people further up, below whom this one may stand. */
  readonly heads: readonly Person[];
  readonly language: Language;
  readonly onChange: (person: Person) => void;
  readonly onRemove: () => void;
}

const belowSomebody: readonly Relation[] = ['son', 'daughter', 'wife', 'husband'];

export function PersonRow({ scope, person, number, heads, language, onChange, onRemove }: PersonRowProps) {
  const id = `${scope}-${person.id}`;
  const title = fill(cardWords.person[language], { number });
  const choices = person.of === null ? relations : belowSomebody;
  return (
    <fieldset className={styles.person}>
      <legend className="visually-hidden">{title}</legend>
      <div className="field">
        <label htmlFor={`${id}-relation`}>{cardWords.relation[language]}</label>
        <select
          id={`${id}-relation`}
          className="input"
          value={person.relation}
          onChange={(event) => {
            const relation = choices.find((choice) => choice === event.target.value);
            if (relation) onChange({ ...person, relation });
          }}
        >
          {choices.map((relation) => (
            <option key={relation} value={relation}>
              {relationNames[relation][language]}
            </option>
          ))}
        </select>
      </div>
      {heads.length > 0 && (
        <div className="field">
          <label htmlFor={`${id}-of`}>{cardWords.belongsTo[language]}</label>
          <select
            id={`${id}-of`}
            className="input"
            value={person.of ?? ''}
            onChange={(event) => {
              const of = event.target.value || null;
              const relation = of !== null && !belowSomebody.includes(person.relation) ? 'son' : person.relation;
              onChange({ ...person, of, relation });
            }}
          >
            <option value="">{cardWords.deceased[language]}</option>
            {heads.map((head) => (
              <option key={head.id} value={head.id}>
                {relationNames[head.relation][language]} {head.name || head.id}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="field">
        <label htmlFor={`${id}-name`}>{cardWords.name[language]}</label>
        <input
          id={`${id}-name`}
          className="input"
          value={person.name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => onChange({ ...person, name: event.target.value })}
        />
      </div>
      <label className={styles.died}>
        <input
          type="checkbox"
          checked={!person.alive}
          onChange={(event) => onChange({ ...person, alive: !event.target.checked })}
        />
        {cardWords.died[language]}
      </label>
      <button type="button" className="button quiet" onClick={onRemove}>
        {fill(cardWords.remove[language], { who: relationNames[person.relation][language] })}
      </button>
    </fieldset>
  );
}
