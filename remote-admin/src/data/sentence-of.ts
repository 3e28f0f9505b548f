import { ServiceError } from 'shared-contracts/services/service-error';

/** What a person is told about a failure. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ServiceError ? error.message : 'Something went wrong. Please try again.';
