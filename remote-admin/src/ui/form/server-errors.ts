import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ServiceError } from 'shared-contracts/services/service-error';

/**
 * Puts a server's sentences at the fields they are about.
 * @returns whether there was one
 */
export function showServerErrors<T extends FieldValues>(error: unknown, setError: UseFormSetError<T>): boolean {
  if (!(error instanceof ServiceError)) return false;
  const fields = Object.entries(error.fields);
  fields.forEach(([name, message], index) =>
    setError(name as FieldPath<T>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return fields.length > 0;
}
