import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  wages: {
    kind: 'rupees',
    label: words(
      'Last monthly basic pay and dearness allowance',
      'கடைசி மாத அடிப்படை ஊதியம் + அகவிலைப்படி',
      'आखिरी मासिक मूल वेतन + महँगाई भत्ता',
      'ಕೊನೆಯ ತಿಂಗಳ ಮೂಲ ವೇತನ + ತುಟ್ಟಿಭತ್ಯೆ',
    ),
  },
  pay: {
    kind: 'rupees',
    optional: true,
    label: words(
      'Whole monthly pay with all allowances',
      'எல்லாப் படிகளும் சேர்ந்த மொத்த மாதச் சம்பளம்',
      'सब भत्तों सहित पूरा मासिक वेतन',
      'ಎಲ್ಲಾ ಭತ್ಯೆ ಸೇರಿ ಒಟ್ಟು ತಿಂಗಳ ಸಂಬಳ',
    ),
    hint: words(
      'Since 21 November 2025 wages count as at least half of it.',
      '21 நவம்பர் 2025 முதல் இதில் பாதியாவது ஊதியமாகக் கணக்கிடப்படும்.',
      '21 नवंबर 2025 से इसका कम से कम आधा वेतन गिना जाता है।',
      '21 ನವೆಂಬರ್ 2025ರಿಂದ ಇದರ ಕನಿಷ್ಠ ಅರ್ಧ ವೇತನವಾಗಿ ಲೆಕ್ಕ.',
    ),
  },
  joined: { kind: 'date', label: words('Day of joining', 'வேலையில் சேர்ந்த நாள்', 'नौकरी शुरू होने का दिन', 'ಕೆಲಸಕ್ಕೆ ಸೇರಿದ ದಿನ') },
  left: { kind: 'date', label: words('Last working day', 'கடைசி வேலை நாள்', 'आखिरी कार्यदिवस', 'ಕೊನೆಯ ಕೆಲಸದ ದಿನ') },
  reason: {
    kind: 'choice',
    label: words('Why did the job end?', 'வேலை ஏன் முடிந்தது?', 'नौकरी क्यों खत्म हुई?', 'ಕೆಲಸ ಏಕೆ ಮುಗಿಯಿತು?'),
    choices: [
      {
        value: 'left',
        label: words(
          'Resigned, retired or dismissed',
          'ராஜினாமா, ஓய்வு அல்லது நீக்கம்',
          'इस्तीफ़ा, सेवानिवृत्ति या हटाया गया',
          'ರಾಜೀನಾಮೆ, ನಿವೃತ್ತಿ ಅಥವಾ ವಜಾ',
        ),
      },
      {
        value: 'fixed-term',
        label: words('End of a fixed term', 'குறித்த கால ஒப்பந்தம் முடிந்தது', 'तय अवधि पूरी हुई', 'ನಿಗದಿತ ಅವಧಿ ಮುಗಿಯಿತು'),
      },
      { value: 'death', label: words('Death or disablement', 'மரணம் அல்லது ஊனம்', 'मृत्यु या अपंगता', 'ಸಾವು ಅಥವಾ ಅಂಗವೈಕಲ್ಯ') },
    ],
  },
} as const satisfies Fields;

