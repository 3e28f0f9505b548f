import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { NumberInput } from './NumberInput';

interface Props<T extends FieldValues, O> {
  readonly control: Control<T, unknown, O>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly hint?: string;
  /** Smallest step in rupees. */
  readonly step?: number;
}

/** A field that shows rupees and keeps paise. */
export function MoneyInput<T extends FieldValues, O>({ step = 0.01, ...props }: Props<T, O>) {
  return <NumberInput {...props} prefix="₹" scale={100} step={step} clamped={step === 1} empty={0} />;
}
