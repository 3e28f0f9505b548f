import { billingRoutes } from '../../calls/billing/routes';
import { plansRoutes } from '../../calls/plans/routes';
import { remindersRoutes } from '../../calls/reminders/routes';
import { securityRoutes } from '../../calls/security/routes';
import type { RuntimeConfig } from '../../host/runtime-config';
import { createLiveAccounts } from './accounts';
import { createLiveAdmin } from './admin';
import { createLiveChat } from './chat';
import { createClient, livePort } from './client';
import { createContact } from './contact';
import { createPapers } from './papers';

type Where = Pick<RuntimeConfig, 'apiBaseUrl'>;

const at = ({ apiBaseUrl }: Where) => createClient(apiBaseUrl);

/** One client of the API per domain; a remote bundles those that it uses, so that a new call needs no release of the host. */
export const liveChat = (config: Where) => createLiveChat(at(config));
export const liveAccounts = (config: Where & Pick<RuntimeConfig, 'features'>) =>
  createLiveAccounts(at(config), config.features.google);
export const liveBilling = (config: Where) => livePort(at(config), billingRoutes);
export const livePlans = (config: Where) => livePort(at(config), plansRoutes);
export const liveReminders = (config: Where) => livePort(at(config), remindersRoutes);
export const livePapers = (config: Where) => createPapers(at(config));
export const liveContact = (config: Where & Pick<RuntimeConfig, 'contactFormUrl'>) =>
  createContact(at(config), config.contactFormUrl);
export const liveAdmin = (config: Where) => createLiveAdmin(at(config));
export const liveSecurity = (config: Where) => livePort(at(config), securityRoutes);
