import { ServiceError } from 'shared-contracts/services/service-error';
import type { RemindersService } from 'shared-contracts/services/services';

/** There is nobody to write a mail to in the simulated mode. */
export function createSimulatedReminders(): RemindersService {
  return {
    list: () => Promise.resolve({ reminders: [] }),
    add: () => Promise.reject(new ServiceError('Reminders need an account on the server.', 501)),
    remove: () => Promise.resolve({ ok: true }),
  };
}
