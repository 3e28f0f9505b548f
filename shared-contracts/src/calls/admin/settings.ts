import * as z from 'zod';
import { email, paise } from '../common';
import { planTranslations } from '../plans/plan';

export const notificationFlags = z.object({
  subscriptionReminder: z.boolean(),
  paymentReminder: z.boolean(),
  newUserNotification: z.boolean(),
  fileUploadNotification: z.boolean(),
  lowCreditAlert: z.boolean(),
  monthlyReport: z.boolean(),
});
export const notificationName = notificationFlags.keyof();

export const gatewayName = z.enum(['razorpay', 'stripe']);
/** What a browser may know of a gateway: a secret is only said to be set. */
export const gatewaySettings = z.object({
  name: gatewayName,
  active: z.boolean(),
  apiKey: z.string(),
  secretKeySet: z.boolean(),
  webhookSecretSet: z.boolean(),
  webhookUrl: z.string(),
  testMode: z.boolean(),
});
/** An empty secret leaves the one that is set. */
export const gatewayBody = z.object({
  name: gatewayName,
  active: z.boolean(),
  apiKey: z.string().trim().max(200).default(''),
  secretKey: z.string().max(200).default(''),
  webhookSecret: z.string().max(200).default(''),
  webhookUrl: z.union([z.literal(''), z.url('Enter a full address, such as https://example.com/webhook.')]).default(''),
  testMode: z.boolean(),
});

export const emailSettings = z.object({
  smtpServer: z.string(),
  smtpPort: z.int(),
  smtpUsername: z.string(),
  smtpPasswordSet: z.boolean(),
  fromEmail: z.string(),
  fromName: z.string(),
});
export const emailSettingsBody = z.object({
  smtpServer: z
    .string()
    .trim()
    .min(1, 'Enter the SMTP server.')
    .max(253)
    .regex(
      /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$|^\[[0-9A-Fa-f:.]+\]$/,
      'Enter the name of the server alone, such as smtp.example.com.',
    ),
  smtpPort: z.int('Enter the port as a number.').min(1).max(65535),
  smtpUsername: z.string().trim().min(1, 'Enter the user name.').max(254),
  /** Empty leaves the one that is set. */
  smtpPassword: z.string().max(200).default(''),
  fromEmail: email,
  fromName: z.string().trim().min(1, "Enter the sender's name.").max(120),
});

export const testResult = z.object({ ok: z.boolean(), message: z.string() });
export const mailPreview = z.object({ subject: z.string(), text: z.string(), html: z.string() });

/** A plan in the editor of the pricing page. Prices are whole rupees in the form and paise here. */
export const pricingPlan = z.object({
  slug: z.string().max(60),
  name: z.string().trim().min(1, 'Enter a plan name.').max(60),
  monthlyPricePaise: paise.min(0),
  yearlyPricePaise: paise.min(0),
  savePercentage: z.int().min(0).max(100),
  description: z.string().max(300),
  popular: z.boolean(),
  features: z.array(z.string().trim().min(1)).max(30),
  /** Without it the translations stay as they are. */
  translations: planTranslations.optional(),
});
export const pricingBody = z.object({ plans: z.array(pricingPlan).min(1, 'One plan has to stay.').max(10) });
