import { date, long, receiver, signed, text, writer } from '../fields';
import type { EnglishPaper } from '../paper';

export const replyToNotice: EnglishPaper = {
  id: 'reply-to-notice',
  title: 'Reply to a legal notice',
  about: 'For whoever got a notice from a lawyer or another person and disputes it.',
  asks: [
    'reply to notice',
    'reply to a notice',
    'reply to the notice',
    'reply to a legal notice',
    'reply to legal notice',
    'answer to legal notice',
    'got a notice',
  ],
  subjects: ['reply-legal-notice', 'cheque-accused'],
  law: ['contract-act-73'],
  fields: [
    ...writer,
    ...receiver,
    date('notice', 'date of the notice', undefined, 'notice|dated|received|got|नोटिस|நோட்டீஸ்|அறிவிப்பு|ನೋಟಿಸ್'),
    text('client', 'for whom the notice was sent'),
    long('denied', 'what in the notice is wrong'),
    long('truth', 'what really happened', 'story'),
    ...signed,
  ],
  body: `To
{{to}}
{{to-address}}

Subject: Reply to your notice dated {{notice}} on behalf of {{client}}

1. I have received your notice. What is not expressly admitted in this reply is denied.

2. I deny in particular: {{denied}}.

3. The facts are these: {{truth}}.

4. No amount and no act is due from me as claimed. I ask your client to withdraw the notice and not to take steps on it.

5. If proceedings are begun all the same, I shall defend them at your client's cost. This reply is given without prejudice to my rights.

{{place}}, {{today}}

{{name}}
{{address}}`,
  enclosures: ['Copies of papers that show what really happened'],
  file: 'Send it by registered or speed post within the time that the notice sets, 15 days where it sets none. Keep a copy and the receipt.',
  check: [
    'Admit nothing that you are not sure of, and threaten nobody.',
    'In a cheque case the 15 days count: pay or answer within them. A lawyer should read the reply before it goes.',
  ],
};
