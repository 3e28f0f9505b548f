import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { PricingValues } from './pricing-values';

interface Props {
  readonly control: Control<PricingValues>;
  readonly name: `plans.${number}.translations.${'ta' | 'hi' | 'kn'}.features`;
}

/** The features in one language; an empty line is no feature. */
export function TranslatedFeatures({ control, name }: Props) {
  const { field, fieldState } = useController({ control, name });
  const [text, setText] = useState(() => (field.value ?? []).join('\n'));
  return (
    <TextField
      id={`field-${name}`}
      label="Translated features, one a line"
      multiline
      minRows={3}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        field.onChange(linesOf(target.value));
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
    />
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
