import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

interface Props<T extends FieldValues, O> {
  readonly control: Control<T, unknown, O>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly hint?: string;
}

const separator = /[,;\n]+/;

/** A field for several values, typed with commas between them and kept as a list. */
export function ListInput<T extends FieldValues, O>({ control, name, label, hint }: Props<T, O>) {
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    field.onChange(
      text
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    );
  };
  return (
    <TextField
      id={`field-${name}`}
      name={name}
      inputRef={field.ref}
      label={label}
      value={typed ?? (field.value as readonly string[]).join(', ')}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
      fullWidth
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
    />
  );
}
