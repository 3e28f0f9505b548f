import Alert from '@mui/material/Alert';
import type { TestResult } from 'shared-contracts';
import { sentenceOf } from '../data/sentence-of';

interface Props {
  readonly result: TestResult | undefined;
  readonly error: unknown;
}

/** What a test of a connection came to. */
export function TestOutcome({ result, error }: Props) {
  if (error) return <Alert severity="error">{sentenceOf(error)}</Alert>;
  if (!result) return null;
  return (
    <Alert severity={result.ok ? 'success' : 'error'} role={result.ok ? 'status' : 'alert'}>
      {result.message}
    </Alert>
  );
}
