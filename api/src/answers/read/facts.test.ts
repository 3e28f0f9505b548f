import fc from 'fast-check';
import { addDays, addMonths } from './calendar';
import { eventDateOf, factsIn, type Facts } from './facts';

const TODAY = '2026-11-22';
const read = (text: string): Facts => factsIn(text, TODAY);

describe('facts in a text', () => {
  it.each([
    ['the cheque bounced on 2 May 2026', '2026-05-02'],
    ['on 2nd of May, 2026 he hit me', '2026-05-02'],
    ['May 2, 2026 was the day', '2026-05-02'],
    ['dated 02/05/2026', '2026-05-02'],
    ['dated 2.5.26', '2026-05-02'],
    ['on 2026-05-02', '2026-05-02'],
    ['it came back on 5 November', '2026-11-05'],
    ['FIR on 30 December', '2025-12-30'],
    ['in March 2023', '2023-03-31'],
    ['10 days back I filed an RTI', '2026-11-12'],
    ['50 days ago', '2026-10-03'],
    ['two months ago', '2026-09-22'],
    ['6 months back', '2026-05-22'],
    ['one and a half years ago', '2025-05-22'],
    ['he was arrested yesterday', '2026-11-21'],
    ['last Monday', '2026-11-16'],
    ['last Sunday', '2026-11-15'],
    ['last month', '2026-10-31'],
    ['last year', '2025-12-31'],
    ['in 2022 somebody stole it', '2022-12-31'],
    ['the murder of 2019', '2019-12-31'],
    ['10 din pehle cheque bounce hua', '2026-11-12'],
    ['do mahine pehle', '2026-09-22'],
    ['2022 mein chori hui', '2022-12-31'],
    ['2 mai nahi, 5 julai 2025 ko', '2025-07-05'],
    ['pichle mahine', '2026-10-31'],
    ['2022 में चोरी हुई', '2022-12-31'],
    ['२ मई २०२६ को चेक बाउंस हुआ', '2026-05-02'],
    ['10 दिन पहले', '2026-11-12'],
    ['दो महीने पहले', '2026-09-22'],
    ['2022ல் திருட்டு நடந்தது', '2022-12-31'],
    ['2022 இல் நடந்தது', '2022-12-31'],
    ['2026 மே 2 அன்று', '2026-05-02'],
    ['மே 2, 2026 அன்று', '2026-05-02'],
    ['10 நாட்களுக்கு முன்பு', '2026-11-12'],
    ['இரண்டு மாதங்களுக்கு முன்', '2026-09-22'],
    ['நேற்று அடித்தார்', '2026-11-21'],
    ['rendu maasam munnadi', '2026-09-22'],
    ['10 naal munnadi', '2026-11-12'],
    ['2022ರಲ್ಲಿ ಕಳ್ಳತನ', '2022-12-31'],
    ['2 ಮೇ 2026 ರಂದು', '2026-05-02'],
    ['10 ದಿನಗಳ ಹಿಂದೆ', '2026-11-12'],
    ['ನಿನ್ನೆ ಹೊಡೆದ', '2026-11-21'],
    ['eradu tingalu hinde', '2026-09-22'],
    ['10 dina hinde', '2026-11-12'],
  ])('%s: %s', (text, iso) => {
    expect(read(text).dates.map((date) => date.iso)).toEqual([iso]);
  });

  it.each([
    'the Hindu Succession Act of 1956',
    'Companies Act, 2013 section 447',
    'section 2022 of the code',
    'what is the punishment for theft',
    'I paid 2000 rupees',
    'mar gaya',
    'may I know the law',
    'the fine is 2000',
  ])('no date in: %s', (text) => {
    expect(read(text).dates).toEqual([]);
  });

  it('reads back every day that is written out, in each order', () => {
    const days = fc.integer({ min: 0, max: 36_000 }).map((count) => addDays('1950-01-01', count));
    const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];
    const all = [...names, 'November', 'December'];
    fc.assert(
      fc.property(days, (iso) => {
        const [year = '', month = '', day = ''] = iso.split('-');
        const name = all[Number(month) - 1] ?? '';
        for (const text of [
          `on ${Number(day)} ${name} ${year} it was`,
          `${name} ${Number(day)}, ${year}`,
          `on ${day}/${month}/${year}`,
          `${day}-${month}-${year} ko`,
        ])
          expect(read(text).dates.map((date) => date.iso)).toEqual([iso]);
      }),
    );
  });

  it('counts days back in every language alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), (count) => {
        const iso = addDays(TODAY, -count);
        for (const text of [
          `${count} days ago`,
          `${count} din pehle`,
          `${count} दिन पहले`,
          `${count} நாட்களுக்கு முன்பு`,
          `${count} ದಿನಗಳ ಹಿಂದೆ`,
        ])
          expect(read(text).dates[0]?.iso).toBe(iso);
      }),
    );
  });

  it('keeps to the days that a month has', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(read('on 31 February 2026').dates.map(({ precision }) => precision)).not.toContain('day');
  });

  it.each([
    ['no salary for 3 months', 3, 'month'],
    ['vacate within 7 days', 7, 'day'],
    ['3 mahine se salary nahi', 3, 'month'],
    ['jail for 95 days', 95, 'day'],
    ['tenant for 25 years', 25, 'year'],
    ['तीन महीने की तनख्वाह', 3, 'month'],
    ['3 மாதமாக சம்பளம் இல்லை', 3, 'month'],
    ['moonu maasama salary varala', 3, 'month'],
    ['ಮೂರು ತಿಂಗಳಿಂದ ಸಂಬಳ ಇಲ್ಲ', 3, 'month'],
  ])('%s: a span of %d %s', (text, count, unit) => {
    expect(read(text).spans).toEqual([expect.objectContaining({ count, unit })]);
  });

  it.each([
    ['a cheque of Rs 2 lakh', 200_000],
    ['bounced cheque of 5.8 lakh', 580_000],
    ['₹45,000 gone', 45_000],
    ['Rs. 28,000.', 28_000],
    ['the deposit of 50000 back', 50_000],
    ['gold chain worth 40,000', 40_000],
    ['I earn 25,000', 25_000],
    ['5 लाख का चेक', 500_000],
    ['५० हजार ठग लिए', 50_000],
    ['2 crore project', 20_000_000],
    ['30k poiduchu', 30_000],
    ['5 லட்சம் கடன்', 500_000],
    ['50 ஆயிரம் ரூபாய்', 50_000],
    ['2 ಲಕ್ಷ ಸಾಲ', 200_000],
    ['500 rupaye ka challan', 500],
    ['do lakh udhar diya', 200_000],
    ['1,50,000/- only', 150_000],
    ['paid 2000 rupees', 2000],
  ])('%s: %d rupees', (text, rupees) => {
    expect(read(text).amounts.map(({ paise }) => paise)).toEqual([rupees * 100]);
  });

  it.each([
    'section 138',
    '350 workers',
    'in 2022',
    'article 21',
    '7 years jail',
    'BNS 303',
    '6 acres of land',
    '10 people',
  ])('no sum in: %s', (text) => {
    expect(read(text).amounts).toEqual([]);
  });

  it.each([
    ['What if a girl of 17 runs away with a boy', 17, 'girl'],
    ['I am 19 and my girlfriend is 17', 17, 'girlfriend'],
    ['my 9 year old niece says', 9, 'niece'],
    ['my 16-year-old son took my scooty', 16, 'son'],
    ['our daughter who is 3', 3, 'daughter'],
    ['ladki 17 saal ki hai', 17, 'girl'],
    ['agar 17 saal ki ladki', 17, 'girl'],
    ['17 साल की लड़की की शादी', 17, 'girl'],
    ['17 வயது பெண்ணை', 17, 'woman'],
    ['17 ವರ್ಷದ ಹುಡುಗಿ', 17, 'girl'],
    ['ponnuku 20 vayasu', 20, 'daughter'],
    ['what if he was 16 years old?', 16, 'other'],
    ['umar 68 hai', 68, 'other'],
    ['I am 72 and my son does not feed me', 72, 'asker'],
    ['I am a 29 year old woman', 29, 'woman'],
  ])('%s: %d, %s', (text, years, of) => {
    expect(read(text).ages).toContainEqual({ years, of });
  });

  it.each(['7 years in jail', '17 saal ki saza', 'within 30 days', 'married 5 years ago', 'tenant for 25 years'])(
    'no age in: %s',
    (text) => {
      expect(read(text).ages).toEqual([]);
    },
  );

  it.each([
    ['rent agreement in Pune', 'MH'],
    ['I am from Kerala working in Bengaluru', 'KA'],
    ['private hospital in Lucknow', 'UP'],
    ['சென்னையில் வாடகை', 'TN'],
    ['மதுரையில் நிலம்', 'TN'],
    ['ಬೆಂಗಳೂರಿನಲ್ಲಿ ಬಾಡಿಗೆ', 'KA'],
    ['दिल्ली में किराया', 'DL'],
    ['mumbai me flat', 'MH'],
    ['and in Karnataka?', 'KA'],
    ['hyderabad lo', 'TS'],
  ])('%s lies in %s', (text, code) => {
    expect(read(text).state).toBe(code);
  });

  it.each(['mar gaya', 'what is the law', 'State of Kerala v. Union'])('no place in: %s', (text) => {
    expect(read(text).state).toBe(text.includes('Kerala') ? 'KL' : undefined);
  });

  it.each([
    ['my landlord changed the lock', 'tenant'],
    ['makan malik deposit nahi de raha', 'tenant'],
    ['வீட்டு ஓனர் அட்வான்ஸ் தரல', 'tenant'],
    ['ಮನೆ ಮಾಲೀಕರು ಅಡ್ವಾನ್ಸ್ ಕೊಡ್ತಿಲ್ಲ', 'tenant'],
    ['my tenant is not vacating', 'landlord'],
    ['मेरा किरायेदार घर खाली नहीं करता', 'landlord'],
    ['my wife is asking for divorce', 'husband'],
    ['meri patni ghar chhod gayi', 'husband'],
    ['my husband beats me', 'wife'],
    ['en husband daily adikiraan', 'wife'],
    ['ನನ್ನ ಗಂಡ ಹೊಡೀತಾನೆ', 'wife'],
    ['mera boss salary nahi de raha', 'employee'],
    ['Police called me to the station', 'accused'],
    ['Her father filed a case against me', 'accused'],
    ['mere khilaf jhootha case', 'accused'],
    ['I gave a loan of 3 lakh', 'lender'],
    ['recovery agents call me', 'borrower'],
    ['My father died without a will', 'heir'],
    ['my 16 year old son took my scooty', 'parent'],
    ['I slapped my neighbour', 'doer'],
    ['he stole my phone', 'victim'],
    ['my friend was arrested', 'helper'],
    ['Amazon sent a fake phone', 'buyer'],
  ] as const)('%s is asked by a %s', (text, role) => {
    expect(read(text).roles).toContain(role);
  });

  it.each([
    ['My neighbour stole my gold chain from my house', 'dwelling'],
    ['they fractured my wrist', 'grievous'],
    ['haath tod diya', 'grievous'],
    ['he came at night with a knife', 'weapon'],
    ['police took her after sunset', 'night'],
    ['what if he was a minor?', 'minor'],
    ['my father died', 'death'],
    ['அப்பா இறந்துவிட்டார்', 'death'],
    ['en appa bike la pogum pothu car idichu irandhutaar', 'death'],
    ['she came with her own wish', 'consent'],
    ['what if we are not married', 'unmarried'],
    ['ಮನೆಯಿಂದ ಕಳ್ಳತನ', 'dwelling'],
  ] as const)('%s: %s', (text, circumstance) => {
    expect(read(text).circumstances).toContain(circumstance);
  });

  it.each([
    ['can I get bail?', 'yes or no'],
    ['is it bailable?', 'yes or no'],
    ['kya mujhe bail mil sakti hai', 'yes or no'],
    ['பிணை கிடைக்குமா?', 'yes or no'],
    ['how many days do I have to send the notice?', 'how long'],
    ['kitne din me notice', 'how long'],
    ['ಎಷ್ಟು ದಿನ ಬೇಕು', 'how long'],
    ['which court should we go to', 'where'],
    ['kahan complaint karu?', 'where'],
    ['how much does it cost?', 'how much'],
    ['draft a notice for this', 'draft'],
    ['give me a complaint format for SP', 'draft'],
    ['Difference between theft and robbery', 'difference'],
    ['which section was it in IPC?', 'which law'],
    ['Which Supreme Court case says death only in rarest of rare?', 'case'],
    ['What can I do today?', 'steps'],
    ['என்ன பண்ணலாம்?', 'steps'],
  ] as const)('%s wants: %s', (text, wanted) => {
    expect(read(text).wanted).toContain(wanted);
  });

  it('takes the day of the event from what lies behind', () => {
    expect(eventDateOf(read('vacate by 31 March 2027, notice came on 2 May 2026'), TODAY)).toBe('2026-05-02');
    expect(eventDateOf(read('it was before 1 July 2024'), TODAY)).toBe('2024-06-30');
    expect(eventDateOf(read('prior to the new criminal laws'), TODAY)).toBe('2024-06-30');
    expect(eventDateOf(read('no day is told'), TODAY)).toBeUndefined();
  });

  it('knows the religion that decides which family law applies', () => {
    expect(read('My Muslim father has passed away').religion).toBe('muslim');
    expect(read('we are a sikh family').religion).toBe('hindu');
    expect(read('நாங்கள் கிறிஸ்தவர்கள்').religion).toBe('christian');
  });
});
