import type { StaffRole } from '../accounts/types';
import { paths } from '../../paths';
import type { adminSchemas } from './schemas';

/** What people of the house do in the back office, one word for each kind of work. */
export const adminAreas = {
  /** Figures of the business. */
  dashboard: ['owner', 'accountant'],
  people: ['owner', 'support'],
  /** Plans, and who has which. */
  plans: ['owner', 'accountant', 'support'],
  money: ['owner', 'accountant'],
  /** Questions, short answers and documents. */
  law: ['owner', 'editor'],
  /** What people write, and the calls they ask for. */
  messages: ['owner', 'support'],
  audit: ['owner'],
  releases: ['owner'],
  settings: ['owner'],
  staff: ['owner'],
  /** What everybody who works here needs. */
  common: ['owner', 'editor', 'support', 'accountant'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type AdminArea = keyof typeof adminAreas;

/** The area of each call; a call without one does not compile. */
export const callAreas: Readonly<Record<keyof typeof adminSchemas, AdminArea>> = {
  dashboard: 'dashboard',
  money: 'money',
  search: 'common',
  bell: 'common',
  readBell: 'common',
  undo: 'common',

  listUsers: 'people',
  getUser: 'people',
  createUser: 'people',
  updateUser: 'people',
  setUserActive: 'people',
  bulkUsers: 'people',
  resetUserPassword: 'people',
  resetSecondStep: 'staff',
  setStaffRole: 'staff',

  listPlans: 'plans',
  createPlan: 'money',
  updatePlan: 'money',
  setPlanActive: 'money',
  deletePlan: 'money',
  listSubscriptions: 'plans',
  getSubscription: 'plans',
  assignPlan: 'money',

  listFiles: 'law',
  getFile: 'law',
  uploadFile: 'law',
  reindexFile: 'law',
  deleteFiles: 'law',

  listInvoices: 'money',
  listCoupons: 'money',
  createCoupon: 'money',
  updateCoupon: 'money',
  setCouponStatus: 'money',
  deleteCoupons: 'money',

  notificationSettings: 'settings',
  saveNotificationSettings: 'settings',
  previewNotification: 'settings',
  paymentSettings: 'settings',
  savePaymentSettings: 'settings',
  testGateway: 'settings',
  emailSettings: 'settings',
  saveEmailSettings: 'settings',
  sendTestMail: 'settings',
  pricing: 'money',
  savePricing: 'money',

  toolUse: 'law',
  listReviewItems: 'law',
  closeReviewItem: 'law',
  findRecords: 'law',
  listShortAnswers: 'law',
  tryShortAnswer: 'law',
  publishShortAnswer: 'law',
  listPublishedAnswers: 'law',
  withdrawShortAnswer: 'law',
  listConsultations: 'messages',
  changeConsultation: 'messages',
  listContactMessages: 'messages',
  setContactMessageHandled: 'messages',
  listAudit: 'audit',

  releases: 'releases',
  switchRelease: 'releases',
};

/** The area of each screen, by its address, in the order of the menu. */
export const screenAreas: Readonly<Record<string, AdminArea>> = {
  [paths.admin.dashboard.path]: 'dashboard',
  [paths.admin.users.path]: 'people',
  [paths.admin.packages.path]: 'plans',
  [paths.admin.gstReports.path]: 'money',
  [paths.admin.questions.path]: 'law',
  [paths.admin.answers.path]: 'law',
  [paths.admin.messages.path]: 'messages',
  [paths.admin.consultations.path]: 'messages',
  [paths.admin.audit.path]: 'audit',
  [paths.admin.releases.path]: 'releases',
  [paths.admin.files.path]: 'law',
  [paths.admin.pricingEditor.path]: 'money',
  [paths.admin.coupons.path]: 'money',
  [paths.admin.notifications.path]: 'settings',
  [paths.admin.payments.path]: 'settings',
  [paths.admin.email.path]: 'settings',
  [paths.admin.settings.path]: 'settings',
  [paths.admin.profile.path]: 'common',
};

/** Whether somebody with this role works in an area; nobody without a role does. */
export const mayWorkIn = (role: StaffRole | undefined, area: AdminArea): boolean =>
  role !== undefined && (adminAreas[area] as readonly StaffRole[]).includes(role);

/** Whether somebody with this role may see a screen; an address that is no screen is nobody's. */
export function mayOpen(role: StaffRole | undefined, href: string): boolean {
  const area = screenAreas[href.split('?')[0] ?? href];
  return area !== undefined && mayWorkIn(role, area);
}

/** The screen on which somebody with this role begins. */
export const firstScreen = (role: StaffRole | undefined): string =>
  Object.keys(screenAreas).find((href) => mayOpen(role, href)) ?? paths.admin.profile.href();
