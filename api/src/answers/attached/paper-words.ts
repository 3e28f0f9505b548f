import type { Language } from 'shared-contracts/calls/chat/types';
import type { PaperKind } from './paper-kinds';
import type { WarningKind } from './clause-warnings';

/** The words in which a person's own paper is told. */
export interface PaperWords {
  readonly kinds: Readonly<Record<PaperKind, string>>;
  is(name: string, kind: string, pages: number): string;
  readonly who: string;
  readonly owed: string;
  readonly money: string;
  readonly days: string;
  readonly watch: string;
  readonly nothingUnusual: string;
  readonly theLaw: string;
  readonly limits: string;
  place(page: number | null, clause: string): string;
  /** What the law says of a clause of each kind; of a deposit, of how many months' rent. */
  readonly warnings: Readonly<Record<WarningKind, (months: number) => string>>;
  readonly ask: readonly string[];
}

const contract = (number: string, words: string): string => `[[contract-act-${number}|${words}]]`;

const en: PaperWords = {
  kinds: {
    'rent agreement': 'a rent agreement',
    'employment contract': 'an employment contract',
    'sale agreement': 'a sale agreement',
    'loan agreement': 'a loan agreement',
    'legal notice': 'a legal notice',
    'police report': 'a police report (FIR)',
    'court paper': 'a paper of a court',
    'bank memo': 'a bank’s return memo',
    will: 'a will',
    'power of attorney': 'a power of attorney',
    invoice: 'a bill',
    paper: 'a document',
  },
  is: (name, kind, pages) => `**${name}** is ${kind}${pages > 1 ? ` of ${pages} pages` : ''}.`,
  who: 'Who is bound',
  owed: 'Who owes what, by when',
  money: 'Sums',
  days: 'Days',
  watch: 'What the law forbids or limits',
  nothingUnusual:
    'I found no clause of the kinds that the law forbids or limits and that I can recognise (deposit, lock-in, work afterwards, penalties, court, notice). That does not make every clause fair.',
  theLaw: 'What the law says',
  limits:
    'This was read by a program: what it found is quoted, what it missed is not. Let a lawyer read a paper before you sign it.',
  place: (page, clause) =>
    [page === null ? '' : `page ${page}`, clause && `clause ${clause}`].filter(Boolean).join(', '),
  warnings: {
    'deposit above the cap': (months) =>
      `The deposit is ${months} months’ rent. No law of the whole country caps it; the Union’s Model Tenancy Act, 2021 (section 11) only proposes two months for a home. Uttar Pradesh allows two months for a home ([[up-tenancy-act-11|Section 11]]), Tamil Nadu three unless the agreement says otherwise ([[tn-tenancy-act-11|Section 11]]). For another State ask the Rent Authority or free legal aid (15100).`,
    'one-sided lock-in': () =>
      `The lock-in binds one side only. Who leaves early owes reasonable compensation for real loss, not the whole term’s sum (${contract('74', 'Section 74, Contract Act')}).`,
    'no work afterwards': () =>
      `A ban on working elsewhere after the job ends is void (${contract('27', 'Section 27, Contract Act')}); keeping secrets may still be asked of you.`,
    'no court': () =>
      `A clause that keeps you from court is void; arbitration may be agreed (${contract('28', 'Section 28, Contract Act')}).`,
    penalty: () =>
      `A fixed penalty is a ceiling: the other side gets reasonable compensation for its loss, not the sum by itself (${contract('74', 'Section 74, Contract Act')}).`,
    'out without notice': () =>
      `A monthly tenancy ends with 15 days’ notice unless the agreement says otherwise ([[tpa-106|Section 106, Transfer of Property Act]]), and nobody is put out without a court’s order.`,
    'papers kept': () =>
      'An employer has no right to keep your original certificates as security; offer copies and ask for a receipt of whatever you hand over.',
  },
  ask: ['What is the notice period in my agreement?', 'Which clauses of this document should I check?'],
};

