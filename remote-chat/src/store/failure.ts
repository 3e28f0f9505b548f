import { ServiceError } from 'shared-contracts/services/service-error';
import { t } from '../messages';
import type { Failure, Question } from './chat';
import { sentenceOf } from './sentence-of';

/** Why a question was not answered, in words for people. */
export function failureOf(error: unknown, question: Question, replacing: boolean): Failure {
  const isLimit = error instanceof ServiceError && error.status === 429;
  const message = sentenceOf(error, t('The question could not be answered. Please try again.'));
  return {
    kind: isLimit ? 'limit' : 'failed',
    message:
      isLimit && !/limit/i.test(message) && error.extra['limit'] === undefined
        ? `${t('You have reached today’s limit of questions.')} ${message}`
        : message,
    resetsAt: isLimit ? resetsAt(error) : null,
    question,
    replacing,
  };
}

function resetsAt({ extra }: ServiceError): string | null {
  const usage = (extra['usage'] ?? extra) as { readonly resetsAt?: unknown };
  return typeof usage.resetsAt === 'string' ? usage.resetsAt : null;
}
