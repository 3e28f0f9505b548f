import { accountsRoutes } from './accounts/routes';
import { adminRoutes } from './admin/routes';
import { billingRoutes } from './billing/routes';
import { chatRoutes } from './chat/routes';
import { contactRoutes } from './contact/routes';
import { plansRoutes } from './plans/routes';
import { securityRoutes } from './security/routes';
import { statusRoutes } from './status/routes';
import { telemetryRoutes } from './telemetry/routes';
import * as schemas from '../schemas';
import type { CallRoute, CallSchema } from './call';

const tables: readonly [string, Record<string, CallRoute>, Record<string, CallSchema>][] = [
  ['accounts', accountsRoutes, schemas.accountsSchemas],
  ['admin', adminRoutes, schemas.adminSchemas],
  ['billing', billingRoutes, schemas.billingSchemas],
  ['chat', chatRoutes, schemas.chatSchemas],
  ['contact', contactRoutes, schemas.contactSchemas],
  ['plans', plansRoutes, schemas.plansSchemas],
  ['security', securityRoutes, schemas.securitySchemas],
  ['status', statusRoutes, schemas.statusSchemas],
  ['telemetry', telemetryRoutes, schemas.telemetrySchemas],
];

test.each(tables)('every %s call has both an address and its schemas', (_, routes, calls) => {
  expect(Object.keys(routes).sort()).toEqual(Object.keys(calls).sort());
});

test('no two calls share a method and an address', () => {
  const addresses = tables.flatMap(([, routes]) =>
    Object.values(routes).map((route) => `${route.method} ${route.path.replace(/:\w+/g, ':x')}`),
  );
  expect(addresses).toEqual([...new Set(addresses)]);
});

test.each(tables)('the parameters in the addresses of %s are those of the schemas', (_, routes, calls) => {
  for (const [name, route] of Object.entries(routes)) {
    const inPath = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const inSchema = Object.keys((calls[name]?.params as { shape?: object } | undefined)?.shape ?? {});
    expect([name, inPath]).toEqual([name, inSchema]);
  }
});

test('every call of the back office lies below /api/admin/', () => {
  expect(Object.values(adminRoutes).filter((route) => !route.path.startsWith('/api/admin/'))).toEqual([]);
});
