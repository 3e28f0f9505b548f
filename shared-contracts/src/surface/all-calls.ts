import { accountsRoutes } from '../calls/accounts/routes';
import { accountsSchemas } from '../calls/accounts/schemas';
import { adminRoutes } from '../calls/admin/routes';
import { adminSchemas } from '../calls/admin/schemas';
import { billingRoutes } from '../calls/billing/routes';
import { billingSchemas } from '../calls/billing/schemas';
import { chatRoutes } from '../calls/chat/routes';
import { chatSchemas } from '../calls/chat/schemas';
import { contactRoutes } from '../calls/contact/routes';
import { contactSchemas } from '../calls/contact/schemas';
import { describeCalls, openApiDocument, type DescribedCall, type JsonObject } from '../calls/openapi';
import { papersRoutes } from '../calls/papers/routes';
import { papersSchemas } from '../calls/papers/schemas';
import { plansRoutes } from '../calls/plans/routes';
import { plansSchemas } from '../calls/plans/schemas';
import { remindersRoutes } from '../calls/reminders/routes';
import { remindersSchemas } from '../calls/reminders/schemas';
import { securityRoutes } from '../calls/security/routes';
import { securitySchemas } from '../calls/security/schemas';
import { statusRoutes } from '../calls/status/routes';
import { statusSchemas } from '../calls/status/schemas';
import { telemetryRoutes } from '../calls/telemetry/routes';
import { telemetrySchemas } from '../calls/telemetry/schemas';
import { callVersions, type Domain } from '../calls/versions';

/** The calls of each domain, as OpenAPI tells of them. */
const calls: Readonly<Record<Domain, readonly DescribedCall[]>> = {
  accounts: describeCalls(accountsRoutes, accountsSchemas),
  admin: describeCalls(adminRoutes, adminSchemas),
  billing: describeCalls(billingRoutes, billingSchemas),
  chat: describeCalls(chatRoutes, chatSchemas),
  contact: describeCalls(contactRoutes, contactSchemas),
  papers: describeCalls(papersRoutes, papersSchemas),
  plans: describeCalls(plansRoutes, plansSchemas),
  reminders: describeCalls(remindersRoutes, remindersSchemas),
  security: describeCalls(securityRoutes, securitySchemas),
  status: describeCalls(statusRoutes, statusSchemas),
  telemetry: describeCalls(telemetryRoutes, telemetrySchemas),
};

/** The calls of a domain as one OpenAPI document. */
export const openApiOf = (domain: Domain): JsonObject => openApiDocument(calls[domain], callVersions[domain]);
