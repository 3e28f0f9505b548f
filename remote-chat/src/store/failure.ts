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

/** Why an answer ended in its middle; asked again, the question is the same one to the server. */
export function brokenOff(error: unknown, question: Question): Failure {
  const lost = t(
    'The connection was lost while the answer was arriving. When you are online again, get the whole answer.',
  );
  const isTold = error instanceof ServiceError && error.status !== 0;
  return { kind: 'broken-off', message: isTold ? error.message : lost, resetsAt: null, question, replacing: true };
}

/** Whether the server said no for good: the same question asked again would be refused again. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ServiceError && error.status >= 400 && error.status < 500;

function resetsAt({ extra }: ServiceError): string | null {
  const usage = (extra['usage'] ?? extra) as { readonly resetsAt?: unknown };
  return typeof usage.resetsAt === 'string' ? usage.resetsAt : null;
}
