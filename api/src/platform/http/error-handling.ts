import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError, problemBody, type ProblemExtras } from './problem';

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
  return reply
    .code(problem.status)
    .headers({ ...problem.extras.headers, 'cache-control': 'no-store' })
    .type(problemMediaType)
    .send(JSON.stringify(problemBody(problem.status, problem.detail, problem.extras, `urn:request:${request.id}`)));
}

function asProblem(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  const known = details[error.code];
  if (known) return known;
  const status = error.statusCode ?? 500;
  if (status >= 500) return new ProblemError(500, 'Something went wrong on the server. Please try again.');
  return new ProblemError(status, error.message, extrasOf(error));
}

const badJson = new ProblemError(400, 'The body is not valid JSON.', { errors: { body: 'The body is not valid JSON.' } });

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
