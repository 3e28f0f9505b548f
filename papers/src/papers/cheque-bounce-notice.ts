import { amount, date, long, receiver, signed, text, writer } from '../fields';
import type { EnglishPaper } from '../paper';

export const chequeBounceNotice: EnglishPaper = {
  id: 'cheque-bounce-notice',
  title: 'Notice for a bounced cheque',
  about: 'For whoever holds a cheque that the bank returned unpaid; it must go out within 30 days of the memo.',
  asks: ['cheque', 'bounced cheque', 'cheque bounce', 'section 138'],
  subjects: ['cheque-bounce', 'ni-act-138', 'ni-act-142'],
  law: ['ni-act-138', 'ni-act-142', 'ni-act-139'],
  fields: [
    ...writer,
    ...receiver,
    text('cheque', 'cheque number', 'cheque number'),
    date('cheque-date', 'date of the cheque', undefined, 'che(?:que|ck) (?:is )?dated|cheque of'),
    text('bank', 'bank and branch of the cheque', 'bank'),
    amount('amount', 'amount of the cheque', 'amount'),
    long('debt', 'for which debt the cheque was given'),
    date('memo', 'date of the memo', undefined, 'memo|bounc|return|dishono|मेमो|बाउंस|लौट|மெமோ|பவுன்ஸ்|திரும்ப|ಮೆಮೊ|ಬೌನ್ಸ್'),
    text('reason', 'reason in the memo'),
    ...signed,
  ],
  body: `By registered post with acknowledgement due

To
{{to}}
{{to-address}}

Subject: Demand under section 138 of the Negotiable Instruments Act, 1881 for cheque no. {{cheque}}

1. You owed me {{amount}} for {{debt}}. To pay it you gave me cheque no. {{cheque}} dated {{cheque-date}} for {{amount}}, drawn on {{bank}}.

2. I presented the cheque through my bank within its validity. It was returned unpaid with the memo dated {{memo}}, which gives the reason: {{reason}}.

3. I demand that you pay me the cheque amount of {{amount}} within 15 days of receiving this notice.

4. If you do not pay within that time, I shall file a complaint under sections 138 and 142 of the Negotiable Instruments Act, 1881 before the competent Magistrate, and take such civil steps as the law allows, at your cost and risk.

{{place}}, {{today}}

{{name}}
{{address}}`,
  enclosures: ['Copy of the cheque', "Copy of the bank's return memo", 'Copy of the paper that shows the debt'],
  file: 'Send it by registered or speed post with acknowledgement (e-mail or WhatsApp besides) within 30 days of the memo. No fee but postage. Keep a copy, the receipt and the tracking print.',
  check: [
    'The amount demanded is exactly the amount of the cheque.',
    'The 30 days run from the day on which your bank told you of the return.',
    'A lawyer would check who signed the cheque and name the directors where a company gave it.',
  ],
};
