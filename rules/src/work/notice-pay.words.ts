import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  by: {
    kind: 'choice',
    label: words('Who ends the job?', 'வேலையை முடிப்பவர் யார்?', 'नौकरी कौन खत्म कर रहा है?', 'ಕೆಲಸ ಮುಗಿಸುವವರು ಯಾರು?'),
    choices: [
      {
        value: 'employee',
        label: words('I resign', 'நான் ராஜினாமா செய்கிறேன்', 'मैं इस्तीफ़ा दे रहा/रही हूँ', 'ನಾನು ರಾಜೀನಾಮೆ ಕೊಡುತ್ತೇನೆ'),
      },
      { value: 'employer', label: words('The employer', 'முதலாளி', 'नियोक्ता', 'ಉದ್ಯೋಗದಾತರು') },
    ],
  },
  given: {
    kind: 'date',
    label: words('Day the notice was given', 'அறிவிப்பு கொடுத்த நாள்', 'नोटिस देने का दिन', 'ನೋಟಿಸ್ ಕೊಟ್ಟ ದಿನ'),
  },
  length: {
    kind: 'number',
    min: 1,
    max: 365,
    label: words(
      'Notice in the contract (number)',
      'ஒப்பந்தத்தில் உள்ள அறிவிப்பு (எண்)',
      'अनुबंध में नोटिस (संख्या)',
      'ಒಪ್ಪಂದದಲ್ಲಿನ ನೋಟಿಸ್ (ಸಂಖ್ಯೆ)',
    ),
  },
  unit: {
    kind: 'choice',
    label: words('Days or months', 'நாட்களா மாதங்களா', 'दिन या महीने', 'ದಿನಗಳೇ ತಿಂಗಳೇ'),
    choices: [
      { value: 'days', label: words('days', 'நாட்கள்', 'दिन', 'ದಿನಗಳು') },
      { value: 'months', label: words('months', 'மாதங்கள்', 'महीने', 'ತಿಂಗಳು') },
    ],
  },
  pay: {
    kind: 'rupees',
    optional: true,
    label: words(
      'Monthly pay that the contract counts',
      'ஒப்பந்தம் கணக்கிடும் மாதச் சம்பளம்',
      'अनुबंध में गिना जाने वाला मासिक वेतन',
      'ಒಪ್ಪಂದ ಲೆಕ್ಕಿಸುವ ತಿಂಗಳ ಸಂಬಳ',
    ),
  },
  leaving: {
    kind: 'date',
    optional: true,
    label: words(
      'Day you really leave (if earlier)',
      'உண்மையில் வெளியேறும் நாள் (முன்னதாக எனில்)',
      'असल में जाने का दिन (पहले हो तो)',
      'ನಿಜವಾಗಿ ಬಿಡುವ ದಿನ (ಮೊದಲಾದರೆ)',
    ),
  },
} as const satisfies Fields;

