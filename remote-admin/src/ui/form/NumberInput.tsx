import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

interface Props<T extends FieldValues, O> {
  readonly control: Control<T, unknown, O>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly min?: number;
  /** A typed number above it is ignored. */
  readonly max?: number;
  readonly step?: number;
  readonly prefix?: string;
  readonly suffix?: string;
  /** Whole numbers only, moved into the bounds while they are typed. */
  readonly clamped?: boolean;
  /** How many of the kept units make one shown unit: 100 for paise shown as rupees. */
  readonly scale?: number;
  /** What an empty field is kept as. */
  readonly empty?: number | null;
}

/** A field for a number, kept as a number; text that is no number is kept as nothing. */
export function NumberInput<T extends FieldValues, O>(props: Props<T, O>) {
  const {
    control,
    name,
    label,
    hint,
    placeholder,
    required = false,
    min = 0,
    max = Infinity,
    step = 1,
    prefix,
    suffix,
    scale = 1,
    empty = null,
    clamped = false,
  } = props;
  const { field, fieldState } = useController({ control, name });
  const kept = field.value as number | null | undefined;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = kept === null || kept === undefined ? '' : String(kept / scale);

  const change = (text: string) => {
    const isNumber = text.trim() !== '' && !Number.isNaN(Number(text));
    const value = clamped ? Math.min(max, Math.max(min, Math.trunc(Number(text)))) : Number(text);
    if (isNumber && value > max) return;
    setTyped(clamped && isNumber ? String(value) : text);
    field.onChange(isNumber ? (scale === 1 ? value : Math.round(value * scale)) : empty);
  };
  return (
    <TextField
      id={`field-${name}`}
      name={name}
      inputRef={field.ref}
      value={typed ?? shown}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
      label={label}
      type="number"
      required={required}
      fullWidth
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      placeholder={placeholder}
      slotProps={{
        htmlInput: { min, step, inputMode: step < 1 ? 'decimal' : 'numeric', ...(max === Infinity ? {} : { max }) },
        input: {
          ...(prefix ? { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> } : {}),
          ...(suffix ? { endAdornment: <InputAdornment position="end">{suffix}</InputAdornment> } : {}),
        },
      }}
    />
  );
}
