import { createPlanAllowance } from '../../billing/usage/allowance';
import { createChatsModule } from '../chats-module';
import { createFakeEngine, findFakeCitations } from './fake-engine';

/**
 * The chats of a test: the fake engine answers, and questions are counted by people's plans.
 * @param own what the test does in its own way
 */
export const createTestChatsModule = (
  own: Partial<Parameters<typeof createChatsModule>[0]> = {},
): ReturnType<typeof createChatsModule> =>
  createChatsModule({
    engine: () => createFakeEngine(),
    findCitations: () => findFakeCitations,
    allowance: createPlanAllowance,
    ...own,
  });
