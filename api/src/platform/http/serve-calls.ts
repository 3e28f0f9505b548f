import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallRoute, CallSchema, CallSchemas, RouteTable } from 'shared-contracts/calls/call';
import type { Language } from 'shared-contracts/calls/chat/types';
import type * as z from 'zod';
import type { Principal } from '../principal/principal';
import type { Principals } from '../principal/principals';
import { say } from '../sentences/say';
import { addToOpenApi } from './openapi';
import { parsePart } from './parse-part';
import { ProblemError } from './problem';
import { readerLanguage } from './reader-language';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** One request of a call, its parts already validated. */
export interface Call<S extends CallSchema> {
  readonly params: Parsed<S['params']>;
  readonly query: Parsed<S['query']>;
  readonly body: Parsed<S['body']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Who asks. */
  principal(): Promise<Principal>;
}

/** Returned by a handler that has answered through the reply by itself. */
export const answered = Symbol('answered');

type Outcome<S extends CallSchema> = z.input<S['answer']> | typeof answered;

/** Answers one call: what it returns is the answer. */
export type CallHandler<S extends CallSchema> = (call: Call<S>) => Promise<Outcome<S>>;

export type CallHandlers<T extends CallSchemas> = { readonly [K in keyof T]?: CallHandler<T[K]> };

/**
 * Registers handlers for calls of one table of the contracts: path and method come from the route table, validation and the
 * OpenAPI description from the schemas. In two steps, so that the handlers are typed by a table that is already known.
 */
export function serveCalls<T extends CallSchemas>(
  app: FastifyInstance,
  principals: Principals,
  routes: RouteTable<T>,
  schemas: T,
): (handlers: CallHandlers<T>) => void {
  return (handlers) => {
    for (const name of Object.keys(handlers) as (keyof T & string)[]) {
      const handler = handlers[name];
      const schema = schemas[name];
      if (handler && schema) serveCall(app, principals, name, routes[name], schema, handler);
    }
  };
}

function serveCall(
  app: FastifyInstance,
  principals: Principals,
  name: string,
  route: CallRoute,
  schema: CallSchema,
  handler: CallHandler<CallSchema>,
): void {
  addToOpenApi(app, name, route, schema);
  app.route({
    method: route.method,
    url: route.path,
    async handler(request, reply) {
      const isMultipart = request.isMultipart();
      const body = isMultipart ? undefined : parsePart(schema.body, request.body, 'body');
      const call = {
        params: parsePart(schema.params, request.params, 'params'),
        query: parsePart(schema.query, request.query, 'query'),
        /** A multipart body is read part by part by a handler that knows it; one that asks for a JSON body refuses it. */
        get body() {
          if (isMultipart) throw new ProblemError(415, 'Send the body as JSON.');
          return body;
        },
        request,
        reply,
        principal: () => principals.of(request, reply),
      };
      const outcome = await handler(call);
      return outcome === answered ? reply : inLanguage(outcome, readerLanguage(request));
    },
  });
}

/** An answer whose `message` is a sentence for the person has it in their language. */
function inLanguage(outcome: unknown, language: Language): unknown {
  if (language === 'en' || typeof outcome !== 'object' || outcome === null) return outcome;
  return 'message' in outcome && typeof outcome.message === 'string'
    ? { ...outcome, message: say(language, outcome.message) }
    : outcome;
}
