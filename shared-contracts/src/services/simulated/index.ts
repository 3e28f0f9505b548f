import { builtInPlans } from '../../calls/plans/built-in-plans';
import type { RuntimeConfig } from '../../host/runtime-config';
import { createClient } from '../live/client';
import { createContact } from '../live/contact';
import type { Services } from '../services';
import { createSimulatedAccounts } from './accounts';
import { createSimulatedAdmin } from './admin';
import { createSimulatedBilling } from './billing';
import { createSimulatedChat } from './chat';

/** The ports as the specification simulates them in the browser. */
export function createSimulatedServices(config: RuntimeConfig): Services {
  const client = createClient(config.apiBaseUrl);
  return {
    chat: createSimulatedChat(client),
    accounts: createSimulatedAccounts(),
    billing: createSimulatedBilling(),
    plans: { list: () => Promise.resolve({ plans: [...builtInPlans] }) },
    contact: createContact(client, config.contactFormUrl),
    admin: createSimulatedAdmin(),
  };
}
