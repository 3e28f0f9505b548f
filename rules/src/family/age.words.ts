import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  born: { kind: 'date', label: words('Date of birth', 'பிறந்த தேதி', 'जन्म तिथि', 'ಹುಟ್ಟಿದ ದಿನಾಂಕ') },
  on: {
    kind: 'date',
    label: words(
      'Day of the offence or of the wedding',
      'குற்றம் அல்லது திருமண நாள்',
      'अपराध या विवाह का दिन',
      'ಅಪರಾಧ ಅಥವಾ ಮದುವೆಯ ದಿನ',
    ),
  },
  purpose: {
    kind: 'choice',
    label: words('Whose age?', 'யாருடைய வயது?', 'किसकी उम्र?', 'ಯಾರ ವಯಸ್ಸು?'),
    choices: [
      { value: 'offence', label: words('Accused of an offence', 'குற்றம் சாட்டப்பட்டவர்', 'अपराध का आरोपी', 'ಅಪರಾಧದ ಆರೋಪಿ') },
      {
        value: 'victim',
        label: words('Victim of an offence', 'குற்றத்தால் பாதிக்கப்பட்டவர்', 'अपराध का पीड़ित', 'ಅಪರಾಧದ ಸಂತ್ರಸ್ತರು'),
      },
      { value: 'bride', label: words('Bride', 'மணமகள்', 'दुल्हन', 'ವಧು') },
      { value: 'groom', label: words('Bridegroom', 'மணமகன்', 'दूल्हा', 'ವರ') },
    ],
  },
} as const satisfies Fields;

