import { write } from 'rules';
import { factsIn } from '../read/facts';
import { workOut } from './work-out';

const today = '2026-11-22';
const ask = (question: string) => workOut(question, factsIn(question, today), today);

describe('a question that gives its dates or sums', () => {
  it.each([
    [
      'My cheque bounced and the bank memo came on 3 November 2026, what should I do now?',
      'Send the notice by 3 December 2026.',
    ],
    [
      'My cheque of Rs 75,000 from Suresh Traders bounced on 19 November 2026. By when must I send the notice?',
      'Send the notice by 19 December 2026.',
    ],
    ['cheque return hua 10 november ko, notice kab tak bhejna hai', 'Send the notice by 10 December 2026.'],
    [
      'என் காசோலை 2 நவம்பர் 2026 அன்று திரும்பியது, எப்போதுக்குள் அறிவிப்பு அனுப்ப வேண்டும்?',
      'Send the notice by 2 December 2026.',
    ],
    ['मेरा चेक बाउंस हुआ, 4 नवंबर 2026 को मेमो मिला, नोटिस कब तक?', 'Send the notice by 4 December 2026.'],
    ['ನನ್ನ ಚೆಕ್ ಬೌನ್ಸ್ ಆಗಿ 1 ನವೆಂಬರ್ 2026 ರಂದು ಮೆಮೊ ಬಂತು', 'Send the notice by 1 December 2026.'],
    [
      'I posted the notice on 2 November 2026 and he got the notice on 5 November 2026 for the bounced cheque',
      'File the complaint with the Magistrate by 21 December 2026; the 15 days to pay ended on 20 November 2026.',
    ],
    [
      'The PIO rejected my RTI on 2 November 2026, by when the first appeal?',
      'File the first appeal by 2 December 2026.',
    ],
    [
      'I applied under RTI on 25 October 2026 and got no answer. What now?',
      'The office must reply by 24 November 2026; if it does not, appeal by 24 December 2026.',
    ],
    ['high court judgment 1 August 2026, time for SLP in supreme court', 'The time ended on 30 October 2026.'],
    [
      'rti about my brother who is in custody, received on 21 November 2026, when should they answer',
      'The office must reply by 23 November 2026; if it does not, appeal by 23 December 2026.',
    ],
    [
      'my son was remanded on 21 sept 2026 for murder, no charge sheet. when can he get default bail',
      'Apply for default bail on 20 December 2026, if no charge sheet has been filed by the end of 19 December 2026.',
    ],
    [
      'I gave my friend a loan of 5 lakh on 10 March 2023. Is it too late to file a case?',
      'The time ended on 10 March 2026.',
    ],
    [
      'The court passed a decree against me on 2 November 2026, appeal to the High Court by when?',
      'File it by 1 February 2027.',
    ],
    [
      'my last working day was 13 November 2026, when must I get full and final settlement?',
      'All wages were due by 16 November 2026: demand them in writing now.',
    ],
    [
      'Mutual divorce: we live apart since 10 January 2026. When can we file?',
      'Petition for mutual divorce: possible from 10 January 2027.',
    ],
    [
      '10 साल नौकरी की, बेसिक 30000, ग्रेच्युटी कितनी मिलेगी?',
      'You are due ₹1,73,077 as gratuity, payable by 22 December 2026.',
    ],
    ['15 ವರ್ಷ ಕೆಲಸ, ಮೂಲ ವೇತನ 26000, ಗ್ರಾಚ್ಯುಟಿ ಎಷ್ಟು?', 'You are due ₹2,25,000 as gratuity, payable by 22 December 2026.'],
    ['2% per month interest on 1 lakh for 10 months', 'The interest comes to ₹20,000, ₹1,20,000 in all.'],
    [
      'interest at 18 percent a year on 50000 for 1 year 3 months, simple',
      'The interest comes to ₹11,250, ₹61,250 in all.',
    ],
    [
      'Muslim man died leaving wife, two sons and one daughter, shares?',
      'The shares are: Wife 1/8, each Son 7/20, Daughter 7/40.',
    ],
    [
      'My father died, hindu, no will. My mother, me and two sisters. How will the house be divided?',
      'The shares are: Wife 1/4, each Daughter 1/4, Son 1/4.',
    ],
    [
      'ஒரு இந்து இறந்தார், மனைவி, இரண்டு மகன்கள், ஒரு மகள். பங்கு எவ்வளவு?',
      'The shares are: Wife 1/4, each Son 1/4, Daughter 1/4.',
    ],
    [
      'tax on salary of 18 lakh for 2025-26',
      'The tax for 2025-26 is ₹1,50,800 in the cheaper way (New regime); in the other ₹3,51,000.',
    ],
    [
      'laid off after 4 years, 45000 a month salary, how much compensation',
      'You are due ₹1,35,000 for the layoff: ₹90,000 as compensation and ₹45,000 for notice.',
    ],
  ])('%s', (question, sentence) => {
    const worked = ask(question);
    expect(worked?.result.status).toBe('done');
    if (worked?.result.status === 'done') expect(write(worked.result.sentence, 'en')).toBe(sentence);
  });

  it('says what cannot be', () => {
    const worked = ask('The memo of my bounced cheque came on 6 November 2026. I sent the notice on 1 November 2026.');
    expect(worked?.result.status).toBe('impossible');
  });

  it('tells a deadline in passing where something else is asked', () => {
    expect(ask('Which section applies when a cheque bounced on 6 November 2026?')?.leads).toBe(false);
    expect(ask('My cheque bounced on 6 November 2026, what now?')?.leads).toBe(true);
  });
});

