import { billingRoutes } from '../../calls/billing/routes';
import { plansRoutes } from '../../calls/plans/routes';
import type { RuntimeConfig } from '../../host/runtime-config';
import type { Services } from '../services';
import { createLiveAccounts } from './accounts';
import { createLiveAdmin } from './admin';
import { createLiveChat } from './chat';
import { createClient, livePort } from './client';
import { createContact } from './contact';

/** The ports on the real API. */
export function createLiveServices(config: RuntimeConfig): Services {
  const client = createClient(config.apiBaseUrl);
  return {
    chat: createLiveChat(client),
    accounts: createLiveAccounts(client, config.features.google),
    billing: livePort(client, billingRoutes),
    plans: livePort(client, plansRoutes),
    contact: createContact(client, config.contactFormUrl),
    admin: createLiveAdmin(client),
  };
}
