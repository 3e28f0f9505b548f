import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { SelectBox, type Option } from './SelectBox';

interface Props<T extends FieldValues, O> {
  readonly control: Control<T, unknown, O>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly options: readonly Option[];
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly hint?: string;
}

export function SelectInput<T extends FieldValues, O>({ control, name, hint, ...rest }: Props<T, O>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <SelectBox
      {...rest}
      id={`field-${name}`}
      name={name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      hint={fieldState.error?.message ?? hint}
    />
  );
}