const hi: PaperWords = {
  kinds: {
    'rent agreement': 'किराया समझौता',
    'employment contract': 'नौकरी का अनुबंध',
    'sale agreement': 'बिक्री का समझौता',
    'loan agreement': 'ऋण का समझौता',
    'legal notice': 'कानूनी नोटिस',
    'police report': 'पुलिस रिपोर्ट (FIR)',
    'court paper': 'न्यायालय का कागज़',
    'bank memo': 'बैंक का रिटर्न मेमो',
    will: 'वसीयत',
    'power of attorney': 'मुख्तारनामा',
    invoice: 'बिल',
    paper: 'दस्तावेज़',
  },
  is: (name, kind, pages) => `**${name}** एक ${kind} है${pages > 1 ? ` (${pages} पृष्ठ)` : ''}।`,
  who: 'किन पर लागू है',
  owed: 'किसे क्या, कब तक देना या करना है',
  money: 'रकमें',
  days: 'तारीखें',
  watch: 'कानून क्या रोकता या सीमित करता है',
  nothingUnusual:
    'कानून जिन शर्तों को रोकता या सीमित करता है और जिन्हें मैं पहचान सकता हूँ (जमा, लॉक-इन, बाद का काम, जुर्माना, अदालत, नोटिस), उनमें से कोई नहीं मिली। इससे हर शर्त उचित नहीं हो जाती।',
  theLaw: 'कानून क्या कहता है',
  limits: 'यह एक प्रोग्राम ने पढ़ा है: जो मिला वह उद्धृत है, जो छूटा वह नहीं। हस्ताक्षर से पहले कागज़ वकील को दिखाएँ।',
  place: (page, clause) => [page === null ? '' : `पृष्ठ ${page}`, clause && `खंड ${clause}`].filter(Boolean).join(', '),
  warnings: {
    'deposit above the cap': (months) =>
      `जमा राशि ${months} महीने के किराए के बराबर है। पूरे देश के लिए कोई सीमा नहीं है; केंद्र का मॉडल किरायेदारी अधिनियम, 2021 (धारा 11) घर के लिए केवल दो महीने सुझाता है। उत्तर प्रदेश घर के लिए दो महीने तक मानता है ([[up-tenancy-act-11|धारा 11]]), तमिलनाडु तीन, यदि समझौता कुछ और न कहे ([[tn-tenancy-act-11|धारा 11]])। दूसरे राज्य के लिए किराया प्राधिकरण या मुफ़्त क़ानूनी सहायता (15100) से पूछें।`,
    'one-sided lock-in': () =>
      `लॉक-इन केवल एक पक्ष को बाँधता है। पहले छोड़ने वाले को असली नुकसान का उचित मुआवज़ा देना होता है, पूरी अवधि की रकम नहीं (${contract('74', 'धारा 74, संविदा अधिनियम')})।`,
    'no work afterwards': () =>
      `नौकरी छूटने के बाद दूसरी जगह काम करने पर रोक शून्य है (${contract('27', 'धारा 27, संविदा अधिनियम')}); गोपनीयता रखने को फिर भी कहा जा सकता है।`,
    'no court': () =>
      `अदालत जाने से रोकने वाली शर्त शून्य है; मध्यस्थता मानी जा सकती है (${contract('28', 'धारा 28, संविदा अधिनियम')})।`,
    penalty: () =>
      `तय जुर्माना अधिकतम सीमा है: दूसरे पक्ष को नुकसान का उचित मुआवज़ा मिलता है, अपने आप पूरी रकम नहीं (${contract('74', 'धारा 74, संविदा अधिनियम')})।`,
    'out without notice': () =>
      `समझौते में कुछ और न हो तो मासिक किरायेदारी 15 दिन के नोटिस से खत्म होती है ([[tpa-106|धारा 106, संपत्ति अंतरण अधिनियम]]), और अदालत के आदेश बिना किसी को निकाला नहीं जाता।`,
    'papers kept': () =>
      'नियोक्ता को आपके मूल प्रमाण पत्र ज़मानत के तौर पर रखने का अधिकार नहीं; प्रतियाँ दें और जो भी दें उसकी रसीद लें।',
  },
  ask: ['मेरे समझौते में नोटिस की अवधि क्या है?', 'इस दस्तावेज़ का सारांश बताओ'],
};

