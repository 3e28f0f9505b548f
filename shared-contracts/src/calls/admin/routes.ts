import { routeTable } from '../call';
import type { adminSchemas } from './schemas';

export const adminRoutes = routeTable<typeof adminSchemas>()({
  dashboard: ['GET', '/api/admin/dashboard'],
  money: ['GET', '/api/admin/money'],
  search: ['GET', '/api/admin/search'],
  bell: ['GET', '/api/admin/bell'],
  readBell: ['POST', '/api/admin/bell/read'],
  undo: ['POST', '/api/admin/undo'],

  listUsers: ['GET', '/api/admin/users'],
  getUser: ['GET', '/api/admin/users/:id'],
  createUser: ['POST', '/api/admin/users'],
  updateUser: ['PUT', '/api/admin/users/:id'],
  setUserActive: ['PUT', '/api/admin/users/:id/active'],
  bulkUsers: ['POST', '/api/admin/users/bulk'],
  setStaffRole: ['PUT', '/api/admin/users/:id/staff-role'],
  resetUserPassword: ['POST', '/api/admin/users/:id/reset-password'],
  resetSecondStep: ['POST', '/api/admin/users/:id/reset-second-step'],

  listPlans: ['GET', '/api/admin/plans'],
  createPlan: ['POST', '/api/admin/plans'],
  updatePlan: ['PUT', '/api/admin/plans/:id'],
  setPlanActive: ['PUT', '/api/admin/plans/:id/active'],
  deletePlan: ['DELETE', '/api/admin/plans/:id'],

  listSubscriptions: ['GET', '/api/admin/subscriptions'],
  getSubscription: ['GET', '/api/admin/subscriptions/:id'],
  assignPlan: ['POST', '/api/admin/subscriptions'],

  listFiles: ['GET', '/api/admin/files'],
  getFile: ['GET', '/api/admin/files/:id'],
  uploadFile: ['POST', '/api/admin/files'],
  reindexFile: ['POST', '/api/admin/files/:id/reindex'],
  deleteFiles: ['POST', '/api/admin/files/delete'],

  listInvoices: ['GET', '/api/admin/invoices'],

  listCoupons: ['GET', '/api/admin/coupons'],
  createCoupon: ['POST', '/api/admin/coupons'],
  updateCoupon: ['PUT', '/api/admin/coupons/:id'],
  setCouponStatus: ['PUT', '/api/admin/coupons/:id/status'],
  deleteCoupons: ['POST', '/api/admin/coupons/delete'],

  notificationSettings: ['GET', '/api/admin/settings/notifications'],
  saveNotificationSettings: ['PUT', '/api/admin/settings/notifications'],
  previewNotification: ['GET', '/api/admin/settings/notifications/:name/preview'],
  paymentSettings: ['GET', '/api/admin/settings/payments'],
  savePaymentSettings: ['PUT', '/api/admin/settings/payments'],
  testGateway: ['POST', '/api/admin/settings/payments/:name/test'],
  emailSettings: ['GET', '/api/admin/settings/email'],
  saveEmailSettings: ['PUT', '/api/admin/settings/email'],
  sendTestMail: ['POST', '/api/admin/settings/email/test'],
  pricing: ['GET', '/api/admin/settings/pricing'],
  savePricing: ['PUT', '/api/admin/settings/pricing'],

  toolUse: ['GET', '/api/admin/tool-use'],
  listReviewItems: ['GET', '/api/admin/review-items'],
  closeReviewItem: ['PUT', '/api/admin/review-items/:id'],
  findRecords: ['GET', '/api/admin/records'],
  listShortAnswers: ['GET', '/api/admin/short-answers'],
  tryShortAnswer: ['POST', '/api/admin/short-answers/try'],
  publishShortAnswer: ['PUT', '/api/admin/short-answers'],
  listPublishedAnswers: ['GET', '/api/admin/published-answers'],
  withdrawShortAnswer: ['DELETE', '/api/admin/published-answers/:record/:id'],
  listContactMessages: ['GET', '/api/admin/contact-messages'],
  setContactMessageHandled: ['PUT', '/api/admin/contact-messages/:id'],
  listConsultations: ['GET', '/api/admin/consultations'],
  changeConsultation: ['PUT', '/api/admin/consultations/:id'],
  listAudit: ['GET', '/api/admin/audit'],

  releases: ['GET', '/api/admin/releases'],
  switchRelease: ['POST', '/api/admin/releases/:remote'],
});

/** Downloads of the back office. */
export const adminDownloads = {
  users: (filter: { readonly search: string; readonly status: string; readonly role: string }) =>
    `/api/admin/users/export?${new URLSearchParams(filter)}`,
  invoices: (filter: {
    readonly format: 'csv' | 'xlsx';
    readonly period: string;
    readonly search: string;
    readonly status: string;
  }) => `/api/admin/invoices/export?${new URLSearchParams(filter)}`,
  /** Short answers published in the back office, as records for the knowledge base. */
  publishedAnswers: () => '/api/admin/published-answers/export',
  /** Rows of the return GSTR-1 for a month (`2026-05`) or a financial year (`2026-27`). */
  gstr1: (period: string) => `/api/admin/invoices/gstr1?${new URLSearchParams({ period })}`,
  file: (id: string) => `/api/admin/files/${encodeURIComponent(id)}/download`,
  proof: (subscriptionId: string) => `/api/admin/subscriptions/${encodeURIComponent(subscriptionId)}/proof`,
  invoicePdf: (id: string) => `/api/admin/invoices/${encodeURIComponent(id)}/pdf`,
} as const;
