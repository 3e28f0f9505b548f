import type { Fields } from '../core/field';
import { words } from '../core/text';
import { matters } from './limitation-matters';

export const fields = {
  matter: {
    kind: 'choice',
    label: words('What is it about?', 'எது பற்றியது?', 'मामला किस बारे में है?', 'ಇದು ಯಾವುದರ ಬಗ್ಗೆ?'),
    choices: matters,
  },
  from: {
    kind: 'date',
    label: words('Day from which the time runs', 'காலம் தொடங்கும் நாள்', 'जिस दिन से समय चलता है', 'ಅವಧಿ ಆರಂಭವಾಗುವ ದಿನ'),
    hint: words(
      'For an appeal the day of the judgment. After a written acknowledgment or part payment in time, that day.',
      'மேல்முறையீட்டுக்குத் தீர்ப்பு நாள். காலத்துக்குள் எழுத்து ஒப்புதல் அல்லது பகுதி செலுத்தல் இருந்தால் அந்த நாள்.',
      'अपील में फ़ैसले का दिन। समय के भीतर लिखित स्वीकृति या आंशिक भुगतान हुआ हो तो वह दिन।',
      'ಮೇಲ್ಮನವಿಗೆ ತೀರ್ಪಿನ ದಿನ. ಅವಧಿಯೊಳಗೆ ಲಿಖಿತ ಒಪ್ಪಿಗೆ ಅಥವಾ ಭಾಗಶಃ ಪಾವತಿ ಇದ್ದರೆ ಆ ದಿನ.',
    ),
  },
  copyDays: {
    kind: 'number',
    min: 0,
    max: 3650,
    optional: true,
    label: words(
      'Appeals: days from asking for the certified copy until it was ready',
      'மேல்முறையீடு: சான்று நகல் கேட்டது முதல் தயாரானது வரை நாட்கள்',
      'अपील: प्रमाणित नकल माँगने से तैयार होने तक के दिन',
      'ಮೇಲ್ಮನವಿ: ಪ್ರಮಾಣಿತ ನಕಲು ಕೇಳಿದ್ದರಿಂದ ಸಿದ್ಧವಾಗುವವರೆಗಿನ ದಿನಗಳು',
    ),
  },
  wrongCourtDays: {
    kind: 'number',
    min: 0,
    max: 20_000,
    optional: true,
    label: words(
      'Days the case ran in good faith in a court without jurisdiction',
      'அதிகாரமில்லாத நீதிமன்றத்தில் நல்லெண்ணத்தில் வழக்கு நடந்த நாட்கள்',
      'बिना अधिकार वाली अदालत में नेकनीयती से चले मामले के दिन',
      'ಅಧಿಕಾರವಿಲ್ಲದ ನ್ಯಾಯಾಲಯದಲ್ಲಿ ಸದ್ಭಾವದಿಂದ ಪ್ರಕರಣ ನಡೆದ ದಿನಗಳು',
    ),
  },
  reopens: {
    kind: 'date',
    optional: true,
    label: words(
      'If the court is closed on the last day: when it opens again',
      'கடைசி நாளில் நீதிமன்றம் மூடியிருந்தால்: மீண்டும் திறக்கும் நாள்',
      'आखिरी दिन अदालत बंद हो तो: खुलने का दिन',
      'ಕೊನೆಯ ದಿನ ನ್ಯಾಯಾಲಯ ಮುಚ್ಚಿದ್ದರೆ: ಮತ್ತೆ ತೆರೆಯುವ ದಿನ',
    ),
  },
} as const satisfies Fields;

