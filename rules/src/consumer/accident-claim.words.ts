import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  accident: { kind: 'date', label: words('Day of the accident', 'விபத்து நடந்த நாள்', 'दुर्घटना का दिन', 'ಅಪಘಾತದ ದಿನ') },
} as const satisfies Fields;

export const texts = {
  title: words(
    'Road accident: last day for the claim',
    'சாலை விபத்து: கோரிக்கைக்குக் கடைசி நாள்',
    'सड़क दुर्घटना: दावे का आखिरी दिन',
    'ರಸ್ತೆ ಅಪಘಾತ: ಪರಿಹಾರ ಅರ್ಜಿಗೆ ಕೊನೆಯ ದಿನ',
  ),
  about: words(
    'Until when to file with the Motor Accident Claims Tribunal.',
    'மோட்டார் விபத்து தீர்ப்பாயத்தில் எப்போது வரை மனு செய்யலாம்.',
    'मोटर दुर्घटना दावा अधिकरण में कब तक दावा करें।',
    'ಮೋಟಾರು ಅಪಘಾತ ನ್ಯಾಯಮಂಡಳಿಗೆ ಯಾವಾಗಿನೊಳಗೆ ಅರ್ಜಿ ಸಲ್ಲಿಸಬೇಕು.',
  ),
  file: words(
    'File the claim with the Tribunal by {date}.',
    '{date}-க்குள் தீர்ப்பாயத்தில் மனு தாக்கல் செய்யுங்கள்.',
    '{date} तक अधिकरण में दावा दाखिल करें।',
    '{date} ರೊಳಗೆ ನ್ಯಾಯಮಂಡಳಿಗೆ ಅರ್ಜಿ ಸಲ್ಲಿಸಿ.',
  ),
  over: words(
    'The six months ended on {date}; file at once all the same.',
    'ஆறு மாதங்கள் {date} அன்று முடிந்தன; ஆனாலும் உடனே தாக்கல் செய்யுங்கள்.',
    'छह महीने {date} को पूरे हो गए; फिर भी तुरंत दावा करें।',
    'ಆರು ತಿಂಗಳು {date} ರಂದು ಮುಗಿದವು; ಆದರೂ ತಕ್ಷಣ ಸಲ್ಲಿಸಿ.',
  ),
  sixMonths: words(
    'Six months from the accident of {accident}: {date}.',
    '{accident} விபத்திலிருந்து ஆறு மாதங்கள்: {date}.',
    '{accident} की दुर्घटना से छह महीने: {date}।',
    '{accident} ರ ಅಪಘಾತದಿಂದ ಆರು ತಿಂಗಳು: {date}.',
  ),
  noLimit: words(
    'There is no last day: the six months apply only to accidents from 1 April 2022.',
    'கடைசி நாள் இல்லை: ஆறு மாத வரம்பு 1 ஏப்ரல் 2022 முதலான விபத்துகளுக்கே.',
    'कोई आखिरी दिन नहीं: छह महीने की सीमा 1 अप्रैल 2022 से हुई दुर्घटनाओं पर ही है।',
    'ಕೊನೆಯ ದಿನವಿಲ್ಲ: ಆರು ತಿಂಗಳ ಮಿತಿ 1 ಏಪ್ರಿಲ್ 2022ರಿಂದಾದ ಅಪಘಾತಗಳಿಗೆ ಮಾತ್ರ.',
  ),
  noLimitShort: words('No last day', 'கடைசி நாள் இல்லை', 'कोई आखिरी दिन नहीं', 'ಕೊನೆಯ ದಿನವಿಲ್ಲ'),
  noLimitLine: words(
    'Section 166(3), with its six months, came into force on 1 April 2022. Do not wait: proof gets lost.',
    'ஆறு மாத வரம்புள்ள பிரிவு 166(3) 1 ஏப்ரல் 2022 அன்று அமலானது. காத்திருக்க வேண்டாம்: சான்றுகள் தொலையும்.',
    'छह महीने वाली धारा 166(3) 1 अप्रैल 2022 से लागू हुई। देर न करें: सबूत खो जाते हैं।',
    'ಆರು ತಿಂಗಳ ಸೆಕ್ಷನ್ 166(3) 1 ಏಪ್ರಿಲ್ 2022ರಂದು ಜಾರಿಗೆ ಬಂತು. ಕಾಯಬೇಡಿ: ಸಾಕ್ಷ್ಯ ಕಳೆದುಹೋಗುತ್ತದೆ.',
  ),
  supremeCourt: words(
    'In November 2025 the Supreme Court told tribunals not to reject late claims while it examines this limit.',
    'இந்த வரம்பை ஆராயும் வரை தாமத மனுக்களை நிராகரிக்க வேண்டாம் என்று உச்ச நீதிமன்றம் நவம்பர் 2025-ல் கூறியது.',
    'नवंबर 2025 में सुप्रीम कोर्ट ने कहा कि इस सीमा की जाँच होने तक देर से आए दावे खारिज न हों।',
    'ಈ ಮಿತಿಯನ್ನು ಪರಿಶೀಲಿಸುವವರೆಗೆ ತಡವಾದ ಅರ್ಜಿಗಳನ್ನು ತಿರಸ್ಕರಿಸಬಾರದು ಎಂದು ಸುಪ್ರೀಂ ಕೋರ್ಟ್ ನವೆಂಬರ್ 2025ರಲ್ಲಿ ಹೇಳಿದೆ.',
  ),
  report: words(
    'The accident report that the police send to the Tribunal counts as a claim too.',
    'காவல் துறை தீர்ப்பாயத்துக்கு அனுப்பும் விபத்து அறிக்கையும் கோரிக்கையாகக் கருதப்படும்.',
    'पुलिस की दुर्घटना रिपोर्ट, जो अधिकरण को भेजी जाती है, भी दावा मानी जाती है।',
    'ಪೊಲೀಸರು ನ್ಯಾಯಮಂಡಳಿಗೆ ಕಳುಹಿಸುವ ಅಪಘಾತ ವರದಿಯನ್ನೂ ಅರ್ಜಿ ಎಂದೇ ಪರಿಗಣಿಸಲಾಗುತ್ತದೆ.',
  ),
  label: words(
    'Last day for the accident claim',
    'விபத்து கோரிக்கைக்குக் கடைசி நாள்',
    'दुर्घटना दावे का आखिरी दिन',
    'ಅಪಘಾತ ಅರ್ಜಿಗೆ ಕೊನೆಯ ದಿನ',
  ),
};
