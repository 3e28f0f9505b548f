import * as z from 'zod';
import { brand } from '../brand';
import type { CallRoute, CallSchema, CallSchemas, RouteTable } from './call';
import { problem } from './problem';

export type JsonObject = Record<string, unknown>;

/** One call as OpenAPI tells of it. */
export interface DescribedCall {
  readonly path: string;
  readonly method: string;
  readonly operation: JsonObject;
}

/** Describes a call by its schemas; `name` is the key of its route table. */
export function describeCall(name: string, route: CallRoute, schema: CallSchema): DescribedCall {
  const path = route.path.replace(/:(\w+)/g, '{$1}');
  const tag = path.split('/')[2] ?? 'api';
  return {
    path,
    method: route.method.toLowerCase(),
    operation: {
      operationId: `${tag}.${name}`,
      tags: [tag],
      parameters: [...parameters(schema.params, 'path'), ...parameters(schema.query, 'query')],
      ...(schema.body
        ? { requestBody: { required: true, content: { 'application/json': { schema: json(schema.body, 'input') } } } }
        : {}),
      responses: {
        200: { description: 'The answer', content: { 'application/json': { schema: json(schema.answer, 'output') } } },
        default: {
          description: 'A problem (RFC 9457)',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  };
}

/** Every call of a table. */
export function describeCalls<T extends CallSchemas>(routes: RouteTable<T>, schemas: T): DescribedCall[] {
  return Object.entries<CallRoute>(routes).flatMap(([name, route]) => {
    const schema = schemas[name];
    return schema ? [describeCall(name, route, schema)] : [];
  });
}

/** The document of some calls, in the order of their paths, so that the same calls always give the same text. */
export function openApiDocument(calls: readonly DescribedCall[], version: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  const sorted = [...calls].sort((one, other) => compare(one.path, other.path) || compare(one.method, other.method));
  for (const { path, method, operation } of sorted) (paths[path] ??= {})[method] = operation;
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version },
    paths,
    components: { schemas: { Problem: json(problem, 'output') } },
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = json(schema, 'input') as { properties?: JsonObject; required?: string[] };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function json(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
