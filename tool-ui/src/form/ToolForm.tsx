import { type Field, isAsked, type Language, type Tool, write } from 'rules';
import { type FormEvent, useId } from 'react';
import { useHydrated } from 'shared-ui/dom/use-hydrated';
import styles from '../tool-ui.module.css';
import { cardWords } from '../words';
import { FamilyField } from './FamilyField';
import { FieldInput } from './FieldInput';
import type { ToolFormState } from './use-tool-form';

interface ToolFormProps {
  readonly tool: Tool;
  readonly form: ToolFormState;
  readonly language: Language;
  /** Leaves a field out, such as one whose value is known. */
  readonly leavesOut?: (name: string, field: Field) => boolean;
}

/** The form of a tool, made from the descriptions of its fields. */
export function ToolForm({ tool, form, language, leavesOut = () => false }: ToolFormProps) {
  const scope = useId();
  const isHydrated = useHydrated();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = form.submit();
    if (wrong) document.getElementById(`${scope}-${wrong}`)?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className={styles.form} disabled={!isHydrated}>
        {Object.entries(tool.fields)
          .filter(([name, field]) => isAsked(field, form.values) && !leavesOut(name, field))
          .map(([name, field]) => {
            const value = form.values[name];
            const problem = form.problems[name];
            const error =
              problem === undefined ? '' : problem === null ? cardWords.fillIn[language] : write(problem, language);
            return field.kind === 'family' ? (
              <FamilyField
                key={name}
                id={`${scope}-${name}`}
                field={field}
                value={typeof value === 'string' || value === undefined ? [] : value}
                error={error}
                language={language}
                onChange={(people) => form.change(name, people)}
              />
            ) : (
              <FieldInput
                key={name}
                id={`${scope}-${name}`}
                field={field}
                value={typeof value === 'string' ? value : ''}
                error={error}
                language={language}
                onChange={(text) => form.change(name, text)}
              />
            );
          })}
        <button type="submit" className={`button accent ${styles.submit}`}>
          {cardWords.work[language]}
        </button>
      </fieldset>
    </form>
  );
}
