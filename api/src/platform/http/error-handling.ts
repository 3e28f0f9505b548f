import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from 'shared-contracts/calls/chat/types';
import { diskFull, saysDiskFull } from '../database/disk-full';
import { databaseGone, saysDatabaseGone } from '../database/health';
import { say } from '../sentences/say';
import { ProblemError, problemBody, type ProblemExtras } from './problem';
import { readerLanguage } from './reader-language';

export const problemMediaType = 'application/problem+json; charset=utf-8';

/** Answers every error of a request as problem details, without inner texts of the server. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(request, reply, problem);
  });
}

/** Sends one problem as the answer. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  const { detail, extras } = inLanguage(problem, readerLanguage(request));
  return reply
    .code(problem.status)
    .headers({ ...problem.extras.headers, 'cache-control': 'no-store' })
    .type(problemMediaType)
    .send(JSON.stringify(problemBody(problem.status, detail, extras, `urn:request:${request.id}`)));
}

function inLanguage({ detail, extras }: ProblemError, language: Language): Pick<ProblemError, 'detail' | 'extras'> {
  if (language === 'en') return { detail, extras };
  const errors = Object.entries(extras.errors ?? {}).map(([field, text]) => [field, say(language, text)] as const);
  return {
    detail: say(language, detail),
    extras: extras.errors ? { ...extras, errors: Object.fromEntries(errors) } : extras,
  };
}

function asProblem(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  const known = details[error.code];
  if (known) return known;
  if (error.statusCode === undefined && badFormTexts.test(error.message)) return badForm;
  if (saysDatabaseGone(error)) return databaseGone();
  if (saysDiskFull(error)) return diskFull();
  const status = error.statusCode ?? 500;
  if (status >= 500) return new ProblemError(500, 'Something went wrong on the server. Please try again.');
  return new ProblemError(status, error.message, extrasOf(error));
}

/** An address that is no address, or is too long. */
export const badAddress = (status = 400): ProblemError => new ProblemError(status, 'This address cannot be read.');

const badForm = new ProblemError(400, 'The form is not valid multipart/form-data.');
/** What the reader of forms says, in errors without a code. */
const badFormTexts = /multipart|malformed part header|part terminated early/i;

const badJson = new ProblemError(400, 'The body is not valid JSON.', {
  errors: { body: 'The body is not valid JSON.' },
});

const details: Readonly<Record<string, ProblemError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: badJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: badJson,
  FST_ERR_CTP_INVALID_JSON_BODY: badJson,
  FST_ERR_CTP_BODY_TOO_LARGE: new ProblemError(413, 'The body is too large.'),
  FST_REQ_FILE_TOO_LARGE: new ProblemError(413, 'The file is too large.'),
  FST_FILES_LIMIT: new ProblemError(413, 'Too many files at once.'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: new ProblemError(400, 'Send the file as multipart/form-data.'),
};

function extrasOf(error: FastifyError): ProblemExtras {
  return error.statusCode === 400 && error.code === undefined ? badJson.extras : {};
}