describe('a question in other words', () => {
  it.each([
    ['I received the dishonour slip on 5th Nov 2026, last day to send demand notice?', 'by 5 December 2026'],
    ['The notice under 138 reached him on 20 October 2026. Till when can I file in court?', 'by 5 December 2026'],
    ['मेरा चेक 18 नवंबर 2026 को अनादरित हुआ, नोटिस भेजने की आखिरी तारीख?', 'by 18 December 2026'],
    ['RTI lagaya tha 25 october 2026 ko, jawab kab tak aana chahiye', 'reply by 24 November 2026'],
    [
      'mere bhai ko 2 october 2026 ko jail bheja hatya ke case mein, chargesheet nahi aayi to bail kab',
      '31 December 2026',
    ],
    [
      'cheque bounced on 14 oct, i sent notice 1 nov and he received 5 nov, not paid. when can i file the case',
      'by 21 December 2026',
    ],
    ['son in custody since 1 August 2026 for murder, chargesheet not filed, can he get bail now', '29 October 2026'],
    ['FIR on 20 Nov, arrested 21 Nov for cheating, which date is default bail', '20 January 2027'],
    ['my boss harassed me on 5 september 2026, till when can i complain to IC', 'by 5 December 2026'],
    ['monthly tenant, if i give notice on 25 november when does it end', 'until 10 December 2026'],
    ['rent agreement ends on 15 december, i give notice on 30 november, when must he leave', '15 December 2026'],
    ['RTI first appeal 1 october ko ki, jawab nahi aaya, second appeal kab tak', 'by 29 January 2027'],
    ['basic 18000, worked 2 hours extra for 12 days, overtime pay?', '24 hours'],
    ['monthly wage 15000 and i did 3 hours overtime daily for 20 days, how much extra', '60 hours'],
    ['old regime tax on income 9 lakh with 1.5 lakh 80C', '₹54,600'],
    ['my income is 13 lakh how much tax should i pay', '₹26,000'],
    ['एक मुसलमान आदमी मरा, पत्नी, माँ और दो बेटियाँ हैं, हिस्सा कितना', 'Mother 7/40'],
    ['gst 25 lakh turnover goods in maharashtra required or not', 'No, you need no GST registration'],
    ['girl born 15-08-2008 raped, accused says consent, on 1 may 2026 was she minor', 'a child under POCSO'],
    ['boy born 3 march 2009 arrested for theft on 5 october 2026 is he juvenile', 'a child in conflict with law'],
    ['expected delivery 10 january, maternity leave from when?', 'from 15 November 2026'],
    ['left the job on 12 november 2026, dues not paid, when were they due?', 'due by 14 November 2026'],
    ['I resigned on 1 November 2026 with 60 days notice. What is my last working day?', '31 December 2026'],
    [
      'employer terminated me on 10 november 2026 without the one month notice in contract, pay 45000, how much notice pay?',
      '₹45,000',
    ],
    [
      'My manager harassed me sexually, last incident 1 October 2026. Till when can I complain to ICC?',
      '1 January 2027',
    ],
    ['kirayedar ko 1 november 2026 ko notice diya, kab tak khali karna hoga', '16 November 2026'],
    ['ಒಂದು ಲಕ್ಷಕ್ಕೆ ತಿಂಗಳಿಗೆ 2% ಬಡ್ಡಿ, 8 ತಿಂಗಳಿಗೆ ಎಷ್ಟು?', '₹16,000'],
    ['monthly salary 1 lakh how much income tax', 'in the other ₹1,63,800'],
    ['मेरी सालाना तनख्वाह 20 लाख है, टैक्स कितना लगेगा?', '₹1,92,400'],
    ['GSTR-3B due 20 October 2026 filed on 5 November 2026, turnover 80 lakh. Late fee?', '₹800'],
    ['nil gst return due 20 september filed 20 october 2026 late fee how much', '₹500'],
    [
      'My shop in Tamil Nadu sells goods worth 35 lakh a year. Do I need GST registration?',
      'No, you need no GST registration',
    ],
    ['Boy born on 5 May 2009, theft on 1 November 2026. Is he a juvenile?', 'Below 18'],
    [
      'My husband, a Hindu, died without a will leaving me, a son, a daughter and his mother. Who gets what share?',
      'Son 1/4, Daughter 1/4, Mother 1/4, Wife 1/4',
    ],
    ['पिता हिंदू थे, मृत्यु हो गई, माँ, दो भाई और एक बहन हैं, किसको कितना हिस्सा?', 'Wife 1/5, each Son 1/5, Daughter 1/5'],
    ['en appa irandhutar, hindu, amma, naan, oru thangai. pangu evvalavu?', 'Wife 1/3, Daughter 1/3, Son 1/3'],
    ['I got a summons from consumer commission on 10 November 2026, by when to file written version?', '10 December'],
    [
      'My father, 45, earning 30000 a month in a private company, died in a road accident leaving wife and two children. How much compensation?',
      '₹',
    ],
  ])('%s', (question, part) => {
    const worked = ask(question);
    expect(worked?.result.status).toBe('done');
    expect(worked?.leads).toBe(true);
    if (worked?.result.status === 'done') expect(write(worked.result.sentence, 'en')).toContain(part);
  });
});

