import { date, long, signed, text, writer } from '../fields';
import type { EnglishPaper } from '../paper';

const happened = [
  date('when', 'date of what happened', 'date'),
  text('where', 'place of what happened'),
  long('facts', 'what happened, step by step', 'story'),
  long('accused', 'who did it, as far as you know'),
  long('witnesses', 'who saw it and what proof there is'),
];

export const policeComplaint: EnglishPaper = {
  id: 'police-complaint',
  title: 'Complaint to the police',
  about: 'For whoever reports an offence and wants an FIR.',
  asks: ['police complaint', 'fir', 'complaint to police station', 'police station', 'complaint to the police'],
  subjects: ['theft-report', 'zero-fir', 'cheated-by-person', 'threatened', 'assault-hurt', 'bnss-173', 'fir-copy'],
  law: ['bnss-173'],
  fields: [...writer, text('station', 'police station', 'station'), ...happened, ...signed],
  body: `To
The Officer in charge
{{station}}

Subject: Information of an offence under section 173 of the Bharatiya Nagarik Suraksha Sanhita, 2023

1. I am {{name}}, {{address}}.

2. On {{when}} at {{where}} this happened: {{facts}}.

3. It was done by: {{accused}}.

4. Witnesses and proof: {{witnesses}}.

5. Please register a First Information Report, investigate, and give me a copy free of cost as section 173(2) provides.

What I have written is true to the best of my knowledge.

{{place}}, {{today}}

{{name}}`,
  enclosures: ['Photos, bills, medical papers, screenshots'],
  file: 'At any police station (a zero FIR is sent on), or online where your State allows it; what is sent by electronic means is to be signed within three days. No fee. Ask for the copy of the FIR.',
  check: [
    'Write only what you saw or know; say so where you were told.',
    'In danger call 112 first. A lawyer would name the sections; you need not.',
  ],
};

export const complaintToSuperintendent: EnglishPaper = {
  id: 'complaint-to-superintendent',
  title: 'Complaint to the Superintendent of Police',
  about: 'For whoever was refused an FIR at the police station.',
  asks: [
    'superintendent',
    'sp complaint',
    'to the sp',
    'complaint to sp',
    'letter to sp',
    'letter to the sp',
    'refused fir',
    'refused to register fir',
    'refused to register my fir',
    'fir not registered',
    'not taking my fir',
    'fir refused',
    'refused my fir',
    'police not registering',
    '173(4)',
  ],
  subjects: ['fir-refused'],
  law: ['bnss-173'],
  fields: [
    ...writer,
    text('district', 'district'),
    text('station', 'police station', 'station'),
    date('refused', 'date of the refusal', undefined, 'refus|did not register|not register'),
    ...happened,
    ...signed,
  ],
  body: `To
The Superintendent of Police
{{district}}

Subject: Refusal to register an FIR; information under section 173(4) of the Bharatiya Nagarik Suraksha Sanhita, 2023

1. I am {{name}}, {{address}}.

2. On {{when}} at {{where}} this happened: {{facts}}. It was done by: {{accused}}. Witnesses and proof: {{witnesses}}.

3. On {{refused}} I gave this information at {{station}}. The officer in charge refused to record it.

4. The facts show a cognizable offence. Please investigate the case yourself or direct an officer to do so, and have an FIR registered.

{{place}}, {{today}}

{{name}}`,
  enclosures: ['Copy of the complaint given at the station', 'Proof of what happened'],
  file: 'By post (registered or speed post) or e-mail to the Superintendent. No fee. If nothing follows, apply to the Magistrate under section 175(3).',
  check: [
    'Keep the postal receipt: the Magistrate will ask for it.',
    'Add the name or belt number of the officer if you know it.',
  ],
};

export const applicationToMagistrate: EnglishPaper = {
  id: 'application-to-magistrate',
  title: 'Application to the Magistrate for an investigation',
  about: 'For whoever got no FIR from the station nor from the Superintendent.',
  asks: ['magistrate', '175(3)', '156(3)'],
  subjects: ['bnss-175'],
  law: ['bnss-175', 'bnss-173'],
  fields: [
    ...writer,
    text('court', 'court of the Judicial Magistrate'),
    text('station', 'police station', 'station'),
    date('told', 'date on which the station was told', undefined, 'station|police'),
    date('superintendent', 'date of the letter to the Superintendent', undefined, 'superintendent|\\bsp\\b'),
    ...happened,
    ...signed,
  ],
  body: `In the court of {{court}}

Application under section 175(3) of the Bharatiya Nagarik Suraksha Sanhita, 2023

Applicant: {{name}}, {{address}}
Police station: {{station}}

1. On {{when}} at {{where}} this happened: {{facts}}. It was done by: {{accused}}. Witnesses and proof: {{witnesses}}.

2. On {{told}} the applicant informed {{station}}, which did not register an FIR. On {{superintendent}} the applicant wrote to the Superintendent of Police under section 173(4). Nothing was done.

3. The facts show a cognizable offence that calls for an investigation by the police.

4. Prayer: that the officer in charge of {{station}} be directed to register an FIR and to investigate.

{{place}}, {{today}}

{{name}}

Affidavit: I, {{name}}, state on oath that the contents of paragraphs 1 to 3 are true to my knowledge, and that I informed the police station and the Superintendent as stated.`,
  enclosures: [
    'Complaint to the station',
    'Letter to the Superintendent with postal receipt',
    'Proof',
    'Affidavit, sworn',
  ],
  file: 'In the court of the Magistrate for the place of the offence, with the affidavit that the section asks for. A small court fee stamp, as your State sets it; two copies.',
  check: [
    'The affidavit is required: without it the application is sent back.',
    'A lawyer is of use here; free legal aid: 15100.',
  ],
};
