import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  kind: {
    kind: 'choice',
    label: words('What is the leave for?', 'விடுப்பு எதற்காக?', 'छुट्टी किसलिए?', 'ರಜೆ ಯಾವುದಕ್ಕೆ?'),
    choices: [
      {
        value: 'birth',
        label: words(
          'Birth: first or second child',
          'முதல் அல்லது இரண்டாம் குழந்தை',
          'पहला या दूसरा बच्चा',
          'ಮೊದಲ ಅಥವಾ ಎರಡನೇ ಮಗು',
        ),
      },
      {
        value: 'third',
        label: words('Birth: two children already', 'ஏற்கெனவே இரண்டு குழந்தைகள்', 'पहले से दो बच्चे', 'ಈಗಾಗಲೇ ಇಬ್ಬರು ಮಕ್ಕಳು'),
      },
      {
        value: 'adoption',
        label: words(
          'Adoption or surrogacy',
          'தத்தெடுப்பு அல்லது வாடகைத் தாய்',
          'गोद लेना या सरोगेसी',
          'ದತ್ತು ಅಥವಾ ಬಾಡಿಗೆ ತಾಯ್ತನ',
        ),
      },
      {
        value: 'miscarriage',
        label: words('Miscarriage or termination', 'கருச்சிதைவு அல்லது கருக்கலைப்பு', 'गर्भपात', 'ಗರ್ಭಪಾತ'),
      },
    ],
  },
  day: {
    kind: 'date',
    label: words(
      'Expected day of birth (or day of handing over, or of the miscarriage)',
      'எதிர்பார்க்கும் பிரசவ நாள் (அல்லது குழந்தை ஒப்படைத்த / கருச்சிதைவு நாள்)',
      'प्रसव की संभावित तारीख (या बच्चा सौंपे जाने / गर्भपात का दिन)',
      'ಹೆರಿಗೆಯ ನಿರೀಕ್ಷಿತ ದಿನ (ಅಥವಾ ಮಗು ಒಪ್ಪಿಸಿದ / ಗರ್ಭಪಾತದ ದಿನ)',
    ),
  },
  start: {
    kind: 'date',
    optional: true,
    label: words('Day you want to begin', 'விடுப்பு தொடங்க விரும்பும் நாள்', 'छुट्टी शुरू करने का दिन', 'ರಜೆ ಆರಂಭಿಸಲು ಬಯಸುವ ದಿನ'),
  },
  worked: {
    kind: 'number',
    min: 0,
    max: 366,
    optional: true,
    label: words(
      'Days worked in the last 12 months',
      'கடந்த 12 மாதங்களில் வேலை செய்த நாட்கள்',
      'पिछले 12 महीनों में काम के दिन',
      'ಕಳೆದ 12 ತಿಂಗಳಲ್ಲಿ ಕೆಲಸ ಮಾಡಿದ ದಿನಗಳು',
    ),
  },
  wages: {
    kind: 'rupees',
    optional: true,
    label: words('Average monthly wages', 'சராசரி மாத ஊதியம்', 'औसत मासिक वेतन', 'ಸರಾಸರಿ ತಿಂಗಳ ವೇತನ'),
  },
} as const satisfies Fields;

