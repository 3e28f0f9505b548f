import { paths } from 'shared-contracts/paths';

/** The screens of the back office with the words by which people look for them. */
export const screens: readonly { readonly title: string; readonly words: string; readonly href: string }[] = [
  { title: 'Dashboard', words: 'dashboard totals earnings charts', href: paths.admin.dashboard.href() },
  { title: 'User Management', words: 'users people customers lawyers', href: paths.admin.users.href() },
  { title: 'Package Management', words: 'packages plans subscriptions assign', href: paths.admin.packages.href() },
  { title: 'Dataset Upload', words: 'files datasets documents upload', href: paths.admin.files.href() },
  { title: 'Invoice Reports', words: 'invoices gst reports export', href: paths.admin.gstReports.href() },
  {
    title: 'Questions to review',
    words: 'questions unanswered thumbs down review',
    href: paths.admin.questions.href(),
  },
  { title: 'Short Answers', words: 'short answers write correct publish', href: paths.admin.answers.href() },
  { title: 'Contact messages', words: 'contact messages support', href: paths.admin.messages.href() },
  { title: 'Audit trail', words: 'audit trail changes log', href: paths.admin.audit.href() },
  { title: 'Releases', words: 'releases deploy rollback canary versions', href: paths.admin.releases.href() },
  { title: 'Pricing Page', words: 'pricing page plans prices', href: paths.admin.pricingEditor.href() },
  { title: 'Coupons', words: 'coupons promotion codes discounts', href: paths.admin.coupons.href() },
  {
    title: 'Notification Settings',
    words: 'notification settings mails reminders',
    href: paths.admin.notifications.href(),
  },
  { title: 'Payment Settings', words: 'payment settings gateway razorpay stripe', href: paths.admin.payments.href() },
  { title: 'Email Settings', words: 'email settings smtp mail server', href: paths.admin.email.href() },
];
