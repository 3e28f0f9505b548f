import { accountsModule } from './accounts/accounts-module';
import { createAdminModule } from './admin/admin-module';
import { createLowCreditAlert } from './admin/settings/notifications/low-credit';
import { isWanted } from './admin/settings/notifications/notify';
import { createAnswerEngine, type AnswerEngine } from './answers/engine';
import { createCitationFinder } from './answers/citations/find-citations';
import { createBillingModule } from './billing/billing-module';
import { createPaperAllowance } from './billing/usage/papers';
import { createPlanAllowance } from './billing/usage/allowance';
import { createChatsModule } from './chats/chats-module';
import { createConsultationsModule } from './consultations/consultations-module';
import { contactModule } from './contact/contact-module';
import { createDocumentIndex } from './knowledge/document-index';
import { knowledgeModule } from './knowledge/knowledge-module';
import { monitoringModule } from './monitoring/monitoring-module';
import { createPapersModule } from './papers/papers-module';
import { remindersModule } from './reminders/reminders-module';
import { mailboxModule } from './platform/mail/mailbox-module';
import type { ApiModule } from './platform/module';
import type { Platform } from './platform/platform';
import { telemetryModule } from './releases/telemetry-module';
import { statusModule } from './status/status-module';

const newest = new WeakMap<Platform, AnswerEngine>();

/** A new engine of a platform, which takes the place of the one before. */
function makeEngine(platform: Platform): AnswerEngine {
  const engine = createAnswerEngine(platform.database, platform.config.llm);
  newest.set(platform, engine);
  return engine;
}

/** The engine that answers at the moment: what it keeps of the knowledge base is large, so nobody has one of their own. */
function newestEngine(platform: Platform): AnswerEngine {
  const engine = (): AnswerEngine => newest.get(platform) ?? makeEngine(platform);
  return { warm: () => engine().warm(), answer: (request) => engine().answer(request) };
}

/** Every module of the API, in the order in which they are registered and prepared, each with what it takes from others. */
export const modules: readonly ApiModule[] = [
  statusModule,
  monitoringModule,
  mailboxModule,
  knowledgeModule,
  accountsModule,
  createBillingModule({ reminders: (platform) => (kind) => isWanted(platform, kind) }),
  createChatsModule({
    engine: makeEngine,
    findCitations: ({ database }) => createCitationFinder(database),
    allowance: createPlanAllowance,
    onAnswered: createLowCreditAlert,
  }),
  createAdminModule({ documentIndex: createDocumentIndex, engine: newestEngine }),
  contactModule,
  createConsultationsModule({ allowance: createPlanAllowance }),
  telemetryModule,
  createPapersModule({ allowance: createPaperAllowance }),
  remindersModule,
];
