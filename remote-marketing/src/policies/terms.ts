import { brand } from 'shared-contracts/brand';
import type { Policy } from './policy';

export const terms: Policy = {
  title: 'Terms and Conditions',
  lastUpdated: '2026-11-21',
  inShort: [
    'You must be 18 or older.',
    'You get legal information, not a lawyer’s advice.',
    'Use it lawfully, and check what matters before you act on it.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'What you agree to',
      blocks: [
        `These terms apply between you and ${brand.name} ("we") when you visit this site, ask a question, open an account or subscribe to a plan. By doing so you accept them. If you do not, please do not use the service.`,
        'The [privacy policy](page:privacy) says what happens to personal data, and the [refund policy](page:refund) what happens to payments. Both belong to these terms.',
      ],
    },
    {
      id: 'age',
      heading: 'Who may use the service',
      blocks: [
        'You must be 18 or older, and able to enter into a contract under the Indian Contract Act, 1872. If you act for a company or another person, you confirm that you are allowed to.',
        'A parent or guardian may ask on behalf of a child.',
      ],
    },
    {
      id: 'information',
      heading: 'Information, not advice',
      blocks: [
        'Answers are written by a computer program from a knowledge base of Indian law and, where the operator has set one up, with the help of a language model. They are general information. They are not legal advice, not an opinion on your case, and no substitute for an advocate.',
        'No relationship of lawyer and client comes about, and what you write is not protected as a communication with an advocate under the Bharatiya Sakshya Adhiniyam, 2023.',
        {
          note: 'The assistant may occasionally give incorrect references. Read the section or judgment that is cited, and ask an advocate before you act on it, above all where a time limit runs.',
        },
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        'Much can be used without an account. When you open one, give correct details, keep your password to yourself, and tell us if someone else has used it. One account serves one person.',
        'Whoever registers as a lawyer confirms being enrolled with a State Bar Council. The service does not advertise or rank advocates.',
      ],
    },
    {
      id: 'plans',
      heading: 'Plans, prices and renewal',
      blocks: [
        'The [pricing page](page:pricing) shows what each plan holds and what it costs. Prices are in Indian rupees. 18% GST is added at checkout, where you see the total before you pay.',
        'A paid plan begins when the payment is confirmed and lasts for the month or year you chose. You can cancel at any time; the plan then stays active until that period ends. If a payment fails, premium access may be paused until it succeeds.',
        'We may change plans and prices. A change never touches a period that is already paid.',
        '**Attorney consultation calls.** Premium users get attorney consultation calls only where the plan they bought lists them on the pricing page. Such a call is given by an independent advocate, who alone is responsible for the advice.',
      ],
    },
    {
      id: 'limits',
      heading: 'Limits of use',
      blocks: [
        'The Free plan allows up to 5 legal questions per day. Every plan has limits on the length of a question and on the number and size of files, and short-term limits that protect the service from overload.',
      ],
    },
    {
      id: 'conduct',
      heading: 'What is not allowed',
      blocks: [
        'Please do not use the service',
        {
          list: [
            'to commit or to hide an offence, or to threaten, defame or harass anyone',
            'to upload what you have no right to share, or files that are meant to do damage',
            'to copy answers in bulk, to resell them, or to send automated requests without our consent',
            'to get around limits, payments or security',
            'to present an answer as the advice of an advocate',
          ],
        },
        'We may pause or end an account that does so, after telling you why, unless the law or the safety of others forbids us to tell.',
      ],
    },
    {
      id: 'content',
      heading: 'Your content and ours',
      blocks: [
        'What you write and upload stays yours. You allow us to process it as far as that is needed to answer you, and no further.',
        'You may use the answers you get for your own purposes and for those of your clients. The texts, drawings, software and collection of the service belong to us or to those who licensed them to us. Statutes and judgments belong to nobody.',
      ],
    },
    {
      id: 'availability',
      heading: 'Availability',
      blocks: [
        'We want the service to be there 24/7, and quick. We cannot promise that it never fails: maintenance, networks and powers beyond our control may interrupt it. If we end the service altogether, what you have paid for the time after that is refunded.',
      ],
    },
    {
      id: 'liability',
      heading: 'Our liability',
      blocks: [
        'We answer for damage that we cause on purpose or by gross negligence, and wherever the law does not allow liability to be limited. This includes your rights under the Consumer Protection Act, 2019.',
        'Otherwise our liability is limited to what you paid us in the twelve months before the damage. We do not answer for decisions taken on an answer that was not checked.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      blocks: [
        'Indian law applies. Please write to us first: most things are settled by a mail. Otherwise the courts at Bengaluru have jurisdiction. As a consumer you may also go to the consumer commission of the place where you live or work.',
      ],
    },
    {
      id: 'grievance',
      heading: 'Grievances and contact',
      blocks: [
        `Our grievance contact is [${brand.grievanceEmail}](mail:grievance), ${brand.location}. We acknowledge a complaint within 48 hours and settle it within one month. For everything else there is the [contact page](page:contact).`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes of these terms',
      blocks: [
        'When we change these terms, the date at the top changes, and people with an account are told before a change that matters to them takes effect. Whoever does not agree can cancel and delete the account.',
      ],
    },
  ],
};
