import * as z from 'zod';
import { consultation, consultationChange } from '../chat/consultation';
import type { CallSchemas } from '../call';
import { done, email, id, idParams, reportPeriod, tableOf, tableQuery } from '../common';
import { coupon, couponBody, couponsQuery, couponStatus } from './coupons';
import { fileDetail, fileRecord, filesQuery, uploadedFile } from './files';
import {
  answerQuality,
  consultationsQuery,
  auditEntry,
  bellItem,
  contactMessage,
  contactMessagesQuery,
  dashboard,
  money,
  reviewItem,
  reviewQuery,
  toolUseRow,
  searchHit,
} from './insights';
import { invoicesQuery, invoiceTable } from './invoices';
import { adminPlan, assignBody, planBody, subscriptionDetail, subscriptionRow, subscriptionsQuery } from './packages';
import { releaseOverview, releaseSwitch, remoteParams } from './releases';
import {
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
import {
  foundRecord,
  publishBody,
  publishedAnswer,
  shortAnswerParams,
  shortAnswerRow,
  tried,
  tryBody,
} from './short-answers';
import {
  adminUser,
  bulkUsersBody,
  resetSecondStepBody,
  staffRoleBody,
  userBody,
  userDetail,
  usersQuery,
} from './users';

/** A change that can be taken back for a short while. */
const undoable = z.object({ ok: z.literal(true), undo: z.string().nullable() });
const active = z.object({ active: z.boolean() });
const ids = z.object({ ids: z.array(id).min(1).max(500) });

export const adminSchemas = {
  dashboard: { query: z.object({ period: reportPeriod.default('thisMonth') }), answer: dashboard },
  money: { query: z.object({ period: reportPeriod.default('thisMonth') }), answer: money },
  search: { query: z.object({ q: z.string().trim().max(200) }), answer: z.object({ hits: z.array(searchHit) }) },
  bell: { answer: z.object({ items: z.array(bellItem), unread: z.int() }) },
  readBell: { answer: done },
  undo: { body: z.object({ undo: z.string().max(80) }), answer: done },

  listUsers: { query: usersQuery, answer: tableOf(adminUser) },
  getUser: { params: idParams, answer: userDetail },
  createUser: { body: userBody, answer: adminUser },
  updateUser: { params: idParams, body: userBody, answer: adminUser },
  setUserActive: { params: idParams, body: active, answer: adminUser },
  bulkUsers: { body: bulkUsersBody, answer: undoable },
  setStaffRole: { params: idParams, body: staffRoleBody, answer: adminUser },
  resetUserPassword: { params: idParams, answer: done },
  /** For an administrator who lost phone, passkey and recovery codes: the next sign-in sets up a new second step. */
  resetSecondStep: { params: idParams, body: resetSecondStepBody, answer: done },

  listPlans: { answer: z.object({ plans: z.array(adminPlan) }) },
  createPlan: { body: planBody, answer: adminPlan },
  updatePlan: { params: idParams, body: planBody, answer: adminPlan },
  setPlanActive: { params: idParams, body: active, answer: adminPlan },
  deletePlan: { params: idParams, answer: undoable },

  listSubscriptions: { query: subscriptionsQuery, answer: tableOf(subscriptionRow) },
  getSubscription: { params: idParams, answer: subscriptionDetail },
  assignPlan: { body: assignBody, answer: subscriptionDetail },

  listFiles: { query: filesQuery, answer: tableOf(fileRecord) },
  getFile: { params: idParams, answer: fileDetail },
  /** Multipart: the file is the part `file`. */
  uploadFile: { answer: uploadedFile },
  reindexFile: { params: idParams, answer: fileRecord },
  deleteFiles: { body: ids, answer: undoable },

  listInvoices: { query: invoicesQuery, answer: invoiceTable },

  listCoupons: { query: couponsQuery, answer: tableOf(coupon) },
  createCoupon: { body: couponBody, answer: coupon },
  updateCoupon: { params: idParams, body: couponBody, answer: coupon },
  setCouponStatus: { params: idParams, body: z.object({ status: couponStatus }), answer: coupon },
  deleteCoupons: { body: ids, answer: undoable },

  notificationSettings: { answer: notificationFlags },
  saveNotificationSettings: { body: notificationFlags, answer: notificationFlags },
  previewNotification: { params: z.object({ name: notificationName }), answer: mailPreview },
  paymentSettings: { answer: z.object({ gateways: z.array(gatewaySettings) }) },
  savePaymentSettings: {
    body: z.object({ gateways: z.array(gatewayBody).min(1).max(2) }),
    answer: z.object({ gateways: z.array(gatewaySettings) }),
  },
  testGateway: { params: z.object({ name: gatewayName }), answer: testResult },
  emailSettings: { answer: emailSettings },
  saveEmailSettings: { body: emailSettingsBody, answer: emailSettings },
  sendTestMail: { body: z.object({ to: email }), answer: testResult },
  pricing: { answer: z.object({ plans: z.array(pricingPlan) }) },
  savePricing: { body: pricingBody, answer: z.object({ plans: z.array(pricingPlan) }) },

  toolUse: {
    query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    answer: z.object({ rows: z.array(toolUseRow) }),
  },
  listReviewItems: { query: reviewQuery, answer: tableOf(reviewItem).extend({ quality: answerQuality.optional() }) },
  closeReviewItem: {
    params: idParams,
    body: z.object({ status: z.enum(['open', 'done']), note: z.string().trim().max(1000).default('') }),
    answer: reviewItem,
  },
  findRecords: {
    query: z.object({ q: z.string().trim().max(200) }),
    answer: z.object({ records: z.array(foundRecord) }),
  },
  listShortAnswers: {
    query: z.object({ record: z.string().max(120) }),
    answer: z.object({ record: foundRecord, answers: z.array(shortAnswerRow) }),
  },
  tryShortAnswer: { body: tryBody, answer: tried },
  publishShortAnswer: { body: publishBody, answer: publishedAnswer },
  listPublishedAnswers: { answer: z.object({ rows: z.array(publishedAnswer) }) },
  withdrawShortAnswer: { params: shortAnswerParams, answer: done },
  listConsultations: { query: consultationsQuery, answer: tableOf(consultation) },
  changeConsultation: { params: idParams, body: consultationChange, answer: consultation },
  listContactMessages: { query: contactMessagesQuery, answer: tableOf(contactMessage) },
  setContactMessageHandled: { params: idParams, body: z.object({ handled: z.boolean() }), answer: contactMessage },
  listAudit: { query: tableQuery, answer: tableOf(auditEntry) },

  releases: { answer: releaseOverview },
  switchRelease: { params: remoteParams, body: releaseSwitch, answer: releaseOverview },
} satisfies CallSchemas;
