import { builtInPlans } from 'shared-contracts/calls/plans/built-in-plans';
import type { RuntimeConfig } from 'shared-contracts/host/runtime-config';
import { createClient } from 'shared-contracts/services/live/client';
import { createContact } from 'shared-contracts/services/live/contact';
import { createPapers } from 'shared-contracts/services/live/papers';
import type { Services } from 'shared-contracts/services/services';
import { createSimulatedAccounts } from './accounts';
import { createSimulatedAdmin } from './admin';
import { createSimulatedBilling } from './billing';
import { createSimulatedChat } from './chat';
import { createSimulatedSecurity } from './security';
import { createSimulatedReminders } from './reminders';

/** The ports as the specification simulates them in the browser. */
export function createSimulatedServices(config: RuntimeConfig): Services {
  const client = createClient(config.apiBaseUrl);
  return {
    chat: createSimulatedChat(client),
    accounts: createSimulatedAccounts(),
    billing: createSimulatedBilling(),
    plans: { list: () => Promise.resolve({ plans: [...builtInPlans] }) },
    reminders: createSimulatedReminders(),
    papers: { ...createPapers(client), note: () => undefined },
    contact: createContact(client, config.contactFormUrl),
    admin: createSimulatedAdmin(),
    security: createSimulatedSecurity(),
  };
}
