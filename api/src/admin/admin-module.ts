import { paths } from 'shared-contracts/paths';
import { accountsOf } from '../accounts/context';
import { contributePersonalData } from '../accounts/personal-data';
import type { DocumentIndex } from '../documents/document-index';
import { pageUrl } from '../mails/postbox';
import type { Database } from '../platform/database/database';
import type { AnswerEngine } from '../answers/engine';
import type { ApiModule } from '../platform/module';
import type { Platform } from '../platform/platform';
import { auditAccounts } from './audit/audit-accounts';
import { auditDownloads } from './audit/audit-downloads';
import { serveAudit } from './audit/serve-audit';
import { serveBell } from './bell/serve-bell';
import { ringOnEvents } from './bell/ring-on-events';
import { serveConsultations } from './consultations/serve-consultations';
import { serveContactMessages } from './contact/contact';
import { serveCoupons } from './coupons/coupons';
import { serveDashboard } from './dashboard/serve-dashboard';
import { serveFiles } from './files/files';
import { addFileJobs } from './files/read-file-job';
import { seedSampleFiles } from './files/seed-sample-files';
import { admitAdministrators } from './guard';
import { tracesOfPerson } from './personal-data';
import { serveInvoices } from './invoices/invoices';
import { serveMoney } from './money/serve-money';
import { servePackages } from './packages/packages';
import { auditReleases } from './releases/audit-releases';
import { serveReleases } from './releases/serve-releases';
import { serveReview } from './review/serve-review';
import { serveSearch } from './search/search';
import { serveEmailSettings } from './settings/email/serve-email-settings';
import { adminLetters } from './settings/notifications/admin-letters';
import { sendMonthlyReport } from './settings/notifications/monthly-report';
import { notifyAdministrators } from './settings/notifications/notify';
import { serveNotificationSettings } from './settings/notifications/serve-notification-settings';
import { servePaymentSettings } from './settings/payments/serve-payment-settings';
import { servePricing } from './settings/pricing/serve-pricing';
import { serveShortAnswers } from './short-answers/serve-short-answers';
import { serveToolUse } from './tool-use/serve-tool-use';
import { createUndo } from './undo/undo';
import { serveUndo } from './undo/serve-undo';
import { serveUsers } from './users/users';

/** What the back office takes from other modules. */
export interface AdminPorts {
  /** Where documents go so that answers can quote them. */
  readonly documentIndex: (database: Database) => DocumentIndex;
  /** What answers questions, to try short answers on. */
  readonly engine: (platform: Platform) => AnswerEngine;
}

/** The back office. Every route lies in one scope that only administrators enter. */
export function createAdminModule({ documentIndex, engine }: AdminPorts): ApiModule {
  return {
    name: 'admin',
    async register(app, platform) {
      const index = documentIndex(platform.database);
      const accounts = await accountsOf(platform);
      await addFileJobs(platform, index);
      ringOnEvents(platform);
      auditAccounts(platform);
      contributePersonalData(platform, tracesOfPerson(platform.database));
      await platform.jobs.add({
        name: 'admin.monthly-report',
        cron: '0 9 1 * *',
        run: () => sendMonthlyReport(platform),
      });
      await app.register(async (scope) => {
        admitAdministrators(scope, platform);
        auditDownloads(scope, platform);
        const undo = createUndo(platform);
        serveUndo(scope, platform, undo);
        serveAudit(scope, platform);
        serveBell(scope, platform);
        serveContactMessages(scope, platform);
        serveConsultations(scope, platform);
        serveUsers(scope, platform, { undo, accounts });
        servePackages(scope, platform, undo);
        serveCoupons(scope, platform, undo);
        serveInvoices(scope, platform);
        serveFiles(scope, platform, {
          index,
          undo,
          onUploaded: (file) =>
            notifyAdministrators(
              platform,
              'fileUploadNotification',
              adminLetters.fileUploaded({ ...file, href: pageUrl(platform, paths.admin.files.href()) }),
            ),
        });
        serveDashboard(scope, platform);
        serveMoney(scope, platform);
        serveReview(scope, platform);
        serveShortAnswers(scope, platform, engine(platform));
        serveReleases(scope, platform);
        serveToolUse(scope, platform);
        serveSearch(scope, platform);
        serveEmailSettings(scope, platform);
        serveNotificationSettings(scope, platform);
        servePaymentSettings(scope, platform);
        servePricing(scope, platform);
      });
    },
    async prepare(platform) {
      await auditReleases(platform);
      if (platform.config.sampleData) await seedSampleFiles(platform);
    },
  };
}
