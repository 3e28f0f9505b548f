import type * as z from 'zod';
import type { reportPeriod } from '../common';
import type { coupon, couponBody, couponStatus } from './coupons';
import type { fileDetail, fileRecord, fileStatus, fileType, uploadedFile } from './files';
import type {
  answerQuality,
  auditEntry,
  bellItem,
  contactMessage,
  dashboard,
  money,
  reviewItem,
  searchHit,
  toolUseRow,
} from './insights';
import type { invoiceRow, invoiceStatus, invoiceTable } from './invoices';
import type { adminPlan, assignBody, planBody, subscriptionDetail, subscriptionRow } from './packages';
import type { releaseOverview, releaseSwitch } from './releases';
import type {
  emailSettings,
  emailSettingsBody,
  gatewayBody,
  gatewayName,
  gatewaySettings,
  mailPreview,
  notificationFlags,
  notificationName,
  pricingBody,
  pricingPlan,
  testResult,
} from './settings';
import type { foundRecord, publishedAnswer, shortAnswerDraft, shortAnswerRow, tried } from './short-answers';
import type { adminUser, userBody, userDetail, userRole } from './users';

export type ReportPeriod = z.infer<typeof reportPeriod>;
export type AdminUser = z.infer<typeof adminUser>;
export type UserRole = z.infer<typeof userRole>;
export type UserBody = z.input<typeof userBody>;
export type UserDetail = z.infer<typeof userDetail>;
export type AdminPlan = z.infer<typeof adminPlan>;
export type PlanBody = z.input<typeof planBody>;
export type SubscriptionRow = z.infer<typeof subscriptionRow>;
export type SubscriptionDetail = z.infer<typeof subscriptionDetail>;
export type AssignBody = z.input<typeof assignBody>;
export type ToolUseRow = z.infer<typeof toolUseRow>;
export type FileType = z.infer<typeof fileType>;
export type FileStatus = z.infer<typeof fileStatus>;
export type FileRecord = z.infer<typeof fileRecord>;
export type FileDetail = z.infer<typeof fileDetail>;
export type UploadedFile = z.infer<typeof uploadedFile>;
export type InvoiceStatus = z.infer<typeof invoiceStatus>;
export type InvoiceRow = z.infer<typeof invoiceRow>;
export type InvoiceTable = z.infer<typeof invoiceTable>;
export type Coupon = z.infer<typeof coupon>;
export type CouponBody = z.input<typeof couponBody>;
export type CouponStatus = z.infer<typeof couponStatus>;
export type NotificationFlags = z.infer<typeof notificationFlags>;
export type GatewayName = z.infer<typeof gatewayName>;
export type GatewaySettings = z.infer<typeof gatewaySettings>;
export type GatewayBody = z.input<typeof gatewayBody>;
export type EmailSettings = z.infer<typeof emailSettings>;
export type EmailSettingsBody = z.input<typeof emailSettingsBody>;
export type NotificationName = z.infer<typeof notificationName>;
export type MailPreview = z.infer<typeof mailPreview>;
export type TestResult = z.infer<typeof testResult>;
export type PricingBody = z.input<typeof pricingBody>;
export type PricingPlan = z.infer<typeof pricingPlan>;
export type Dashboard = z.infer<typeof dashboard>;
export type Money = z.infer<typeof money>;
export type ReviewItem = z.infer<typeof reviewItem>;
export type AnswerQuality = z.infer<typeof answerQuality>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type StoredContactMessage = z.infer<typeof contactMessage>;
export type SearchHit = z.infer<typeof searchHit>;
export type BellItem = z.infer<typeof bellItem>;
export type ReleaseOverview = z.infer<typeof releaseOverview>;
export type ReleasedRemote = ReleaseOverview['remotes'][number];
export type WatchedRelease = NonNullable<ReleasedRemote['current']>;
export type ReleaseStep = ReleaseOverview['history'][number];
export type ReleaseSwitch = z.infer<typeof releaseSwitch>;
export type ShortAnswerDraft = z.infer<typeof shortAnswerDraft>;
export type ShortAnswerRow = z.infer<typeof shortAnswerRow>;
export type PublishedAnswerRow = z.infer<typeof publishedAnswer>;
export type FoundRecord = z.infer<typeof foundRecord>;
export type TriedAnswer = z.infer<typeof tried>;
