import type { StaffRole } from 'shared-contracts/calls/accounts/types';
import type { User } from '../../platform/principal/principal';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { DocumentIndex } from '../../documents/document-index';
import type { AnswerEngine } from '../../answers/engine';
import type { Platform } from '../../platform/platform';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createAdminModule } from '../admin-module';

/** The back office on a database of its own, asked as an administrator, as a customer or by nobody. */
export interface AdminApi extends TestApi {
  asAdmin(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** As somebody of the house with this role; `admin` is the owner. */
  as(role: 'admin' | Exclude<StaffRole, 'owner'>, request: InjectOptions): Promise<LightMyRequestResponse>;
  asCustomer(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Waits for a condition. */
  until(condition: () => boolean | Promise<boolean>): Promise<void>;
}

const who = 'x-test-user';
type Somebody = 'admin' | 'customer' | Exclude<StaffRole, 'owner'>;
const admin: User = {
  kind: 'user',
  userId: 'admin-1',
  email: 'admin@example.com',
  name: 'Admin',
  role: 'admin',
  staffRole: 'owner',
};
const staff = (staffRole: StaffRole): User => ({
  ...admin,
  userId: staffRole,
  email: `${staffRole}@example.com`,
  staffRole,
});
const people: Readonly<Record<Somebody, User>> = {
  admin,
  editor: staff('editor'),
  support: staff('support'),
  accountant: staff('accountant'),
  customer: {
    kind: 'user',
    userId: 'customer-1',
    email: 'customer@example.com',
    name: 'Customer',
    role: 'customer',
  },
};

/** Stands where no question is asked. */
export const noEngine = (): AnswerEngine => ({
  warm: () => Promise.resolve(),
  answer: () => Promise.reject(new Error('This test has no engine.')),
});

export async function startAdminApi({
  index,
  engine = noEngine,
  jobs = false,
  environment = {},
  now,
}: {
  index?: DocumentIndex;
  engine?: (platform: Platform) => AnswerEngine;
  jobs?: boolean;
  environment?: Readonly<Record<string, string>>;
  /** The present moment, where a test turns on it. */
  now?: Date;
} = {}): Promise<AdminApi> {
  const noIndex: DocumentIndex = { put: () => Promise.resolve(), remove: () => Promise.resolve() };
  const api = await startTestApi({
    modules: [createAdminModule({ documentIndex: () => index ?? noIndex, engine })],
    jobs,
    environment,
    ...(now && { adapt: (platform: Platform) => ({ ...platform, now: () => now }) }),
  });
  api.platform.principals.useUserResolver((request) =>
    Promise.resolve(people[request.headers[who] as Somebody] ?? null),
  );
  const as = (name: Somebody) => (request: InjectOptions) =>
    api.app.inject({ ...request, headers: { ...request.headers, [who]: name } });
  return {
    ...api,
    asAdmin: as('admin'),
    as: (role, request) => as(role)(request),
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
