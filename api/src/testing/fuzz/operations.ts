import type { FastifyInstance } from 'fastify';
import { accountExportPath, adminDownloads, invoicePdfPath, messagePdfPath, paperFilePath } from 'shared-contracts';
import type { JsonSchema } from './value-of-schema';

export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` parameters. */
  readonly path: string;
  readonly query: Readonly<Record<string, JsonSchema>>;
  readonly body: JsonSchema | null;
}

interface Described {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
}

/** Calls that reach other servers, whose answers would not be ours. */
const outward = new Set(['admin.testGateway', 'admin.sendTestMail']);

/** Every call of the server's own description, and the files that it hands out beside it. */
export async function operationsOf(app: FastifyInstance): Promise<Operation[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Described>>;
  }>();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => ({
      id: operation.operationId,
      method: method.toUpperCase() as Operation['method'],
      path,
      query: Object.fromEntries(
        operation.parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema]),
      ),
      body: operation.requestBody?.content['application/json'].schema ?? null,
    })),
  );
  return [...described.filter(({ id }) => !outward.has(id)), ...files()];
}

function files(): Operation[] {
  const id = '{id}';
  const text = { type: 'string' };
  const paths = [
    accountExportPath,
    adminDownloads.file(id),
    adminDownloads.proof(id),
    adminDownloads.invoicePdf(id),
    invoicePdfPath(id),
    messagePdfPath(id),
  ].map((path) => decodeURIComponent(path));
  const get = (path: string, query: Operation['query'] = {}): Operation => ({
    id: `file ${path}`,
    method: 'GET',
    path,
    query,
    body: null,
  });
  return [
    ...paths.map((path) => get(path)),
    get('/api/admin/users/export', { search: text, status: text, role: text }),
    get('/api/admin/invoices/export', { format: text, period: text, search: text, status: text }),
    { id: 'paper', method: 'POST', path: paperFilePath('docx'), query: {}, body: { type: 'object', properties: {} } },
  ];
}
