import { accountsModule } from './accounts/accountsModule';
import { createAdminModule } from './admin/admin-module';
import { createLowCreditAlert } from './admin/settings/notifications/low-credit';
import { isWanted } from './admin/settings/notifications/notify';
import { createAnswerEngine } from './answers/engine';
import { createCitationFinder } from './answers/citations/find-citations';
import { createBillingModule } from './billing/billingModule';
import { createPlanAllowance } from './billing/usage/allowance';
import { createChatsModule } from './chats/chats-module';
import { contactModule } from './contact/contactModule';
import { createDocumentIndex } from './knowledge/document-index';
import { knowledgeModule } from './knowledge/knowledge-module';
import { mailboxModule } from './platform/mail/mailboxModule';
import type { ApiModule } from './platform/module';
import { statusModule } from './status/statusModule';

/** Every module of the API, in the order in which they are registered and prepared, each with what it takes from others. */
export const modules: readonly ApiModule[] = [
  statusModule,
  mailboxModule,
  knowledgeModule,
  accountsModule,
  createBillingModule({ reminders: (platform) => (kind) => isWanted(platform, kind) }),
  createChatsModule({
    engine: ({ config, database }) => createAnswerEngine(database, config.llm),
    findCitations: ({ database }) => createCitationFinder(database),
    allowance: createPlanAllowance,
    onAnswered: createLowCreditAlert,
  }),
  createAdminModule({ documentIndex: createDocumentIndex }),
  contactModule,
];
