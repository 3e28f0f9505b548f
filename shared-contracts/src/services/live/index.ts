import type { RuntimeConfig } from '../../host/runtime-config';
import type { Services } from '../services';
import {
  liveAccounts,
  liveAdmin,
  liveBilling,
  liveChat,
  liveContact,
  livePapers,
  livePlans,
  liveReminders,
  liveSecurity,
} from './clients';

/** The ports on the real API. */
export function createLiveServices(config: RuntimeConfig): Services {
  return {
    chat: liveChat(config),
    accounts: liveAccounts(config),
    billing: liveBilling(config),
    plans: livePlans(config),
    reminders: liveReminders(config),
    papers: livePapers(config),
    contact: liveContact(config),
    admin: liveAdmin(config),
    security: liveSecurity(config),
  };
}
