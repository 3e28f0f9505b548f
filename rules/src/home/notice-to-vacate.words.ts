import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  received: {
    kind: 'date',
    label: words('Day the notice is received', 'அறிவிப்பு கிடைக்கும் நாள்', 'नोटिस मिलने का दिन', 'ನೋಟಿಸ್ ತಲುಪುವ ದಿನ'),
  },
  use: {
    kind: 'choice',
    label: words('What is let?', 'வாடகைக்கு விட்டது எது?', 'किराए पर क्या है?', 'ಬಾಡಿಗೆಗೆ ಕೊಟ್ಟದ್ದು ಏನು?'),
    choices: [
      {
        value: 'home-shop',
        label: words('A home, shop or office', 'வீடு, கடை அல்லது அலுவலகம்', 'घर, दुकान या दफ़्तर', 'ಮನೆ, ಅಂಗಡಿ ಅಥವಾ ಕಚೇರಿ'),
      },
      {
        value: 'farm-factory',
        label: words(
          'Land for farming, or a factory',
          'விவசாய நிலம் அல்லது ஆலை',
          'खेती की ज़मीन या कारखाना',
          'ಕೃಷಿ ಭೂಮಿ ಅಥವಾ ಕಾರ್ಖಾನೆ',
        ),
      },
    ],
  },
  agreedDays: {
    kind: 'number',
    min: 0,
    max: 1100,
    optional: true,
    label: words(
      'Notice in the agreement, in days (30 for a month; empty if none)',
      'ஒப்பந்தத்தில் உள்ள அறிவிப்பு நாட்கள் (ஒரு மாதம் = 30; இல்லையெனில் காலி)',
      'करार में नोटिस के दिन (एक महीना = 30; न हो तो खाली)',
      'ಕರಾರಿನಲ್ಲಿನ ನೋಟಿಸ್ ದಿನಗಳು (ಒಂದು ತಿಂಗಳು = 30; ಇಲ್ಲದಿದ್ದರೆ ಖಾಲಿ)',
    ),
  },
} as const satisfies Fields;

export const texts = {
  title: words(
    'Notice to leave or to end a tenancy',
    'வாடகையை முடிக்கும் அறிவிப்பு',
    'किराएदारी खत्म करने का नोटिस',
    'ಬಾಡಿಗೆ ಮುಗಿಸುವ ನೋಟಿಸ್',
  ),
  about: words(
    'When a tenancy ends after notice by landlord or tenant.',
    'உரிமையாளர் அல்லது வாடகைதாரர் அறிவிப்புக்குப் பின் வாடகை எப்போது முடிகிறது.',
    'मकान मालिक या किराएदार के नोटिस के बाद किराएदारी कब खत्म होती है।',
    'ಮಾಲೀಕರು ಅಥವಾ ಬಾಡಿಗೆದಾರರ ನೋಟಿಸ್ ನಂತರ ಬಾಡಿಗೆ ಯಾವಾಗ ಮುಗಿಯುತ್ತದೆ.',
  ),
  ends: words(
    'The notice runs until {date}.',
    'அறிவிப்புக் காலம் {date} வரை.',
    'नोटिस की अवधि {date} तक है।',
    'ನೋಟಿಸ್ ಅವಧಿ {date} ರವರೆಗೆ.',
  ),
  fifteenDays: words(
    'Without a term in the agreement: 15 days from receipt on {received}, until {date}.',
    'ஒப்பந்தத்தில் இல்லையெனில்: {received} முதல் 15 நாட்கள், {date} வரை.',
    'करार में न हो तो: {received} को मिलने से 15 दिन, {date} तक।',
    'ಕರಾರಿನಲ್ಲಿ ಇಲ್ಲದಿದ್ದರೆ: {received} ರಿಂದ 15 ದಿನ, {date} ರವರೆಗೆ.',
  ),
  sixMonths: words(
    'Farming or manufacture: six months from receipt on {received}, until {date}.',
    'விவசாயம் அல்லது உற்பத்தி: {received} முதல் ஆறு மாதம், {date} வரை.',
    'खेती या उत्पादन: {received} को मिलने से छह महीने, {date} तक।',
    'ಕೃಷಿ ಅಥವಾ ಉತ್ಪಾದನೆ: {received} ರಿಂದ ಆರು ತಿಂಗಳು, {date} ರವರೆಗೆ.',
  ),
  agreedLine: words(
    'The agreement’s {days} days from {received} come first: until {date}.',
    'ஒப்பந்தத்தின் {days} நாட்களே முதலில்: {received} முதல் {date} வரை.',
    'करार के {days} दिन पहले लागू: {received} से {date} तक।',
    'ಕರಾರಿನ {days} ದಿನಗಳೇ ಮೊದಲು: {received} ರಿಂದ {date} ರವರೆಗೆ.',
  ),
  form: words(
    'In writing, signed, and sent by post or handed over.',
    'எழுத்தில், கையெழுத்துடன், தபாலில் அல்லது நேரில்.',
    'लिखित, हस्ताक्षरित, डाक से या हाथ में।',
    'ಬರಹದಲ್ಲಿ, ಸಹಿಯೊಂದಿಗೆ, ಅಂಚೆ ಅಥವಾ ಕೈಯಲ್ಲಿ.',
  ),
  rentLaw: words(
    'A rent law of the State may protect the tenant further: then notice alone does not end the tenancy.',
    'மாநில வாடகைச் சட்டம் மேலும் பாதுகாக்கலாம்: அப்போது அறிவிப்பு மட்டும் போதாது.',
    'राज्य का किराया कानून किराएदार को और बचा सकता है: तब केवल नोटिस काफ़ी नहीं।',
    'ರಾಜ್ಯದ ಬಾಡಿಗೆ ಕಾಯ್ದೆ ಹೆಚ್ಚು ರಕ್ಷಣೆ ಕೊಡಬಹುದು: ಆಗ ನೋಟಿಸ್ ಮಾತ್ರ ಸಾಲದು.',
  ),
  court: words(
    'Nobody may be put out without a court order, and water or power may not be cut.',
    'நீதிமன்ற உத்தரவின்றி யாரையும் வெளியேற்றவோ நீர், மின்சாரத்தை நிறுத்தவோ கூடாது.',
    'अदालत के आदेश के बिना किसी को निकाला नहीं जा सकता, न पानी-बिजली काटी जा सकती है।',
    'ನ್ಯಾಯಾಲಯದ ಆದೇಶವಿಲ್ಲದೆ ಯಾರನ್ನೂ ಹೊರಹಾಕುವಂತಿಲ್ಲ, ನೀರು-ವಿದ್ಯುತ್ ಕಡಿತಗೊಳಿಸುವಂತಿಲ್ಲ.',
  ),
  label: words(
    'The notice period of the tenancy ends',
    'வாடகை அறிவிப்புக் காலம் முடிவு',
    'किराएदारी की नोटिस अवधि पूरी',
    'ಬಾಡಿಗೆ ನೋಟಿಸ್ ಅವಧಿ ಮುಕ್ತಾಯ',
  ),
};
