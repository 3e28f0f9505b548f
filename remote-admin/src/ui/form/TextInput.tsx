import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

interface Props<T extends FieldValues, O> {
  readonly control: Control<T, unknown, O>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly autoComplete?: string;
  readonly end?: ReactNode;
  /** Changes what was typed before it is kept. */
  readonly shape?: (typed: string) => string;
}

export function TextInput<T extends FieldValues, O>({
  control,
  name,
  label,
  type = 'text',
  required = false,
  disabled = false,
  hint,
  placeholder,
  rows,
  autoComplete,
  end,
  shape,
}: Props<T, O>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, onChange, ...rest } = field;
  return (
    <TextField
      {...rest}
      inputRef={ref}
      onChange={(event) => onChange(shape ? shape(event.target.value) : event.target.value)}
      id={`field-${name}`}
      label={label}
      type={type}
      required={required}
      disabled={disabled}
      fullWidth
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      placeholder={placeholder}
      autoComplete={autoComplete}
      {...(rows ? { multiline: true, minRows: rows } : {})}
      {...(end
        ? { slotProps: { input: { endAdornment: <InputAdornment position="end">{end}</InputAdornment> } } }
        : {})}
    />
  );
}
