import { brand } from 'shared-contracts/brand';
import type { Letters } from './letters';

export const english: Letters = {
  signUpCode: ({ code, minutes }) => ({
    subject: `Your ${brand.name} code`,
    paragraphs: [
      'Enter this code to confirm your e-mail address and finish creating your account.',
      `It can be used for ${minutes} minutes. If you did not ask for it, you can ignore this mail: no account is created without the code.`,
    ],
    code,
  }),
  accountExists: ({ chatUrl }) => ({
    subject: `You already have a ${brand.name} account`,
    paragraphs: [
      'Someone, probably you, tried to create an account with this e-mail address. There is one already, so nothing was changed.',
      'You can sign in with it, or choose "Forgot password?" to set a new password.',
    ],
    action: { label: 'Sign in', href: chatUrl },
  }),
  resetCode: ({ code, minutes }) => ({
    subject: 'Your code for a new password',
    paragraphs: [
      'Enter this code to choose a new password.',
      `It can be used for ${minutes} minutes. If you did not ask for it, your password stays as it is and you need not do anything.`,
    ],
    code,
  }),
  passwordChanged: () => ({
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      'The password of your account has just been changed, and other devices were signed out.',
      `If this was not you, reset your password at once and write to ${brand.contactEmail}.`,
    ],
  }),
  addressChanged: ({ email }) => ({
    subject: `The e-mail address of your ${brand.name} account was changed`,
    paragraphs: [
      `Your account now belongs to the address ${email}; codes and invoices are sent there. All devices were signed out.`,
      `If you did not ask for this, write to ${brand.contactEmail} at once.`,
    ],
  }),
  secondStepReset: () => ({
    subject: `The second step of your ${brand.name} account was reset`,
    paragraphs: [
      'Another administrator has removed your authenticator app, passkeys and recovery codes, and signed you out everywhere. Your next sign-in leads through setting up a new second step.',
      `If you did not ask for this, change your password at once and write to ${brand.contactEmail}.`,
    ],
  }),
  welcome: ({ chatUrl }) => ({
    subject: `Welcome to ${brand.name}`,
    paragraphs: [
      'Your account is ready. Ask about Indian law in your own words; every answer names the law it rests on.',
      'Answers are information and not legal advice: for a decision that matters, speak with a lawyer.',
    ],
    action: { label: 'Ask your first question', href: chatUrl },
  }),
  accountDeleted: () => ({
    subject: `Your ${brand.name} account was deleted`,
    paragraphs: [
      'Your account, your profile and your chats have been deleted.',
      'Invoices and credit notes are kept for as long as tax law demands it; they are used for nothing else.',
    ],
  }),
  invoice: ({ number, plan, total, until }) => ({
    subject: `Invoice ${number} for ${plan}`,
    paragraphs: [
      'Thank you for your payment. The tax invoice is attached.',
      'You find all your invoices in your profile.',
    ],
    facts: [
      ['Invoice', number],
      ['Plan', plan],
      ['Total', total],
      ['Active until', until],
    ],
  }),
  refund: ({ number, total }) => ({
    subject: 'Your payment is being refunded',
    paragraphs: [
      'Your subscription has ended and the whole amount is on its way back to the account you paid from. Banks take 5 to 10 business days. The credit note is attached.',
    ],
    facts: [
      ['Credit note', number],
      ['Refund', total],
    ],
  }),
  cancellation: ({ plan, until }) => ({
    subject: `Your ${plan} plan will not be renewed`,
    paragraphs: [
      `You have cancelled ${plan}. It stays active until ${until}, and nothing more is charged.`,
      'Until then you can resume it in your profile.',
    ],
  }),
  renewalReminder: ({ plan, total, on, automatic, chatUrl }) => ({
    subject: `Your ${plan} plan ${automatic ? 'renews' : 'ends'} on ${on}`,
    paragraphs: [
      automatic
        ? `Your plan will be renewed on ${on}, and the amount below will be debited then.`
        : `Your plan ends on ${on}. To keep it, pay for the next period from your profile.`,
      automatic
        ? 'If you do not want this, cancel it in your profile before that day.'
        : 'Without a payment your account goes on with the Free plan; your chats stay.',
    ],
    facts: [
      ['Plan', plan],
      ['Total with GST', total],
    ],
    action: { label: 'Open my profile', href: chatUrl },
  }),
  endReminder: ({ plan, on, chatUrl }) => ({
    subject: `Your ${plan} plan ends on ${on}`,
    paragraphs: [`As you asked, your plan ends on ${on} and is not renewed. Your chats stay.`],
    action: { label: 'Open my profile', href: chatUrl },
  }),
  failedRenewal: ({ plan, until, chatUrl }) => ({
    subject: `The payment for your ${plan} plan failed`,
    paragraphs: [
      `The renewal could not be paid. Your plan stays active until ${until} while we try again.`,
      'You can also pay now from your profile.',
    ],
    action: { label: 'Pay now', href: chatUrl },
  }),
  expired: ({ plan, chatUrl }) => ({
    subject: `Your ${plan} plan has ended`,
    paragraphs: [
      'Your account goes on with the Free plan, and your chats are all there.',
      'You can subscribe again whenever you like.',
    ],
    action: { label: 'See the plans', href: chatUrl },
  }),
};