const ta: PaperWords = {
  kinds: {
    'rent agreement': 'வாடகை ஒப்பந்தம்',
    'employment contract': 'பணி ஒப்பந்தம்',
    'sale agreement': 'விற்பனை ஒப்பந்தம்',
    'loan agreement': 'கடன் ஒப்பந்தம்',
    'legal notice': 'சட்ட அறிவிப்பு',
    'police report': 'காவல் அறிக்கை (FIR)',
    'court paper': 'நீதிமன்ற ஆவணம்',
    'bank memo': 'வங்கியின் திருப்புக் குறிப்பு',
    will: 'உயில்',
    'power of attorney': 'அதிகாரப் பத்திரம்',
    invoice: 'ரசீது',
    paper: 'ஆவணம்',
  },
  is: (name, kind, pages) => `**${name}** ஒரு ${kind}${pages > 1 ? ` (${pages} பக்கங்கள்)` : ''}.`,
  who: 'யாரைக் கட்டுப்படுத்துகிறது',
  owed: 'யார் என்ன, எப்போதுக்குள்',
  money: 'தொகைகள்',
  days: 'தேதிகள்',
  watch: 'சட்டம் தடுப்பவை அல்லது வரம்பிடுபவை',
  nothingUnusual:
    'சட்டம் தடுக்கும் அல்லது வரம்பிடும், நான் அறியக்கூடிய விதிகள் (முன்பணம், லாக்-இன், பிந்தைய வேலை, அபராதம், நீதிமன்றம், அறிவிப்பு) எதுவும் இல்லை. அதனால் எல்லா விதியும் நியாயமானது என்று ஆகாது.',
  theLaw: 'சட்டம் சொல்வது',
  limits: 'இதை ஒரு நிரல் படித்தது: கண்டதே மேற்கோளாக உள்ளது, தவறியது இல்லை. கையெழுத்திடும் முன் வழக்கறிஞரிடம் காட்டுங்கள்.',
  place: (page, clause) =>
    [page === null ? '' : `பக்கம் ${page}`, clause && `பிரிவு ${clause}`].filter(Boolean).join(', '),
  warnings: {
    'deposit above the cap': (months) =>
      `முன்பணம் ${months} மாத வாடகை. நாடு முழுவதற்கும் உச்சவரம்பு இல்லை; மத்திய அரசின் மாதிரி வாடகைச் சட்டம், 2021 (பிரிவு 11) வீட்டுக்கு இரண்டு மாதத்தைப் பரிந்துரைக்க மட்டுமே செய்கிறது. உத்தரப் பிரதேசம் வீட்டுக்கு இரண்டு மாதம் வரை அனுமதிக்கிறது ([[up-tenancy-act-11|பிரிவு 11]]), தமிழ்நாடு ஒப்பந்தம் வேறு சொல்லாவிட்டால் மூன்று ([[tn-tenancy-act-11|பிரிவு 11]]). வேறு மாநிலத்துக்கு வாடகை ஆணையத்திடமோ இலவச சட்ட உதவியிடமோ (15100) கேளுங்கள்.`,
    'one-sided lock-in': () =>
      `லாக்-இன் ஒரு தரப்பை மட்டும் கட்டுப்படுத்துகிறது. முன்பே விலகுபவர் உண்மையான இழப்புக்கு நியாயமான இழப்பீடு தந்தால் போதும், முழுக் காலத் தொகை அல்ல (${contract('74', 'பிரிவு 74, ஒப்பந்தச் சட்டம்')}).`,
    'no work afterwards': () =>
      `வேலை முடிந்தபின் வேறு இடத்தில் வேலை செய்யத் தடை செல்லாது (${contract('27', 'பிரிவு 27, ஒப்பந்தச் சட்டம்')}); ரகசியம் காக்கக் கேட்கலாம்.`,
    'no court': () =>
      `நீதிமன்றம் செல்வதைத் தடுக்கும் விதி செல்லாது; நடுவர் தீர்ப்புக்கு ஒப்புக்கொள்ளலாம் (${contract('28', 'பிரிவு 28, ஒப்பந்தச் சட்டம்')}).`,
    penalty: () =>
      `நிர்ணயித்த அபராதம் உச்ச வரம்பே: மறு தரப்புக்கு நியாயமான இழப்பீடு மட்டுமே, தானாக முழுத் தொகை அல்ல (${contract('74', 'பிரிவு 74, ஒப்பந்தச் சட்டம்')}).`,
    'out without notice': () =>
      `ஒப்பந்தத்தில் வேறு இல்லையென்றால் மாத வாடகை 15 நாள் அறிவிப்பில் முடியும் ([[tpa-106|பிரிவு 106, சொத்து மாற்றச் சட்டம்]]); நீதிமன்ற உத்தரவின்றி யாரையும் வெளியேற்ற முடியாது.`,
    'papers kept': () =>
      'உங்கள் அசல் சான்றிதழ்களைப் பிணையாக வைக்க முதலாளிக்கு உரிமை இல்லை; நகல்களைத் தாருங்கள், கொடுத்ததற்கு ரசீது வாங்குங்கள்.',
  },
  ask: ['என் ஒப்பந்தத்தில் அறிவிப்புக் காலம் என்ன?', 'இந்த ஆவணத்தைச் சுருக்கமாகச் சொல்'],
};