export const texts = {
  title: words('Gratuity', 'பணிக்கொடை (Gratuity)', 'ग्रेच्युटी', 'ಗ್ರಾಚ್ಯುಟಿ'),
  about: words(
    'How much gratuity is due when a job ends, and by when.',
    'வேலை முடிந்தால் எவ்வளவு பணிக்கொடை, எப்போதுக்குள்.',
    'नौकरी खत्म होने पर कितनी ग्रेच्युटी और कब तक।',
    'ಕೆಲಸ ಮುಗಿದಾಗ ಎಷ್ಟು ಗ್ರಾಚ್ಯುಟಿ, ಯಾವಾಗಿನೊಳಗೆ.',
  ),
  due: words(
    'You are due {sum} as gratuity, payable by {date}.',
    'உங்களுக்கு {sum} பணிக்கொடை வர வேண்டும்; {date}-க்குள் தர வேண்டும்.',
    'आपकी ग्रेच्युटी {sum} बनती है, जो {date} तक मिलनी चाहिए।',
    'ನಿಮಗೆ {sum} ಗ್ರಾಚ್ಯುಟಿ ಬರಬೇಕು; {date} ರೊಳಗೆ ಕೊಡಬೇಕು.',
  ),
  none: words(
    'No gratuity is due yet: five years of service were needed, until {date}.',
    'பணிக்கொடை இல்லை: ஐந்தாண்டு பணி தேவை, அதாவது {date} வரை.',
    'ग्रेच्युटी नहीं बनती: पाँच साल की सेवा चाहिए थी, यानी {date} तक।',
    'ಗ್ರಾಚ್ಯುಟಿ ಸಿಗದು: ಐದು ವರ್ಷ ಸೇವೆ ಬೇಕಿತ್ತು, ಅಂದರೆ {date} ರವರೆಗೆ.',
  ),
  noneShort: words('No gratuity yet', 'பணிக்கொடை இல்லை', 'ग्रेच्युटी नहीं', 'ಗ್ರಾಚ್ಯುಟಿ ಇಲ್ಲ'),
  service: words(
    'Service: {years} years, {months} months, {days} days; counted as {counted} years.',
    'பணி: {years} ஆண்டு, {months} மாதம், {days} நாள்; {counted} ஆண்டாகக் கணக்கு.',
    'सेवा: {years} साल, {months} महीने, {days} दिन; {counted} साल गिने गए।',
    'ಸೇವೆ: {years} ವರ್ಷ, {months} ತಿಂಗಳು, {days} ದಿನ; {counted} ವರ್ಷ ಎಂದು ಲೆಕ್ಕ.',
  ),
  serviceProRata: words(
    'Fixed term: no five years needed; {years} years, {months} months count pro rata as {counted}.',
    'குறித்த காலம்: ஐந்தாண்டு தேவையில்லை; {years} ஆண்டு, {months} மாதம் விகிதப்படி {counted}.',
    'तय अवधि: पाँच साल ज़रूरी नहीं; {years} साल, {months} महीने अनुपात से {counted}।',
    'ನಿಗದಿತ ಅವಧಿ: ಐದು ವರ್ಷ ಬೇಕಿಲ್ಲ; {years} ವರ್ಷ, {months} ತಿಂಗಳು ಅನುಪಾತದಲ್ಲಿ {counted}.',
  ),
  wagesLine: words('Monthly wages: {wages}.', 'மாத ஊதியம்: {wages}.', 'मासिक वेतन: {wages}।', 'ತಿಂಗಳ ವೇತನ: {wages}.'),
  halfPay: words(
    'Wages are at least half of the whole pay: {wages}.',
    'ஊதியம் மொத்தச் சம்பளத்தில் பாதிக்குக் குறையாது: {wages}.',
    'वेतन पूरे वेतन का कम से कम आधा: {wages}।',
    'ವೇತನ ಒಟ್ಟು ಸಂಬಳದ ಅರ್ಧಕ್ಕಿಂತ ಕಡಿಮೆಯಿಲ್ಲ: {wages}.',
  ),
  formula: words(
    '{wages} × 15 ÷ 26 × {counted} = {sum}.',
    '{wages} × 15 ÷ 26 × {counted} = {sum}.',
    '{wages} × 15 ÷ 26 × {counted} = {sum}।',
    '{wages} × 15 ÷ 26 × {counted} = {sum}.',
  ),
  ceiling: words(
    'The law gives at most {sum}.',
    'சட்டப்படி அதிகபட்சம் {sum}.',
    'कानून में अधिकतम {sum}।',
    'ಕಾನೂನಿನಂತೆ ಗರಿಷ್ಠ {sum}.',
  ),
  payBy: words(
    'Payable within 30 days, by {date}; after that with simple interest.',
    '30 நாட்களில், {date}-க்குள் தர வேண்டும்; அதன் பின் சாதாரண வட்டியுடன்.',
    '30 दिन में, {date} तक देय; उसके बाद साधारण ब्याज सहित।',
    '30 ದಿನಗಳಲ್ಲಿ, {date} ರೊಳಗೆ ಕೊಡಬೇಕು; ನಂತರ ಸರಳ ಬಡ್ಡಿಯೊಂದಿಗೆ.',
  ),
  fourYears: words(
    'Some High Courts count 4 years and 240 days as five years: claim it.',
    'சில உயர் நீதிமன்றங்கள் 4 ஆண்டு 240 நாளை ஐந்தாண்டாகக் கருதுகின்றன: கோருங்கள்.',
    'कुछ हाई कोर्ट 4 साल 240 दिन को पाँच साल मानते हैं: दावा करें।',
    'ಕೆಲವು ಹೈಕೋರ್ಟ್‌ಗಳು 4 ವರ್ಷ 240 ದಿನವನ್ನು ಐದು ವರ್ಷವೆಂದು ಪರಿಗಣಿಸುತ್ತವೆ: ಕೇಳಿ.',
  ),
  oldLaw: words(
    'A job that ended before 21 November 2025 falls under the Payment of Gratuity Act, 1972, with the same formula.',
    '21 நவம்பர் 2025-க்கு முன் முடிந்த வேலைக்கு 1972 பணிக்கொடைச் சட்டம்; கணக்கு அதுவே.',
    '21 नवंबर 2025 से पहले खत्म हुई नौकरी पर 1972 का ग्रेच्युटी अधिनियम, वही सूत्र।',
    '21 ನವೆಂಬರ್ 2025ಕ್ಕೂ ಮೊದಲು ಮುಗಿದ ಕೆಲಸಕ್ಕೆ 1972ರ ಗ್ರಾಚ್ಯುಟಿ ಕಾಯ್ದೆ; ಲೆಕ್ಕ ಅದೇ.',
  ),
  better: words(
    'A contract or award that gives more prevails.',
    'அதிகம் தரும் ஒப்பந்தம் இருந்தால் அதுவே செல்லும்.',
    'ज़्यादा देने वाला अनुबंध हो तो वही चलेगा।',
    'ಹೆಚ್ಚು ಕೊಡುವ ಒಪ್ಪಂದವಿದ್ದರೆ ಅದೇ ಅನ್ವಯ.',
  ),
  label: words('Gratuity is due', 'பணிக்கொடை வர வேண்டிய நாள்', 'ग्रेच्युटी मिलने की तारीख', 'ಗ್ರಾಚ್ಯುಟಿ ಬರಬೇಕಾದ ದಿನ'),
};
