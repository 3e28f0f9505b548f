import type { FastifyInstance } from 'fastify';
import type { CallRoute, CallSchema } from 'shared-contracts/calls/call';
import { describeCall, openApiDocument, type DescribedCall } from 'shared-contracts/calls/openapi';

const described = new WeakMap<object, DescribedCall[]>();

/** Adds a call to the OpenAPI document of this server. */
export function addToOpenApi(app: FastifyInstance, name: string, route: CallRoute, schema: CallSchema): void {
  callsOf(app).push(describeCall(name, route, schema));
}

/** Serves the description of every call that was registered. */
export function serveOpenApi(app: FastifyInstance, version: string): void {
  app.get('/api/openapi.json', () => openApiDocument(callsOf(app), version));
}

function callsOf(app: FastifyInstance): DescribedCall[] {
  const key = app.server;
  const calls = described.get(key) ?? [];
  described.set(key, calls);
  return calls;
}
