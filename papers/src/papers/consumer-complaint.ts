import { amount, date, long, receiver, signed, text, writer } from '../fields';
import type { EnglishPaper } from '../paper';

export const consumerComplaint: EnglishPaper = {
  id: 'consumer-complaint',
  title: 'Consumer complaint with affidavit',
  about: 'For whoever bought goods or a service that was defective, deficient or unfairly sold.',
  asks: ['consumer', 'consumer court', 'consumer complaint', 'refund'],
  subjects: [
    'consumer-complaint-defective-product',
    'service-deficiency',
    'online-shopping-refund',
    'overcharging-mrp',
    'misleading-ad',
    'airline-delay',
    'coaching-fee-refund',
    'cpa-35',
  ],
  law: ['cpa-35', 'cpa-34', 'cpa-69'],
  fields: [
    ...writer,
    ...receiver,
    text('commission', 'District Commission of your place'),
    text('bought', 'what you bought', 'thing'),
    date(
      'when',
      'date of the purchase',
      undefined,
      'bought|purchas|order|paid|book|bill|invoice|बुक|खरीद|வாங்க|ಕೊಂಡ|ಖರೀದಿ',
    ),
    amount('amount', 'price paid', 'amount'),
    long('defect', 'what is wrong', 'story'),
    date('complained', 'date on which you complained to the seller', undefined, 'complain|wrote|e-?mail'),
    amount('compensation', 'compensation that you ask for'),
    ...signed,
  ],
  body: `Before {{commission}}

Complaint under section 35 of the Consumer Protection Act, 2019

Complainant: {{name}}, {{address}}
Opposite party: {{to}}, {{to-address}}

1. The complainant bought {{bought}} from the opposite party on {{when}} for {{amount}}.

2. Defect or deficiency: {{defect}}.

3. The complainant wrote to the opposite party on {{complained}}. It did not put the matter right.

4. The complainant lives or works within the limits of this Commission. The price paid is {{amount}}, within its power. The complaint is within two years of the cause.

5. Prayer: (a) return of {{amount}} with interest, or replacement; (b) {{compensation}} as compensation; (c) the costs of the complaint.

{{place}}, {{today}}

{{name}}

Affidavit: I, {{name}}, state on oath that paragraphs 1 to 4 are true to my knowledge and that nothing is hidden.

List of documents: 1. Bill. 2. Warranty or terms. 3. Messages and letter to the opposite party. 4. Photos or expert's note.`,
  enclosures: ['Bill', 'Warranty or terms', 'Letter to the seller with proof', 'Photos', 'Affidavit, sworn'],
  file: 'Online at e-jagriti.gov.in or at the Commission’s office, within two years. No fee where the price paid is up to ₹5 lakh. Copies for the Commission and for each opposite party. No lawyer is needed.',
  check: [
    'The price paid decides the forum: District up to ₹50 lakh, State up to ₹2 crore, National above.',
    'A lawyer would sharpen the ground (defect, deficiency, unfair trade practice) and the amounts.',
  ],
};
