import type { EmailSettings, GatewaySettings, NotificationFlags } from 'shared-contracts/calls/admin/types';

/** All on except the one for file uploads, as specified. */
export const defaultNotifications: NotificationFlags = {
  subscriptionReminder: true,
  paymentReminder: true,
  newUserNotification: true,
  fileUploadNotification: false,
  lowCreditAlert: true,
  monthlyReport: true,
};

/** The first gateway is active, the second is not; both are in test mode. */
export const defaultGateways: readonly GatewaySettings[] = [
  {
    name: 'razorpay',
    active: true,
    apiKey: '',
    secretKeySet: false,
    webhookSecretSet: false,
    webhookUrl: '',
    testMode: true,
  },
  {
    name: 'stripe',
    active: false,
    apiKey: '',
    secretKeySet: false,
    webhookSecretSet: false,
    webhookUrl: '',
    testMode: true,
  },
];

export const defaultEmail: EmailSettings = {
  smtpServer: '',
  smtpPort: 587,
  smtpUsername: '',
  smtpPasswordSet: false,
  fromEmail: '',
  fromName: '',
};
