import fc from 'fast-check';
import type { CompiledAct } from 'knowledge';
import { createActNames, normaliseForReferences } from './act-names';
import { findReferences } from './references';

const act = (slug: string, title: string, shortNames: string[]): CompiledAct => ({
  id: slug,
  kind: 'act',
  hash: '',
  slug,
  title,
  year: 2000,
  actKind: 'act',
  shortNames,
  inForceFrom: null,
  repealedOn: null,
  replacedBy: [],
  unit: 'section',
  url: 'https://example.com',
  about: '',
  names: {},
  status: 'in force',
  numbers: [],
  isNameOnly: false,
});
const names = createActNames([
  act('ipc', 'Indian Penal Code, 1860', ['IPC']),
  act('bns', 'Bharatiya Nyaya Sanhita, 2023', ['BNS']),
  act('bnss', 'Bharatiya Nagarik Suraksha Sanhita, 2023', ['BNSS']),
  act('crpc', 'Code of Criminal Procedure, 1973', ['CrPC', 'Cr.P.C.']),
  act('ni-act', 'Negotiable Instruments Act, 1881', ['NI Act', 'N.I. Act']),
  act('constitution', 'Constitution of India', ['Constitution']),
  act('rti-act', 'Right to Information Act, 2005', ['RTI Act', 'RTI']),
  act('cpc', 'Code of Civil Procedure, 1908', ['CPC']),
  act('hma', 'Hindu Marriage Act, 1955', ['HMA', 'हिंदू विवाह अधिनियम']),
  { ...act('dam-safety-act-2021', 'Dam Safety Act, 2021', []), isNameOnly: true },
  { ...act('lotteries-act', 'Lotteries (Regulation) Act, 1998', []), isNameOnly: true },
  { ...act('police-act-1861', 'Police Act, 1861', []), isNameOnly: true },
  act('mv-act', 'Motor Vehicles Act, 1988', ['MV Act']),
]);
const found = (question: string): string[] =>
  findReferences(normaliseForReferences(question), names).references.map(
    ({ act: slug = '?', number, sub, to }) => `${slug} ${number}${sub}${to ? `..${to}` : ''}`,
  );

describe('references in questions', () => {
  it.each([
    ['What is section 302 of the IPC?', ['ipc 302']],
    ['S. 138 NI Act', ['ni-act 138']],
    ['S. 302/34 IPC', ['ipc 302', 'ipc 34']],
    ['Sections 406 and 420 of the Indian Penal Code', ['ipc 406', 'ipc 420']],
    ['Art. 14, 19 & 21', ['constitution 14', 'constitution 19', 'constitution 21']],
    ['u/s 138', ['? 138']],
    ['case u/s 498-A I.P.C.', ['ipc 498A']],
    ['302 IPC', ['ipc 302']],
    ['IPC 420 vs BNS 318(4)', ['ipc 420', 'bns 318(4)']],
    ['आईपीसी की धारा 420', ['ipc 420']],
    ['धारा 420 क्या है', ['? 420']],
    ['பிரிவு 302', ['? 302']],
    ['अनुच्छेद २१', ['constitution 21']],
    ['BNS sections 303 to 305', ['bns 303..305']],
    ['section 156(3) Cr.P.C.', ['crpc 156(3)']],
    ['Order 39 Rules 1 CPC', ['cpc Order 39 Rule 1']],
    ['Order XXXIX Rule 2', ['cpc Order 39 Rule 2']],
    ['tenth schedule of the constitution', ['constitution Schedule 10']],
    ['Section 13B Hindu Marriage Act, 1955', ['hma 13B']],
    ['difference between 302 ipc and 103 bns', ['ipc 302', 'bns 103']],
    ['Right to Information Act 2005 time limit 30 days', []],
    ['my landlord kept 50000 rupees for 2 years', []],
    ['BNS 999', ['bns 999']],
    ['crpc 41A notice', ['crpc 41A']],
    ['ipc420', ['ipc 420']],
    ['हिन्दू विवाह अधिनियम की धारा 13', ['hma 13']],
    ['ಸಂವಿಧಾನದ 21ನೇ ವಿಧಿ', ['constitution 21']],
    ['இந்திய அரசியலமைப்பின் 21வது பிரிவு', ['constitution 21']],
    ['संविधान का 370वां अनुच्छेद', ['constitution 370']],
    ['பி.என்.எஸ் 303', ['bns 303']],
    ['ಬಿ.ಎನ್.ಎಸ್. ಕಲಂ 303', ['bns 303']],
    ['ಸಂವಿಧಾನದ 444ನೇ ವಿಧಿ', ['constitution 444']],
    ['What is in the Fifteenth Schedule of the Constitution', ['constitution Schedule 15']],
    ['I wrote 5 articles for a magazine and was not paid', []],
    ['difference between 2 sections of the IPC', []],
    ['370 article', ['constitution 370']],
    ['2 section officers took a bribe of 5000', []],
    ['mv act 185 drunk driving', ['mv-act 185']],
    ['section 99 of the dam safety act', ['dam-safety-act-2021 99']],
    ['section 2 Lotteries Act, 1998', ['lotteries-act 2']],
    ['section 2 Lotteries Regulation Act', ['lotteries-act 2']],
    ['section 5 of the Police Act 1861', ['police-act-1861 5']],
    ['can police act under section 154', ['? 154']],
  ])('%s', (question, expected) => {
    expect(found(question)).toEqual(expected);
  });

  it('finds any section in any usual form', () => {
    const forms = [
      (n: number) => `section ${n} of the IPC`,
      (n: number) => `s. ${n} ipc`,
      (n: number) => `IPC ${n}`,
      (n: number) => `${n} I.P.C.`,
      (n: number) => `u/s ${n} IPC`,
      (n: number) => `धारा ${n} आईपीसी`,
    ];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 511 }), fc.constantFrom(...forms), (number, form) => {
        expect(found(form(number))).toEqual([`ipc ${number}`]);
      }),
    );
  });

  it('never fails on any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => Array.isArray(found(text))));
  });
});
