import { lazy, type ComponentType } from 'react';
import { paths } from 'shared-contracts/paths';

interface ScreenRoute {
  readonly path: string;
  readonly Screen: ComponentType;
}

const screen = (path: string, load: () => Promise<ComponentType>): ScreenRoute => ({
  path,
  Screen: lazy(async () => ({ default: await load() })),
});

/** Every screen of the back office; each is loaded when it is opened. */
export const screens: readonly ScreenRoute[] = [
  screen(paths.admin.dashboard.path, async () => (await import('../dashboard/DashboardScreen')).DashboardScreen),
  screen(paths.admin.users.path, async () => (await import('../users/UsersScreen')).UsersScreen),
  screen(paths.admin.packages.path, async () => (await import('../packages/PackagesScreen')).PackagesScreen),
  screen(paths.admin.files.path, async () => (await import('../files/FilesScreen')).FilesScreen),
  screen(paths.admin.gstReports.path, async () => (await import('../gst-reports/GstReportsScreen')).GstReportsScreen),
  screen(paths.admin.questions.path, async () => (await import('../questions/QuestionsScreen')).QuestionsScreen),
  screen(paths.admin.answers.path, async () => (await import('../answers/AnswersScreen')).AnswersScreen),
  screen(paths.admin.messages.path, async () => (await import('../messages/MessagesScreen')).MessagesScreen),
  screen(
    paths.admin.consultations.path,
    async () => (await import('../consultations/ConsultationsScreen')).ConsultationsScreen,
  ),
  screen(paths.admin.audit.path, async () => (await import('../audit/AuditScreen')).AuditScreen),
  screen(paths.admin.releases.path, async () => (await import('../releases/ReleasesScreen')).ReleasesScreen),
  screen(paths.admin.profile.path, async () => (await import('../profile/ProfileScreen')).ProfileScreen),
  screen(paths.admin.settings.path, async () => (await import('../settings/payments/GatewayScreen')).GatewayScreen),
  screen(paths.admin.coupons.path, async () => (await import('../coupons/CouponsScreen')).CouponsScreen),
  screen(
    paths.admin.notifications.path,
    async () => (await import('../settings/notifications/NotificationsScreen')).NotificationsScreen,
  ),
  screen(paths.admin.payments.path, async () => (await import('../settings/payments/PaymentsScreen')).PaymentsScreen),
  screen(paths.admin.email.path, async () => (await import('../settings/email/EmailScreen')).EmailScreen),
  screen(paths.admin.pricingEditor.path, async () => (await import('../settings/pricing/PricingScreen')).PricingScreen),
];
