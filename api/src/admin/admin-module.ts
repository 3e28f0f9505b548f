import { paths } from 'shared-contracts/paths';
import { accountsOf } from '../accounts/context';
import { sendResetCode } from '../accounts/flows/password';
import type { DocumentIndex } from '../documents/document-index';
import { pageUrl } from '../mails/postbox';
import type { Database } from '../platform/database/database';
import type { ApiModule } from '../platform/module';
import { serveAudit } from './audit/serve-audit';
import { serveBell } from './bell/serve-bell';
import { ringOnEvents } from './bell/ring-on-events';
import { serveContactMessages } from './contact/contact';
import { serveCoupons } from './coupons/coupons';
import { serveDashboard } from './dashboard/serve-dashboard';
import { serveFiles } from './files/files';
import { addFileJobs } from './files/read-file-job';
import { seedSampleFiles } from './files/seed-sample-files';
import { admitAdministrators } from './guard';
import { serveInvoices } from './invoices/invoices';
import { servePackages } from './packages/packages';
import { serveReview } from './review/serve-review';
import { serveSearch } from './search/search';
import { serveEmailSettings } from './settings/email/serve-email-settings';
import { adminLetters } from './settings/notifications/admin-letters';
import { sendMonthlyReport } from './settings/notifications/monthly-report';
import { notifyAdministrators } from './settings/notifications/notify';
import { serveNotificationSettings } from './settings/notifications/serve-notification-settings';
import { servePaymentSettings } from './settings/payments/serve-payment-settings';
import { servePricing } from './settings/pricing/serve-pricing';
import { createUndo } from './undo/undo';
import { serveUndo } from './undo/serve-undo';
import { serveUsers } from './users/users';

/** What the back office takes from other modules. */
export interface AdminPorts {
  /** Where documents go so that answers can quote them. */
  readonly documentIndex: (database: Database) => DocumentIndex;
}

/** The back office. Every route lies in one scope that only administrators enter. */
export function createAdminModule({ documentIndex }: AdminPorts): ApiModule {
  return {
    name: 'admin',
    async register(app, platform) {
      const index = documentIndex(platform.database);
      const accounts = await accountsOf(platform);
      await addFileJobs(platform, index);
      ringOnEvents(platform);
      await platform.jobs.add({ name: 'admin.monthly-report', cron: '0 9 1 * *', run: () => sendMonthlyReport(platform) });
      await app.register(async (scope) => {
        admitAdministrators(scope, platform);
        const undo = createUndo(platform);
        serveUndo(scope, platform, undo);
        serveAudit(scope, platform);
        serveBell(scope, platform);
        serveContactMessages(scope, platform);
        serveUsers(scope, platform, { undo, sendResetCode: (email) => sendResetCode(accounts, email) });
        servePackages(scope, platform, undo);
        serveCoupons(scope, platform, undo);
        serveInvoices(scope, platform);
        serveFiles(scope, platform, {
          index,
          undo,
          onUploaded: (file) => notifyAdministrators(platform, 'fileUploadNotification', adminLetters.fileUploaded({ ...file, href: pageUrl(platform, paths.admin.files.href()) })),
        });
        serveDashboard(scope, platform);
        serveReview(scope, platform);
        serveSearch(scope, platform);
        serveEmailSettings(scope, platform);
        serveNotificationSettings(scope, platform);
        servePaymentSettings(scope, platform);
        servePricing(scope, platform);
      });
    },
    async prepare(platform) {
      if (platform.config.sampleData) await seedSampleFiles(platform);
    },
  };
}
