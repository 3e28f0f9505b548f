import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TextInput } from './TextInput';

interface Props<T extends FieldValues, O> {
  readonly control: Control<T, unknown, O>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string;
}

/** A calendar day, kept as `YYYY-MM-DD`. */
export function DateInput<T extends FieldValues, O>(props: Props<T, O>) {
  return <TextInput {...props} type="date" />;
}