export const texts = {
  title: words(
    'Notice period and notice pay',
    'அறிவிப்புக் காலம், அறிவிப்புச் சம்பளம்',
    'नोटिस अवधि और नोटिस का वेतन',
    'ನೋಟಿಸ್ ಅವಧಿ ಮತ್ತು ನೋಟಿಸ್ ವೇತನ',
  ),
  about: words(
    'The last day after notice, and what leaving earlier costs.',
    'அறிவிப்புக்குப் பின் கடைசி நாள், முன்னதாக விலகினால் செலவு.',
    'नोटिस के बाद आखिरी दिन, और पहले जाने की कीमत।',
    'ನೋಟಿಸ್ ನಂತರ ಕೊನೆಯ ದಿನ, ಮೊದಲೇ ಬಿಟ್ಟರೆ ವೆಚ್ಚ.',
  ),
  full: words(
    'The notice ends on {date}.',
    'அறிவிப்புக் காலம் {date} அன்று முடிகிறது.',
    'नोटिस {date} को पूरा होता है।',
    'ನೋಟಿಸ್ {date} ರಂದು ಮುಗಿಯುತ್ತದೆ.',
  ),
  short: words(
    'Pay for {days} days of notice comes to {sum}.',
    '{days} நாள் அறிவிப்புக்கான சம்பளம் {sum}.',
    '{days} दिन के नोटिस का वेतन {sum} बनता है।',
    '{days} ದಿನಗಳ ನೋಟಿಸ್ ವೇತನ {sum}.',
  ),
  end: words(
    'Notice of {given}: its last day is {date}.',
    '{given} அறிவிப்பு: கடைசி நாள் {date}.',
    '{given} का नोटिस: आखिरी दिन {date}।',
    '{given} ರ ನೋಟಿಸ್: ಕೊನೆಯ ದಿನ {date}.',
  ),
  months: words(
    'Short by {months} whole month(s) × {pay} and {rest} day(s) × {daily} a day = {sum}.',
    'குறைவு: {months} முழு மாதம் × {pay}, {rest} நாள் × நாளுக்கு {daily} = {sum}.',
    'कमी: {months} पूरे महीने × {pay} और {rest} दिन × {daily} प्रतिदिन = {sum}।',
    'ಕೊರತೆ: {months} ಪೂರ್ಣ ತಿಂಗಳು × {pay}, {rest} ದಿನ × ದಿನಕ್ಕೆ {daily} = {sum}.',
  ),
  days: words(
    '{days} days short × {daily} a day (a thirtieth of the month) = {sum}.',
    '{days} நாள் குறைவு × நாளுக்கு {daily} (மாதத்தில் முப்பதில் ஒரு பங்கு) = {sum}.',
    '{days} दिन कम × {daily} प्रतिदिन (महीने का तीसवाँ) = {sum}।',
    '{days} ದಿನ ಕಡಿಮೆ × ದಿನಕ್ಕೆ {daily} (ತಿಂಗಳ ಮೂವತ್ತನೇ ಒಂದು) = {sum}.',
  ),
  byEmployee: words(
    'The employer can claim this only if the contract says so, and cannot force you to stay; wages for days worked must be paid.',
    'ஒப்பந்தம் சொன்னால் மட்டுமே முதலாளி கேட்கலாம்; தங்கும்படி கட்டாயப்படுத்த முடியாது; வேலை செய்த நாட்களுக்கு ஊதியம் தர வேண்டும்.',
    'नियोक्ता यह तभी माँग सकता है जब अनुबंध में हो; रुकने को मजबूर नहीं कर सकता; काम के दिनों का वेतन देना होगा।',
    'ಒಪ್ಪಂದದಲ್ಲಿದ್ದರೆ ಮಾತ್ರ ಉದ್ಯೋಗದಾತರು ಕೇಳಬಹುದು; ಉಳಿಯಲು ಒತ್ತಾಯಿಸುವಂತಿಲ್ಲ; ಕೆಲಸ ಮಾಡಿದ ದಿನಗಳ ವೇತನ ಕೊಡಬೇಕು.',
  ),
  byEmployer: words(
    'A worker with a year’s service gets at least one month’s notice or its pay, whatever the contract says.',
    'ஓராண்டு பணியுள்ள தொழிலாளிக்கு ஒப்பந்தம் எப்படியிருந்தாலும் குறைந்தது ஒரு மாத அறிவிப்பு அல்லது அதன் சம்பளம்.',
    'एक साल की सेवा वाले मज़दूर को अनुबंध जो भी कहे, कम से कम एक महीने का नोटिस या वेतन मिलेगा।',
    'ಒಂದು ವರ್ಷ ಸೇವೆಯ ಕಾರ್ಮಿಕರಿಗೆ ಒಪ್ಪಂದ ಏನೇ ಇರಲಿ ಕನಿಷ್ಠ ಒಂದು ತಿಂಗಳ ನೋಟಿಸ್ ಅಥವಾ ಅದರ ವೇತನ.',
  ),
  label: words('The notice ends', 'அறிவிப்புக் காலம் முடிவு', 'नोटिस पूरा', 'ನೋಟಿಸ್ ಮುಕ್ತಾಯ'),
};
