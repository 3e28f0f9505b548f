import { accountsModule } from './accounts/accounts-module';
import { createAdminModule } from './admin/admin-module';
import { createLowCreditAlert } from './admin/settings/notifications/low-credit';
import { isWanted } from './admin/settings/notifications/notify';
import { createAnswerEngine } from './answers/engine';
import { createCitationFinder } from './answers/citations/find-citations';
import { createBillingModule } from './billing/billing-module';
import { createPlanAllowance } from './billing/usage/allowance';
import { createChatsModule } from './chats/chats-module';
import { contactModule } from './contact/contact-module';
import { createDocumentIndex } from './knowledge/document-index';
import { knowledgeModule } from './knowledge/knowledge-module';
import { mailboxModule } from './platform/mail/mailbox-module';
import type { ApiModule } from './platform/module';
import { statusModule } from './status/status-module';

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
