import { builtInPlans } from 'shared-contracts/calls/plans/built-in-plans';
import type {
  EmailSettings,
  GatewaySettings,
  NotificationFlags,
  PricingPlan,
} from 'shared-contracts/calls/admin/types';
import type { AdminService } from 'shared-contracts/services/services';
import { later } from '../delay';
import { logSaved } from './log';
import { mailPreviewOf } from './mail-previews';
import { defaultEmail, defaultGateways, defaultNotifications } from './samples/settings';

type GivenTranslations = NonNullable<
  Parameters<AdminService['savePricing']>[0]['body']['plans'][number]['translations']
>;
type SettingsCalls = Pick<
  AdminService,
  | 'notificationSettings'
  | 'saveNotificationSettings'
  | 'previewNotification'
  | 'paymentSettings'
  | 'savePaymentSettings'
  | 'testGateway'
  | 'emailSettings'
  | 'saveEmailSettings'
  | 'sendTestMail'
  | 'pricing'
  | 'savePricing'
>;

const simulatedTest = { ok: true, message: 'The simulated mode reaches no server; the test always succeeds.' };

export function createSimulatedSettings(): SettingsCalls {
  let notifications: NotificationFlags = defaultNotifications;
  let gateways: GatewaySettings[] = [...defaultGateways];
  let mail: EmailSettings = defaultEmail;
  let plans = editablePlans();

  return {
    notificationSettings: () => Promise.resolve(notifications),
    saveNotificationSettings: ({ body }) => {
      logSaved('Notification settings saved', body);
      notifications = body;
      return Promise.resolve(body);
    },
    previewNotification: async ({ params }) => mailPreviewOf(params.name),
    paymentSettings: () => Promise.resolve({ gateways }),
    savePaymentSettings: ({ body }) => {
      logSaved(
        'Payment settings saved',
        body.gateways.map(({ name, active }) => ({ name, active })),
      );
      gateways = gateways.map((before) => {
        const saved = body.gateways.find(({ name }) => name === before.name);
        if (!saved) return before;
        const { secretKey, webhookSecret, apiKey = '', webhookUrl = '', ...rest } = saved;
        return {
          ...rest,
          apiKey,
          webhookUrl,
          secretKeySet: before.secretKeySet || Boolean(secretKey),
          webhookSecretSet: before.webhookSecretSet || Boolean(webhookSecret),
        };
      });
      return Promise.resolve({ gateways });
    },
    testGateway: () => later(simulatedTest),
    emailSettings: () => Promise.resolve(mail),
    saveEmailSettings: ({ body: { smtpPassword, ...rest } }) => {
      logSaved('Email settings saved', rest);
      mail = { ...rest, smtpPasswordSet: mail.smtpPasswordSet || Boolean(smtpPassword) };
      return Promise.resolve(mail);
    },
    sendTestMail: () => later(simulatedTest),
    pricing: () => Promise.resolve({ plans }),
    savePricing: async ({ body }) => {
      await later(null);
      logSaved('Pricing saved', body);
      plans = body.plans.map((plan, index) => ({
        ...plan,
        slug: plan.slug || `plan-${index + 1}`,
        translations: plan.translations && translated(plan.translations),
      }));
      return { plans };
    },
  };
}

/** What is not translated is empty, as the real service keeps it. */
function translated({ ta, hi, kn }: GivenTranslations): PricingPlan['translations'] {
  return { ta: filled(ta), hi: filled(hi), kn: filled(kn) };
}

const filled = (words: GivenTranslations['ta']) =>
  words && { name: words.name ?? '', description: words.description ?? '', features: words.features ?? [] };

function editablePlans(): PricingPlan[] {
  return builtInPlans.map(({ slug, name, monthly, yearly, description, popular, features }) => ({
    slug,
    name,
    monthlyPricePaise: monthly.pricePaise,
    yearlyPricePaise: yearly?.pricePaise ?? 0,
    savePercentage: yearly?.savePercent ?? 0,
    description,
    popular,
    features,
  }));
}