describe('days as people tell them', () => {
  it.each([
    ['पिछले महीने की 5 तारीख को चेक बाउंस का मेमो मिला, नोटिस कब तक भेजना है?', '2026-10-05'],
    ['pichle mahine ki 5 tarikh ko cheque bounce ka memo mila, notice kab tak', '2026-10-05'],
    ['cheque memo came on 5th of last month, notice till when', '2026-10-05'],
    ['got the cheque return memo on the 9th, last date for the notice?', '2026-11-09'],
    ['cheque memo 12-Oct-26, notice deadline', '2026-10-12'],
    ['போன மாதம் 5ஆம் தேதி செக் மெமோ வந்தது, நோட்டீஸ் எப்போது வரை?', '2026-10-05'],
    ['ಕಳೆದ ತಿಂಗಳು 5ರಂದು ಚೆಕ್ ಮೆಮೊ ಬಂತು, ನೋಟಿಸ್ ಕೊನೆಯ ದಿನ ಯಾವುದು?', '2026-10-05'],
  ])('%s', (question, memoDate) => expect(ask(question)?.given).toEqual({ memoDate }));

  it('a day that does not exist gets a sentence that says so', () => {
    const worked = ask('cheque memo dated 31 february 2026, notice till when');
    expect(worked?.result).toMatchObject({ status: 'impossible' });
    expect(worked?.result.status === 'impossible' && write(worked.result.problem, 'en')).toBe(
      'There is no such day as "31 february 2026". Please check the date.',
    );
  });
});

describe("a question on somebody's own case without its facts", () => {
  it.each([
    ['My cheque bounced, what can I do?', ['memoDate']],
    ['I have lost 40% earning capacity in an accident, aged 30. How much compensation?', ['income']],
    ['How much gratuity will I get on a basic of 30000?', ['joined', 'left']],
    ['My landlord gave me notice to vacate, when must I leave?', ['received']],
    ['My brother is in jail, when can he get default bail?', ['remand', 'offence']],
  ])('%s', (question, missing) => {
    expect(ask(question)?.result).toEqual({ status: 'missing', fields: missing });
  });

  it('takes what the form told earlier, until the asker tells it anew', () => {
    const question = 'My cheque bounced on 6 November 2026, what now?';
    const known = { id: 'cheque-bounce', filled: { memoDate: '2026-11-09' }, isRetold: false };
    const facts = factsIn(question, today);
    expect(workOut(question, facts, today, known)?.given).toMatchObject({ memoDate: '2026-11-09' });
    expect(workOut(question, facts, today, { ...known, isRetold: true })?.given).toMatchObject({
      memoDate: '2026-11-06',
    });
  });
});

describe('a question that asks for nothing to be worked out', () => {
  it.each([
    'What is section 138 of the NI Act?',
    'Can police arrest me for a bounced cheque of 50000?',
    'I want a home loan of 20 lakh on 1 December 2026, when will the EMI start?',
    'Draft a notice for a cheque that bounced on 6 November 2026',
    'FIR filed on 3 March 2026, can I get bail?',
    'I was hit by a car on 2 June 2026 and broke my leg, what should I do?',
    'My deposit of 50000 was not returned after I vacated on 1 October 2026',
    'How much interest can a moneylender charge?',
    'how many days to appeal to the high court',
    'section 138 complaint time expired on 1 october 2026, can the delay be condoned?',
    'what is the bonus rule?',
  ])('%s', (question) => expect(ask(question)).toBeUndefined());
});
