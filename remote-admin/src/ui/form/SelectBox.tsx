import TextField from '@mui/material/TextField';
import type { FocusEventHandler, Ref } from 'react';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: boolean;
  readonly hint?: string | undefined;
  readonly width?: number | string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onBlur?: FocusEventHandler;
}

/** The browser's own select: quick, known to every phone, and usable by keyboard without further code. */
export function SelectBox({
  label,
  value,
  options,
  onChange,
  hint,
  width,
  error = false,
  inputRef,
  id,
  ...rest
}: Props) {
  return (
    <TextField
      {...rest}
      id={id ?? `select-${label.toLowerCase().replaceAll(' ', '-')}`}
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      helperText={hint}
      {...(inputRef ? { inputRef } : {})}
      {...(width === undefined ? { fullWidth: true } : { sx: { width } })}
      slotProps={{ select: { native: true }, input: { notched: false } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
