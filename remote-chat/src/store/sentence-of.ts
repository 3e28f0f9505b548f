import { ServiceError } from 'shared-contracts/services/service-error';
import { t } from '../messages';

/** What to tell a person about a failed call. */
export function sentenceOf(error: unknown, otherwise = t('Something went wrong. Please try again.')): string {
  return error instanceof ServiceError && error.message !== '' ? error.message : otherwise;
}

/** The sentence about the first refused field, else the given one: for screens that have their own words for a failure. */
export function fieldSentenceOf(error: unknown, otherwise: string): string {
  return (error instanceof ServiceError && Object.values(error.fields)[0]) || otherwise;
}
