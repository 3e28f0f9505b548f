import { brand } from 'shared-contracts/brand';
import type { FastifyInstance } from 'fastify';
import type { CallRoute, CallSchema } from 'shared-contracts/calls/call';
import { problem } from 'shared-contracts/calls/problem';
import * as z from 'zod';

type JsonObject = Record<string, unknown>;

const described = new WeakMap<object, Map<string, JsonObject>>();

/** Adds a call to the OpenAPI document of this server. */
export function describeCall(app: FastifyInstance, name: string, route: CallRoute, schema: CallSchema): void {
  const operations = operationsOf(app);
  const path = route.path.replace(/:(\w+)/g, '{$1}');
  operations.set(`${route.method.toLowerCase()} ${path}`, {
    operationId: `${path.split('/')[2] ?? 'api'}.${name}`,
    tags: [path.split('/')[2] ?? 'api'],
    parameters: [...parameters(schema.params, 'path'), ...parameters(schema.query, 'query')],
    ...(schema.body ? { requestBody: { required: true, content: { 'application/json': { schema: json(schema.body, 'input') } } } } : {}),
    responses: {
      200: { description: 'The answer', content: { 'application/json': { schema: json(schema.answer, 'output') } } },
      default: { description: 'A problem (RFC 9457)', content: { 'application/problem+json': { schema: json(problem, 'output') } } },
    },
  });
}

/** Serves the description of every call that was registered. */
export function serveOpenApi(app: FastifyInstance, version: string): void {
  app.get('/api/openapi.json', () => {
    const paths: Record<string, JsonObject> = {};
    for (const [key, operation] of operationsOf(app)) {
      const [method = '', path = ''] = key.split(' ');
      (paths[path] ??= {})[method] = operation;
    }
    return { openapi: '3.1.0', info: { title: `${brand.name} API`, version }, paths };
  });
}

function operationsOf(app: FastifyInstance): Map<string, JsonObject> {
  const key = app.server;
  const operations = described.get(key) ?? new Map<string, JsonObject>();
  described.set(key, operations);
  return operations;
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = json(schema, 'input') as { properties?: JsonObject; required?: string[] };
  return Object.entries(properties).map(([name, value]) => ({ name, in: place, required: place === 'path' || required.includes(name), schema: value }));
}

function json(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
