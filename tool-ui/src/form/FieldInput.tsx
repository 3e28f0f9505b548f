import type { Field, Language } from 'rules';
import styles from '../tool-ui.module.css';
import { cardWords } from '../words';

interface FieldInputProps {
  readonly id: string;
  readonly field: Field;
  readonly value: string;
  readonly error: string;
  readonly language: Language;
  readonly onChange: (value: string) => void;
}

/** One field with its label, its hint and what is wrong with it. */
export function FieldInput({ id, field, value, error, language, onChange }: FieldInputProps) {
  const described = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  // "Day of the notice (empty if not sent)" says it itself.
  const saysWhenEmpty = field.label[language].endsWith(')');
  const common = {
    id,
    className: 'input',
    value,
    required: !field.optional,
    'aria-invalid': error !== '',
    ...(described ? { 'aria-describedby': described } : {}),
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label[language]}
        {field.optional && !saysWhenEmpty && <span className={styles.optional}> ({cardWords.optional[language]})</span>}
      </label>
      {field.hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {field.hint[language]}
        </p>
      )}
      {field.kind === 'choice' ? (
        <select {...common} onChange={(event) => onChange(event.target.value)}>
          <option value="">{cardWords.choose[language]}</option>
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label[language]}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type={field.kind === 'date' ? 'date' : 'text'}
          inputMode={field.kind === 'date' ? undefined : 'decimal'}
          placeholder={field.kind === 'rupees' ? '₹' : undefined}
          autoComplete="off"
          maxLength={20}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