export const texts = {
  title: words(
    'Age on a date: juvenile, bride or groom',
    'குறித்த நாளில் வயது: சிறார், மணமகன், மணமகள்',
    'किसी दिन उम्र: किशोर, दुल्हन या दूल्हा',
    'ಒಂದು ದಿನದ ವಯಸ್ಸು: ಬಾಲಾಪರಾಧಿ, ವಧು, ವರ',
  ),
  about: words(
    'Exact age on a day, and whether the law sees a child.',
    'ஒரு நாளில் துல்லியமான வயது, சட்டப்படி குழந்தையா.',
    'किसी दिन की ठीक उम्र, और क्या कानून में बच्चा है।',
    'ಒಂದು ದಿನದ ನಿಖರ ವಯಸ್ಸು, ಕಾನೂನಿನಲ್ಲಿ ಮಗುವೇ.',
  ),
  whole: words('{first} {was}', '{first} {was}', '{first} {was}', '{first} {was}'),
  was: words(
    'The age on {date} is {years} years, {months} months and {days} days.',
    '{date} அன்று வயது {years} ஆண்டு, {months} மாதம், {days} நாள்.',
    '{date} को उम्र {years} साल, {months} महीने और {days} दिन है।',
    '{date} ರಂದು ವಯಸ್ಸು {years} ವರ್ಷ, {months} ತಿಂಗಳು, {days} ದಿನ.',
  ),
  short: words(
    '{years} years, {months} months, {days} days',
    '{years} ஆண்டு, {months} மாதம், {days} நாள்',
    '{years} साल, {months} महीने, {days} दिन',
    '{years} ವರ್ಷ, {months} ತಿಂಗಳು, {days} ದಿನ',
  ),
  juvenile: words(
    'Below 18 (reached on {birthday}): a child in conflict with law; the Juvenile Justice Board decides.',
    '18-க்குக் கீழ் ({birthday} அன்று நிறைவு): சட்டத்துக்கு முரண்பட்ட சிறார்; சிறார் நீதி வாரியம் தீர்மானிக்கும்.',
    '18 से कम ({birthday} को पूरे): विधि का उल्लंघन करने वाला बालक; किशोर न्याय बोर्ड फ़ैसला करता है।',
    '18ಕ್ಕಿಂತ ಕಡಿಮೆ ({birthday} ರಂದು ಪೂರ್ಣ): ಕಾನೂನಿನ ಸಂಘರ್ಷಕ್ಕೊಳಗಾದ ಮಗು; ಬಾಲ ನ್ಯಾಯ ಮಂಡಳಿ ತೀರ್ಮಾನಿಸುತ್ತದೆ.',
  ),
  heinous: words(
    'Between 16 and 18: for a heinous offence the Board makes a preliminary assessment and may send the case to the Children’s Court.',
    '16 முதல் 18: கொடிய குற்றமெனில் வாரியம் முதற்கட்ட மதிப்பீடு செய்து சிறார் நீதிமன்றத்துக்கு அனுப்பலாம்.',
    '16 से 18 के बीच: जघन्य अपराध में बोर्ड प्रारंभिक आकलन कर मामला बाल न्यायालय भेज सकता है।',
    '16ರಿಂದ 18: ಘೋರ ಅಪರಾಧವಾದರೆ ಮಂಡಳಿ ಪ್ರಾಥಮಿಕ ಮೌಲ್ಯಮಾಪನ ಮಾಡಿ ಮಕ್ಕಳ ನ್ಯಾಯಾಲಯಕ್ಕೆ ಕಳುಹಿಸಬಹುದು.',
  ),
  adult: words(
    '18 was complete on {birthday}: an adult for this offence.',
    '{birthday} அன்று 18 நிறைவு: இக்குற்றத்துக்கு வயது வந்தவர்.',
    '{birthday} को 18 पूरे हुए: इस अपराध के लिए वयस्क।',
    '{birthday} ರಂದು 18 ಪೂರ್ಣ: ಈ ಅಪರಾಧಕ್ಕೆ ವಯಸ್ಕರು.',
  ),
  childVictim: words(
    'Below 18 (reached on {birthday}): a child under POCSO; consent does not count.',
    '18-க்குக் கீழ் ({birthday} அன்று நிறைவு): POCSO-வில் குழந்தை; சம்மதம் செல்லாது.',
    '18 से कम ({birthday} को पूरे): POCSO में बच्चा; सहमति मायने नहीं रखती।',
    '18ಕ್ಕಿಂತ ಕಡಿಮೆ ({birthday} ರಂದು ಪೂರ್ಣ): POCSO ಅಡಿ ಮಗು; ಒಪ್ಪಿಗೆ ಲೆಕ್ಕಕ್ಕಿಲ್ಲ.',
  ),
  adultVictim: words(
    '18 was complete on {birthday}: no child under POCSO.',
    '{birthday} அன்று 18 நிறைவு: POCSO-வில் குழந்தை அல்ல.',
    '{birthday} को 18 पूरे हुए: POCSO में बच्चा नहीं।',
    '{birthday} ರಂದು 18 ಪೂರ್ಣ: POCSO ಅಡಿ ಮಗು ಅಲ್ಲ.',
  ),
  tooYoung: words(
    'Below the age of marriage: {count} is complete only on {birthday}. It would be a child marriage.',
    'திருமண வயதுக்குக் கீழ்: {count} நிறைவது {birthday} அன்றே. இது குழந்தைத் திருமணம்.',
    'विवाह की उम्र से कम: {count} साल {birthday} को पूरे होंगे। यह बाल विवाह होगा।',
    'ಮದುವೆಯ ವಯಸ್ಸಿಗಿಂತ ಕಡಿಮೆ: {count} ಪೂರ್ಣವಾಗುವುದು {birthday} ರಂದು. ಇದು ಬಾಲ್ಯ ವಿವಾಹ.',
  ),
  oldEnough: words(
    'Old enough to marry since {birthday}, when {count} was complete.',
    '{birthday} அன்று {count} நிறைந்ததால் திருமண வயது உண்டு.',
    '{birthday} को {count} साल पूरे होने से विवाह योग्य।',
    '{birthday} ರಂದು {count} ಪೂರ್ಣವಾಗಿದ್ದರಿಂದ ಮದುವೆಯ ವಯಸ್ಸು ಇದೆ.',
  ),
  proof: words(
    'Age is proved by the school or matriculation certificate, else the birth certificate, else a medical test.',
    'வயதுச் சான்று: பள்ளி/பத்தாம் வகுப்புச் சான்றிதழ், இல்லையெனில் பிறப்புச் சான்று, இல்லையெனில் மருத்துவப் பரிசோதனை.',
    'उम्र का सबूत: स्कूल/मैट्रिक प्रमाणपत्र, नहीं तो जन्म प्रमाणपत्र, नहीं तो चिकित्सा जाँच।',
    'ವಯಸ್ಸಿನ ಪುರಾವೆ: ಶಾಲಾ/ಮೆಟ್ರಿಕ್ ಪ್ರಮಾಣಪತ್ರ, ಇಲ್ಲದಿದ್ದರೆ ಜನನ ಪ್ರಮಾಣಪತ್ರ, ಇಲ್ಲದಿದ್ದರೆ ವೈದ್ಯಕೀಯ ಪರೀಕ್ಷೆ.',
  ),
};
