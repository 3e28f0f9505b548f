import type * as z from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The schemas of one call. `body` of a multipart call describes its plain fields; its file travels beside them. */
export interface CallSchema {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}

export type CallSchemas = Readonly<Record<string, CallSchema>>;

type InputOf<S> = S extends z.ZodType ? z.input<S> : never;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : never;
type Part<S extends CallSchema, K extends 'params' | 'query' | 'body'> = S[K] extends z.ZodType
  ? { readonly [P in K]: InputOf<S[K]> }
  : Readonly<Record<never, never>>;

/** What a caller hands over: only the parts that the call has. */
export type CallInput<S extends CallSchema> = Part<S, 'params'> & Part<S, 'query'> & Part<S, 'body'>;
export type CallAnswer<S extends CallSchema> = OutputOf<S['answer']>;

/** One call's address; the type parameter ties it to its schemas without bringing them into a browser bundle. */
export interface CallRoute<S extends CallSchema = CallSchema> {
  readonly method: HttpMethod;
  /** Path with `:name` parameters, beginning with `/api/`. */
  readonly path: string;
  readonly schema?: S;
}

export type RouteTable<T extends CallSchemas> = { readonly [K in keyof T]: CallRoute<T[K]> };

/** A port whose methods are the calls of one table. A call without input may be made without an argument. */
export type CallPort<T extends CallSchemas> = {
  readonly [K in keyof T]: keyof CallInput<T[K]> extends never
    ? () => Promise<CallAnswer<T[K]>>
    : (input: CallInput<T[K]>) => Promise<CallAnswer<T[K]>>;
};

/** Writes a route table whose keys are exactly those of the schema table `T`. */
export function routeTable<T extends CallSchemas>() {
  return <R extends Readonly<Record<keyof T, readonly [HttpMethod, `/api/${string}`]>>>(rows: R): RouteTable<T> =>
    Object.fromEntries(
      Object.entries(rows).map(([name, [method, path]]) => [name, { method, path }]),
    ) as unknown as RouteTable<T>;
}
