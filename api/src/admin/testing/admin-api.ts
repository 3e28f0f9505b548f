import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { DocumentIndex } from '../../documents/document-index';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createAdminModule } from '../admin-module';

/** The back office on a database of its own, asked as an administrator, as a customer or by nobody. */
export interface AdminApi extends TestApi {
  asAdmin(request: InjectOptions): Promise<LightMyRequestResponse>;
  asCustomer(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Waits for a condition. */
  until(condition: () => boolean | Promise<boolean>): Promise<void>;
}

const who = 'x-test-user';
const people = {
  admin: { kind: 'user', userId: 'admin-1', email: 'admin@example.com', name: 'Admin', role: 'admin' },
  customer: { kind: 'user', userId: 'customer-1', email: 'customer@example.com', name: 'Customer', role: 'customer' },
} as const;

export async function startAdminApi({ index, jobs = false }: { index?: DocumentIndex; jobs?: boolean } = {}): Promise<AdminApi> {
  const noIndex: DocumentIndex = { put: () => Promise.resolve(), remove: () => Promise.resolve() };
  const api = await startTestApi({ modules: [createAdminModule({ documentIndex: () => index ?? noIndex })], jobs });
  api.platform.principals.useUserResolver((request) => Promise.resolve(people[request.headers[who] as keyof typeof people] ?? null));
  const as = (name: keyof typeof people) => (request: InjectOptions) => api.app.inject({ ...request, headers: { ...request.headers, [who]: name } });
  return {
    ...api,
    asAdmin: as('admin'),
    asCustomer: as('customer'),
    async until(condition) {
      for (let left = 200; left > 0; left--) {
        if (await condition()) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error('The condition was not met in time.');
    },
  };
}