export const texts = {
  title: words('Maternity leave', 'மகப்பேறு விடுப்பு', 'मातृत्व अवकाश', 'ಹೆರಿಗೆ ರಜೆ'),
  about: words(
    'How long the paid leave is, and from when to when.',
    'ஊதியத்துடன் விடுப்பு எவ்வளவு, எப்போது முதல் எப்போது வரை.',
    'सवेतन छुट्टी कितनी, कब से कब तक।',
    'ವೇತನ ಸಹಿತ ರಜೆ ಎಷ್ಟು, ಯಾವಾಗಿನಿಂದ ಯಾವಾಗಿನವರೆಗೆ.',
  ),
  leave: words(
    'You get {weeks} weeks of paid leave, from {start} to {end}.',
    'உங்களுக்கு {weeks} வாரம் ஊதியத்துடன் விடுப்பு: {start} முதல் {end} வரை.',
    'आपको {weeks} हफ़्ते की सवेतन छुट्टी मिलेगी: {start} से {end} तक।',
    'ನಿಮಗೆ {weeks} ವಾರ ವೇತನ ಸಹಿತ ರಜೆ: {start} ರಿಂದ {end} ರವರೆಗೆ.',
  ),
  leaveFrom: words(
    'You get {weeks} weeks of paid leave from {start}, until {end}.',
    '{start} முதல் {end} வரை {weeks} வாரம் ஊதியத்துடன் விடுப்பு.',
    '{start} से {end} तक {weeks} हफ़्ते की सवेतन छुट्टी।',
    '{start} ರಿಂದ {end} ರವರೆಗೆ {weeks} ವಾರ ವೇತನ ಸಹಿತ ರಜೆ.',
  ),
  span: words('{start} to {end}', '{start} முதல் {end} வரை', '{start} से {end}', '{start} ರಿಂದ {end}'),
  weeksLine: words(
    'Paid leave: {weeks} weeks.',
    'ஊதியத்துடன் விடுப்பு: {weeks} வாரம்.',
    'सवेतन छुट्टी: {weeks} हफ़्ते।',
    'ವೇತನ ಸಹಿತ ರಜೆ: {weeks} ವಾರ.',
  ),
  earliest: words(
    'At most {before} weeks of it before {day}: not before {first}.',
    'இதில் {day}-க்கு முன் அதிகபட்சம் {before} வாரம்: {first} முதல்.',
    'इसमें {day} से पहले ज़्यादा से ज़्यादा {before} हफ़्ते: {first} से।',
    'ಇದರಲ್ಲಿ {day} ಕ್ಕೂ ಮೊದಲು ಗರಿಷ್ಠ {before} ವಾರ: {first} ರಿಂದ.',
  ),
  pay: words(
    'Average daily wage for {days} days: about {sum}.',
    '{days} நாட்களுக்குச் சராசரி தினக்கூலி: சுமார் {sum}.',
    '{days} दिन का औसत दैनिक वेतन: लगभग {sum}।',
    '{days} ದಿನಗಳ ಸರಾಸರಿ ದಿನವೇತನ: ಸುಮಾರು {sum}.',
  ),
  medical: words(
    'And a medical bonus of ₹3,500 where the employer gives no free care.',
    'முதலாளி இலவச மருத்துவம் தராவிட்டால் ₹3,500 மருத்துவ போனஸ்.',
    'नियोक्ता मुफ़्त देखभाल न दे तो ₹3,500 मेडिकल बोनस।',
    'ಉದ್ಯೋಗದಾತರು ಉಚಿತ ಆರೈಕೆ ಕೊಡದಿದ್ದರೆ ₹3,500 ವೈದ್ಯಕೀಯ ಬೋನಸ್.',
  ),
  tooFewDays: words(
    'No paid leave by this law: 80 days’ work in the last 12 months are needed.',
    'இச்சட்டப்படி ஊதிய விடுப்பு இல்லை: கடந்த 12 மாதங்களில் 80 நாள் வேலை தேவை.',
    'इस कानून से सवेतन छुट्टी नहीं: पिछले 12 महीनों में 80 दिन काम चाहिए।',
    'ಈ ಕಾನೂನಿನಂತೆ ವೇತನ ರಜೆ ಇಲ್ಲ: ಕಳೆದ 12 ತಿಂಗಳಲ್ಲಿ 80 ದಿನ ಕೆಲಸ ಬೇಕು.',
  ),
  tooFewShort: words('80 days’ work needed', '80 நாள் வேலை தேவை', '80 दिन काम चाहिए', '80 ದಿನ ಕೆಲಸ ಬೇಕು'),
  eighty: words(
    'Eighty days’ work before the expected day; paid holidays and lay-off days count.',
    'பிரசவ நாளுக்கு முன் 80 நாள் வேலை; ஊதிய விடுமுறைகளும் சேரும்.',
    'संभावित तारीख से पहले 80 दिन काम; सवेतन छुट्टियाँ भी गिनी जाती हैं।',
    'ನಿರೀಕ್ಷಿತ ದಿನಕ್ಕೂ ಮೊದಲು 80 ದಿನ ಕೆಲಸ; ವೇತನ ಸಹಿತ ರಜಾದಿನಗಳೂ ಸೇರುತ್ತವೆ.',
  ),
  dismissal: words(
    'You may not be dismissed or given worse terms because of it (Section 68).',
    'இதற்காக வேலையிலிருந்து நீக்கவோ நிபந்தனைகளைக் குறைக்கவோ கூடாது (பிரிவு 68).',
    'इस कारण नौकरी से नहीं निकाला जा सकता, न शर्तें घटाई जा सकती हैं (धारा 68)।',
    'ಇದಕ್ಕಾಗಿ ವಜಾ ಮಾಡುವಂತಿಲ್ಲ, ಷರತ್ತು ಕಡಿಮೆ ಮಾಡುವಂತಿಲ್ಲ (ಸೆಕ್ಷನ್ 68).',
  ),
  childAge: words(
    'The limit of three months for the age of an adopted child was struck down by the Supreme Court on 17 March 2026.',
    'தத்துக் குழந்தையின் மூன்று மாத வயது வரம்பை உச்ச நீதிமன்றம் 17 மார்ச் 2026 அன்று நீக்கியது.',
    'गोद लिए बच्चे की तीन महीने की उम्र सीमा सुप्रीम कोर्ट ने 17 मार्च 2026 को रद्द कर दी।',
    'ದತ್ತು ಮಗುವಿನ ಮೂರು ತಿಂಗಳ ವಯೋಮಿತಿಯನ್ನು ಸುಪ್ರೀಂ ಕೋರ್ಟ್ 17 ಮಾರ್ಚ್ 2026ರಂದು ರದ್ದುಪಡಿಸಿತು.',
  ),
  startLabel: words('Maternity leave begins', 'மகப்பேறு விடுப்பு தொடக்கம்', 'मातृत्व अवकाश शुरू', 'ಹೆರಿಗೆ ರಜೆ ಆರಂಭ'),
  endLabel: words('Maternity leave ends', 'மகப்பேறு விடுப்பு முடிவு', 'मातृत्व अवकाश खत्म', 'ಹೆರಿಗೆ ರಜೆ ಮುಕ್ತಾಯ'),
};
