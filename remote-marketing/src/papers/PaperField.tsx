import type { PaperField as Field, PaperLanguage } from 'papers';

interface PaperFieldProps {
  readonly field: Field;
  readonly language: PaperLanguage;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One blank of a paper. */
export function PaperField({ field, language, value, onChange }: PaperFieldProps) {
  const id = `paper-${field.id}`;
  const words = field.label[language];
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {field.kind === 'long' ? (
        <textarea
          id={id}
          className="input"
          rows={3}
          maxLength={4000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          id={id}
          className="input"
          type={field.kind === 'date' ? 'date' : 'text'}
          inputMode={field.kind === 'amount' ? 'decimal' : undefined}
          placeholder={field.kind === 'amount' ? '₹' : undefined}
          maxLength={200}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
