import { yesNo } from '../core/choices';
import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  left: { kind: 'date', label: words('Last working day', 'கடைசி வேலை நாள்', 'आखिरी कार्यदिवस', 'ಕೊನೆಯ ಕೆಲಸದ ದಿನ') },
  fiveDays: {
    kind: 'choice',
    choices: yesNo,
    optional: true,
    label: words(
      'Is Saturday free at your work?',
      'சனிக்கிழமை விடுமுறையா?',
      'क्या शनिवार को छुट्टी रहती है?',
      'ಶನಿವಾರ ರಜೆಯೇ?',
    ),
  },
  pay: { kind: 'rupees', optional: true, label: words('Monthly pay', 'மாதச் சம்பளம்', 'मासिक वेतन', 'ತಿಂಗಳ ಸಂಬಳ') },
  unpaidDays: {
    kind: 'number',
    min: 0,
    max: 1000,
    optional: true,
    label: words(
      'Days worked and not paid',
      'ஊதியம் வராத வேலை நாட்கள்',
      'काम के दिन जिनका पैसा नहीं मिला',
      'ಹಣ ಬಾರದ ಕೆಲಸದ ದಿನಗಳು',
    ),
  },
  leaveDays: {
    kind: 'number',
    min: 0,
    max: 365,
    optional: true,
    label: words('Earned leave days left', 'மீதமுள்ள ஈட்டிய விடுப்பு நாட்கள்', 'बची हुई अर्जित छुट्टियाँ', 'ಉಳಿದ ಗಳಿಕೆ ರಜೆ ದಿನಗಳು'),
  },
} as const satisfies Fields;

export const texts = {
  title: words('Full and final settlement', 'முழு இறுதித் தீர்வு', 'फुल एंड फाइनल हिसाब', 'ಪೂರ್ಣ ಮತ್ತು ಅಂತಿಮ ಲೆಕ್ಕ'),
  about: words(
    'When the last wages must come after leaving a job, and what they are.',
    'வேலை விட்ட பின் கடைசி ஊதியம் எப்போது வர வேண்டும், எவ்வளவு.',
    'नौकरी छोड़ने पर आखिरी वेतन कब और कितना मिलना चाहिए।',
    'ಕೆಲಸ ಬಿಟ್ಟ ಮೇಲೆ ಕೊನೆಯ ವೇತನ ಯಾವಾಗ, ಎಷ್ಟು ಬರಬೇಕು.',
  ),
  due: words(
    'All wages are due by {date}.',
    'எல்லா ஊதியமும் {date}-க்குள் வர வேண்டும்.',
    'सारा वेतन {date} तक मिलना चाहिए।',
    'ಎಲ್ಲಾ ವೇತನ {date} ರೊಳಗೆ ಬರಬೇಕು.',
  ),
  dueSum: words(
    '{sum} is due by {date}.',
    '{sum} {date}-க்குள் வர வேண்டும்.',
    '{sum} {date} तक मिलना चाहिए।',
    '{sum} {date} ರೊಳಗೆ ಬರಬೇಕು.',
  ),
  late: words(
    'All wages were due by {date}: demand them in writing now.',
    'எல்லா ஊதியமும் {date}-க்குள் வந்திருக்க வேண்டும்: இப்போது எழுத்தில் கேளுங்கள்.',
    'सारा वेतन {date} तक मिल जाना चाहिए था: अब लिखित में माँगें।',
    'ಎಲ್ಲಾ ವೇತನ {date} ರೊಳಗೆ ಬರಬೇಕಿತ್ತು: ಈಗ ಬರಹದಲ್ಲಿ ಕೇಳಿ.',
  ),
  lateSum: words(
    '{sum} was due by {date}: demand it in writing now.',
    '{sum} {date}-க்குள் வந்திருக்க வேண்டும்: இப்போது எழுத்தில் கேளுங்கள்.',
    '{sum} {date} तक मिल जाना चाहिए था: अब लिखित में माँगें।',
    '{sum} {date} ರೊಳಗೆ ಬರಬೇಕಿತ್ತು: ಈಗ ಬರಹದಲ್ಲಿ ಕೇಳಿ.',
  ),
  twoDays: words(
    'Two working days after {left}: {date}.',
    '{left}-க்குப் பின் இரண்டு வேலை நாட்கள்: {date}.',
    '{left} के बाद दो कार्यदिवस: {date}।',
    '{left} ರ ನಂತರ ಎರಡು ಕೆಲಸದ ದಿನ: {date}.',
  ),
  wages: words(
    'Wages for {days} days: {sum}.',
    '{days} நாள் ஊதியம்: {sum}.',
    '{days} दिन का वेतन: {sum}।',
    '{days} ದಿನಗಳ ವೇತನ: {sum}.',
  ),
  leave: words(
    'Pay for {days} days of leave: {sum}.',
    '{days} நாள் விடுப்புச் சம்பளம்: {sum}.',
    '{days} दिन की छुट्टी का पैसा: {sum}।',
    '{days} ದಿನಗಳ ರಜೆ ಹಣ: {sum}.',
  ),
  gratuity: words(
    'Gratuity, if due, by {date}.',
    'பணிக்கொடை இருந்தால் {date}-க்குள்.',
    'ग्रेच्युटी बनती हो तो {date} तक।',
    'ಗ್ರಾಚ್ಯುಟಿ ಇದ್ದರೆ {date} ರೊಳಗೆ.',
  ),
  claim: words(
    'A claim before the authority is possible until {date}.',
    'அதிகாரியிடம் {date} வரை கோரலாம்.',
    'प्राधिकारी के सामने {date} तक दावा हो सकता है।',
    'ಅಧಿಕಾರಿಯ ಮುಂದೆ {date} ರವರೆಗೆ ಕ್ಲೇಮು ಮಾಡಬಹುದು.',
  ),
  deductions: words(
    'Only deductions that the law names may be made; a thing not given back is no reason to keep all wages.',
    'சட்டம் சொல்லும் பிடித்தங்கள் மட்டுமே; பொருள் திரும்பாதது முழு ஊதியத்தை நிறுத்தக் காரணமல்ல.',
    'केवल कानून में बताई कटौतियाँ हो सकती हैं; सामान न लौटाना पूरा वेतन रोकने का कारण नहीं।',
    'ಕಾನೂನು ಹೇಳಿದ ಕಡಿತಗಳು ಮಾತ್ರ; ವಸ್ತು ಹಿಂತಿರುಗಿಸದಿರುವುದು ಪೂರ್ಣ ವೇತನ ತಡೆಯಲು ಕಾರಣವಲ್ಲ.',
  ),
  label: words(
    'Full and final settlement is due',
    'இறுதித் தீர்வு வர வேண்டிய நாள்',
    'फुल एंड फाइनल की तारीख',
    'ಅಂತಿಮ ಲೆಕ್ಕ ಬರಬೇಕಾದ ದಿನ',
  ),
};