export const texts = {
  title: words(
    'Time limit for a case or appeal',
    'வழக்கு, மேல்முறையீட்டுக்கான கால வரம்பு',
    'मुकदमे या अपील की समय-सीमा',
    'ದಾವೆ ಅಥವಾ ಮೇಲ್ಮನವಿಯ ಕಾಲಮಿತಿ',
  ),
  about: words(
    'The last day for the usual suits, appeals, applications and criminal complaints.',
    'வழக்கமான வழக்கு, மேல்முறையீடு, மனு, குற்றப் புகார்களுக்குக் கடைசி நாள்.',
    'आम मुकदमों, अपीलों, अर्ज़ियों और आपराधिक शिकायतों का आखिरी दिन।',
    'ಸಾಮಾನ್ಯ ದಾವೆ, ಮೇಲ್ಮನವಿ, ಅರ್ಜಿ ಮತ್ತು ಕ್ರಿಮಿನಲ್ ದೂರುಗಳಿಗೆ ಕೊನೆಯ ದಿನ.',
  ),
  file: words('File it by {date}.', '{date}-க்குள் தாக்கல் செய்யுங்கள்.', '{date} तक दाखिल करें।', '{date} ರೊಳಗೆ ಸಲ್ಲಿಸಿ.'),
  duty: words('{matter}: due by {date}.', '{matter}: {date}-க்குள்.', '{matter}: {date} तक।', '{matter}: {date} ರೊಳಗೆ.'),
  dutyOver: words(
    '{matter}: it was due by {date}.',
    '{matter}: {date}-க்குள் முடிந்திருக்க வேண்டும்.',
    '{matter}: {date} तक होना चाहिए था।',
    '{matter}: {date} ರೊಳಗೆ ಆಗಬೇಕಿತ್ತು.',
  ),
  wait: words(
    '{matter}: possible from {date}.',
    '{matter}: {date} முதல்.',
    '{matter}: {date} से हो सकता है।',
    '{matter}: {date} ರಿಂದ.',
  ),
  waited: words(
    '{matter}: possible since {date}.',
    '{matter}: {date} முதலே முடியும்.',
    '{matter}: {date} से ही हो सकता है।',
    '{matter}: {date} ರಿಂದಲೇ ಸಾಧ್ಯ.',
  ),
  over: words(
    'The time ended on {date}.',
    'காலம் {date} அன்று முடிந்தது.',
    'समय-सीमा {date} को खत्म हो गई।',
    'ಅವಧಿ {date} ರಂದು ಮುಗಿದಿದೆ.',
  ),
  periodLine: words(
    '{count} {unit} from {from}, that day not counted: {end}.',
    '{from} நாளைத் தவிர்த்து {count} {unit}: {end}.',
    '{from} का दिन छोड़कर {count} {unit}: {end}।',
    '{from} ದಿನ ಬಿಟ್ಟು {count} {unit}: {end}.',
  ),
  copyLine: words(
    '{days} days for the copy are added: {date}.',
    'நகலுக்கான {days} நாட்கள் சேர்கின்றன: {date}.',
    'नकल के {days} दिन जुड़ते हैं: {date}।',
    'ನಕಲಿನ {days} ದಿನಗಳು ಸೇರುತ್ತವೆ: {date}.',
  ),
  wrongCourtLine: words(
    '{days} days in the court without jurisdiction are added: {date}.',
    'அதிகாரமில்லாத நீதிமன்றத்தில் சென்ற {days} நாட்கள் சேர்கின்றன: {date}.',
    'बिना अधिकार वाली अदालत के {days} दिन जुड़ते हैं: {date}।',
    'ಅಧಿಕಾರವಿಲ್ಲದ ನ್ಯಾಯಾಲಯದ {days} ದಿನಗಳು ಸೇರುತ್ತವೆ: {date}.',
  ),
  years: words('year(s)', 'ஆண்டு(கள்)', 'साल', 'ವರ್ಷ'),
  months: words('months', 'மாதங்கள்', 'महीने', 'ತಿಂಗಳು'),
  days: words('days', 'நாட்கள்', 'दिन', 'ದಿನಗಳು'),
  acknowledgment: words(
    'A written, signed acknowledgment or a part payment before the last day starts the time again (Sections 18 and 19).',
    'கடைசி நாளுக்கு முன் கையெழுத்திட்ட ஒப்புதல் அல்லது பகுதி செலுத்தல் காலத்தை மீண்டும் தொடங்கும் (பிரிவுகள் 18, 19).',
    'आखिरी दिन से पहले हस्ताक्षरित स्वीकृति या आंशिक भुगतान से समय फिर शुरू होता है (धारा 18, 19)।',
    'ಕೊನೆಯ ದಿನಕ್ಕೂ ಮೊದಲು ಸಹಿ ಮಾಡಿದ ಒಪ್ಪಿಗೆ ಅಥವಾ ಭಾಗಶಃ ಪಾವತಿ ಅವಧಿಯನ್ನು ಮತ್ತೆ ಆರಂಭಿಸುತ್ತದೆ (ಸೆಕ್ಷನ್ 18, 19).',
  ),
  noExtension: words(
    'A suit or execution out of time is dismissed even if nobody objects; delay cannot be condoned.',
    'காலம் கடந்த வழக்கு யாரும் ஆட்சேபிக்காவிட்டாலும் தள்ளுபடியாகும்; தாமதம் மன்னிக்கப்படாது.',
    'समय बीतने पर वाद या निष्पादन बिना आपत्ति भी खारिज होता है; देरी माफ़ नहीं हो सकती।',
    'ಅವಧಿ ಮೀರಿದ ದಾವೆ ಯಾರೂ ಆಕ್ಷೇಪಿಸದಿದ್ದರೂ ವಜಾ ಆಗುತ್ತದೆ; ತಡ ಮನ್ನಿಸಲಾಗದು.',
  ),
  condone: words(
    'A late appeal or application may be admitted for sufficient cause (Section 5): explain every day of delay.',
    'போதிய காரணம் இருந்தால் தாமதமான மேல்முறையீடு ஏற்கப்படலாம் (பிரிவு 5): தாமதத்தை விளக்குங்கள்.',
    'पर्याप्त कारण पर देर से की गई अपील या अर्ज़ी ली जा सकती है (धारा 5): हर दिन की देरी समझाएँ।',
    'ಸಾಕಷ್ಟು ಕಾರಣವಿದ್ದರೆ ತಡವಾದ ಮೇಲ್ಮನವಿ ಸ್ವೀಕರಿಸಬಹುದು (ಸೆಕ್ಷನ್ 5): ತಡವನ್ನು ವಿವರಿಸಿ.',
  ),
  condoneOffence: words(
    'The court may still act if the delay is explained or justice needs it (Section 519, BNSS).',
    'தாமதத்தை விளக்கினால் அல்லது நீதிக்குத் தேவையெனில் நீதிமன்றம் ஏற்கலாம் (BNSS பிரிவு 519).',
    'देरी समझाने पर या न्याय के लिए ज़रूरी हो तो अदालत ले सकती है (BNSS धारा 519)।',
    'ತಡ ವಿವರಿಸಿದರೆ ಅಥವಾ ನ್ಯಾಯಕ್ಕೆ ಅಗತ್ಯವಿದ್ದರೆ ನ್ಯಾಯಾಲಯ ಸ್ವೀಕರಿಸಬಹುದು (BNSS ಸೆಕ್ಷನ್ 519).',
  ),
  thirtyMore: words(
    'For sufficient cause the court may give 30 days more, and not a day beyond.',
    'போதிய காரணம் இருந்தால் நீதிமன்றம் மேலும் 30 நாட்கள் தரலாம்; அதற்கு மேல் இல்லை.',
    'पर्याप्त कारण पर अदालत 30 दिन और दे सकती है, उससे ज़्यादा नहीं।',
    'ಸಾಕಷ್ಟು ಕಾರಣವಿದ್ದರೆ ನ್ಯಾಯಾಲಯ ಇನ್ನೂ 30 ದಿನ ಕೊಡಬಹುದು; ಅದಕ್ಕಿಂತ ಹೆಚ್ಚಿಲ್ಲ.',
  ),
  label: words('Last day to file', 'தாக்கல் செய்யக் கடைசி நாள்', 'दाखिल करने का आखिरी दिन', 'ಸಲ್ಲಿಸಲು ಕೊನೆಯ ದಿನ'),
};