const kn: PaperWords = {
  kinds: {
    'rent agreement': 'ಬಾಡಿಗೆ ಒಪ್ಪಂದ',
    'employment contract': 'ಉದ್ಯೋಗ ಒಪ್ಪಂದ',
    'sale agreement': 'ಮಾರಾಟ ಒಪ್ಪಂದ',
    'loan agreement': 'ಸಾಲದ ಒಪ್ಪಂದ',
    'legal notice': 'ಲೀಗಲ್ ನೋಟಿಸ್',
    'police report': 'ಪೊಲೀಸ್ ವರದಿ (FIR)',
    'court paper': 'ನ್ಯಾಯಾಲಯದ ಕಾಗದ',
    'bank memo': 'ಬ್ಯಾಂಕಿನ ರಿಟರ್ನ್ ಮೆಮೊ',
    will: 'ಉಯಿಲು',
    'power of attorney': 'ಅಧಿಕಾರ ಪತ್ರ',
    invoice: 'ಬಿಲ್',
    paper: 'ದಾಖಲೆ',
  },
  is: (name, kind, pages) => `**${name}** ಒಂದು ${kind}${pages > 1 ? ` (${pages} ಪುಟಗಳು)` : ''}.`,
  who: 'ಯಾರಿಗೆ ಅನ್ವಯ',
  owed: 'ಯಾರು ಏನು, ಯಾವಾಗ ಕೊಡಬೇಕು ಅಥವಾ ಮಾಡಬೇಕು',
  money: 'ಮೊತ್ತಗಳು',
  days: 'ದಿನಾಂಕಗಳು',
  watch: 'ಕಾನೂನು ತಡೆಯುವ ಅಥವಾ ಮಿತಿಗೊಳಿಸುವ ಷರತ್ತುಗಳು',
  nothingUnusual:
    'ಕಾನೂನು ತಡೆಯುವ ಅಥವಾ ಮಿತಿಗೊಳಿಸುವ, ನಾನು ಗುರುತಿಸಬಲ್ಲ ಷರತ್ತುಗಳು (ಠೇವಣಿ, ಲಾಕ್-ಇನ್, ನಂತರದ ಕೆಲಸ, ದಂಡ, ನ್ಯಾಯಾಲಯ, ನೋಟಿಸ್) ಕಂಡುಬರಲಿಲ್ಲ. ಅದರಿಂದ ಎಲ್ಲ ಷರತ್ತೂ ನ್ಯಾಯವೆಂದು ಅರ್ಥವಲ್ಲ.',
  theLaw: 'ಕಾನೂನು ಹೇಳುವುದು',
  limits: 'ಇದನ್ನು ಒಂದು ಪ್ರೋಗ್ರಾಂ ಓದಿದೆ: ಸಿಕ್ಕಿದ್ದನ್ನು ಉಲ್ಲೇಖಿಸಲಾಗಿದೆ, ತಪ್ಪಿದ್ದನ್ನು ಅಲ್ಲ. ಸಹಿ ಮಾಡುವ ಮೊದಲು ವಕೀಲರಿಗೆ ತೋರಿಸಿ.',
  place: (page, clause) => [page === null ? '' : `ಪುಟ ${page}`, clause && `ಷರತ್ತು ${clause}`].filter(Boolean).join(', '),
  warnings: {
    'deposit above the cap': (months) =>
      `ಠೇವಣಿ ${months} ತಿಂಗಳ ಬಾಡಿಗೆಯಷ್ಟಿದೆ. ಇಡೀ ದೇಶಕ್ಕೆ ಮಿತಿ ಇಲ್ಲ; ಕೇಂದ್ರದ ಮಾದರಿ ಬಾಡಿಗೆ ಕಾಯ್ದೆ, 2021 (ಸೆಕ್ಷನ್ 11) ಮನೆಗೆ ಎರಡು ತಿಂಗಳನ್ನು ಸೂಚಿಸುತ್ತದೆ ಅಷ್ಟೆ. ಉತ್ತರ ಪ್ರದೇಶ ಮನೆಗೆ ಎರಡು ತಿಂಗಳವರೆಗೆ ಅನುಮತಿಸುತ್ತದೆ ([[up-tenancy-act-11|ಸೆಕ್ಷನ್ 11]]), ತಮಿಳುನಾಡು ಒಪ್ಪಂದ ಬೇರೆ ಹೇಳದಿದ್ದರೆ ಮೂರು ([[tn-tenancy-act-11|ಸೆಕ್ಷನ್ 11]]). ಬೇರೆ ರಾಜ್ಯಕ್ಕೆ ಬಾಡಿಗೆ ಪ್ರಾಧಿಕಾರ ಅಥವಾ ಉಚಿತ ಕಾನೂನು ನೆರವನ್ನು (15100) ಕೇಳಿ.`,
    'one-sided lock-in': () =>
      `ಲಾಕ್-ಇನ್ ಒಂದು ಕಡೆಯನ್ನು ಮಾತ್ರ ಬಂಧಿಸುತ್ತದೆ. ಮೊದಲೇ ಬಿಡುವವರು ನಿಜವಾದ ನಷ್ಟಕ್ಕೆ ನ್ಯಾಯಯುತ ಪರಿಹಾರ ಕೊಟ್ಟರೆ ಸಾಕು, ಇಡೀ ಅವಧಿಯ ಮೊತ್ತವಲ್ಲ (${contract('74', 'ಸೆಕ್ಷನ್ 74, ಕರಾರು ಕಾಯ್ದೆ')}).`,
    'no work afterwards': () =>
      `ಕೆಲಸ ಬಿಟ್ಟ ನಂತರ ಬೇರೆಡೆ ಕೆಲಸ ಮಾಡದಂತೆ ನಿಷೇಧ ಅಸಿಂಧು (${contract('27', 'ಸೆಕ್ಷನ್ 27, ಕರಾರು ಕಾಯ್ದೆ')}); ಗುಟ್ಟು ಕಾಯಲು ಕೇಳಬಹುದು.`,
    'no court': () =>
      `ನ್ಯಾಯಾಲಯಕ್ಕೆ ಹೋಗದಂತೆ ತಡೆಯುವ ಷರತ್ತು ಅಸಿಂಧು; ಮಧ್ಯಸ್ಥಿಕೆಗೆ ಒಪ್ಪಬಹುದು (${contract('28', 'ಸೆಕ್ಷನ್ 28, ಕರಾರು ಕಾಯ್ದೆ')}).`,
    penalty: () =>
      `ನಿಗದಿತ ದಂಡ ಗರಿಷ್ಠ ಮಿತಿ ಮಾತ್ರ: ಎದುರು ಕಡೆಗೆ ನ್ಯಾಯಯುತ ಪರಿಹಾರ ಸಿಗುತ್ತದೆ, ತಾನಾಗಿಯೇ ಪೂರ್ತಿ ಮೊತ್ತವಲ್ಲ (${contract('74', 'ಸೆಕ್ಷನ್ 74, ಕರಾರು ಕಾಯ್ದೆ')}).`,
    'out without notice': () =>
      `ಒಪ್ಪಂದದಲ್ಲಿ ಬೇರೆ ಇಲ್ಲದಿದ್ದರೆ ಮಾಸಿಕ ಬಾಡಿಗೆ 15 ದಿನಗಳ ನೋಟಿಸಿನಿಂದ ಕೊನೆಗೊಳ್ಳುತ್ತದೆ ([[tpa-106|ಸೆಕ್ಷನ್ 106, ಆಸ್ತಿ ವರ್ಗಾವಣೆ ಕಾಯ್ದೆ]]); ನ್ಯಾಯಾಲಯದ ಆದೇಶವಿಲ್ಲದೆ ಯಾರನ್ನೂ ಹೊರಹಾಕುವಂತಿಲ್ಲ.`,
    'papers kept': () =>
      'ನಿಮ್ಮ ಮೂಲ ಪ್ರಮಾಣಪತ್ರಗಳನ್ನು ಭದ್ರತೆಯಾಗಿ ಇಟ್ಟುಕೊಳ್ಳುವ ಹಕ್ಕು ಉದ್ಯೋಗದಾತರಿಗಿಲ್ಲ; ನಕಲುಗಳನ್ನು ಕೊಡಿ, ಕೊಟ್ಟದ್ದಕ್ಕೆ ರಸೀದಿ ಪಡೆಯಿರಿ.',
  },
  ask: ['ನನ್ನ ಒಪ್ಪಂದದಲ್ಲಿ ನೋಟಿಸ್ ಅವಧಿ ಎಷ್ಟು?', 'ಈ ದಾಖಲೆಯ ಸಾರಾಂಶ ಹೇಳಿ'],
};

export const paperWords: Readonly<Record<Language, PaperWords>> = { en, hi, ta, kn };
