import { brand } from 'shared-contracts/brand';
import type { Category } from '../article';

export const plansAndPayments: Category = {
  id: 'plans',
  title: 'Plans and payments',
  about: 'Limits, subscribing, invoices, refunds.',
  articles: [
    {
      id: 'daily-limit',
      title: 'The daily limit of the Free plan',
      summary: 'How questions are counted, and when the count starts again.',
      blocks: [
        'The Free plan allows up to 5 legal questions per day, with or without an account. A visitor’s questions are counted by a cookie. The count starts again at midnight, Indian time.',
        'When the limit is reached, a message says when you can go on, and your question stays in the field. Pro and Legal Pro+ have no daily limit.',
      ],
    },
    {
      id: 'subscribe',
      title: 'Subscribing to a plan',
      summary: 'From the plan chooser to the payment.',
      blocks: [
        {
          steps: [
            'In the chat open Profile and press Upgrade to Pro.',
            'Choose a plan and press Upgrade Now.',
            'Enter a promotion code if you have one and press Apply.',
            'Read the price summary: subtotal, discount, GST (18%) and total.',
            'Choose your State, press Proceed to Payment and pay by card, UPI, net banking or wallet.',
          ],
        },
        'The plan starts when the payment is confirmed, mostly within seconds. The invoice comes by e-mail.',
      ],
    },
    {
      id: 'promotion-codes',
      title: 'Using a promotion code',
      summary: 'Where it goes, and why it may be refused.',
      blocks: [
        'Enter it under Promotion code when you subscribe. Capital or small letters make no difference. Remove takes it away again.',
        'A code may be refused because it has expired, has been used as often as it may, needs a higher amount, or belongs to another plan. GST is worked out on the price after the discount.',
      ],
    },
    {
      id: 'invoices',
      title: 'Finding your GST invoices',
      summary: 'By e-mail and as PDF in your profile.',
      blocks: [
        'Each payment has a tax invoice with a consecutive number, the tax split into CGST and SGST or shown as IGST, depending on your State. Your profile lists them all as PDF.',
        'An invoice cannot be changed once it is made. If your GSTIN was missing, add it to your profile for the next one, and write to us for a correction.',
      ],
    },
    {
      id: 'cancel-your-plan',
      title: 'Cancelling your plan',
      summary: 'It stays active until the period ends.',
      blocks: [
        { steps: ['Open Profile in the chat and go to your plan.', 'Choose to cancel and confirm.'] },
        'The plan stays active until the date shown there. After that your account goes on with the Free plan, with all chats. Until that date you can also change your mind and resume it.',
      ],
    },
    {
      id: 'get-a-refund',
      title: 'Getting a refund',
      summary: 'The 7 days of a first subscription.',
      blocks: [
        'If it is your first subscription, you get the full amount back when you ask within 7 days of paying: Profile, your plan, refund. Refunds are processed in 5 to 10 business days; banks then usually need 2 to 3 days.',
        `After 7 days there are no partial refunds. The [refund policy](page:refund) has the details. Something went wrong? Write to [${brand.contactEmail}](mail:contact).`,
      ],
    },
  ],
};
