import { yesNo } from '../core/choices';
import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  received: {
    kind: 'date',
    optional: true,
    label: words(
      'Day the office received your application',
      'உங்கள் மனு அலுவலகத்துக்குக் கிடைத்த நாள்',
      'दफ़्तर को आवेदन मिलने का दिन',
      'ಕಚೇರಿಗೆ ನಿಮ್ಮ ಅರ್ಜಿ ತಲುಪಿದ ದಿನ',
    ),
  },
  life: {
    kind: 'choice',
    choices: yesNo,
    optional: true,
    label: words(
      'Is it about somebody’s life or liberty?',
      'ஒருவரின் உயிர் அல்லது சுதந்திரம் பற்றியதா?',
      'क्या यह किसी के जीवन या स्वतंत्रता का मामला है?',
      'ಇದು ಯಾರದಾದರೂ ಜೀವ ಅಥವಾ ಸ್ವಾತಂತ್ರ್ಯಕ್ಕೆ ಸಂಬಂಧಿಸಿದ್ದೇ?',
    ),
  },
  passedOn: {
    kind: 'choice',
    choices: yesNo,
    optional: true,
    label: words(
      'Given to an assistant officer, or passed on to another office?',
      'உதவி அதிகாரியிடம் கொடுத்தீர்களா, அல்லது வேறு அலுவலகத்துக்கு மாற்றப்பட்டதா?',
      'सहायक अधिकारी को दिया गया, या दूसरे दफ़्तर को भेजा गया?',
      'ಸಹಾಯಕ ಅಧಿಕಾರಿಗೆ ಕೊಟ್ಟಿರಾ, ಅಥವಾ ಬೇರೆ ಕಚೇರಿಗೆ ವರ್ಗಾಯಿಸಲಾಗಿದೆಯೇ?',
    ),
  },
  reply: {
    kind: 'date',
    optional: true,
    label: words(
      'Day the reply reached you (empty if none)',
      'பதில் கிடைத்த நாள் (இல்லையெனில் காலியாக விடவும்)',
      'जवाब मिलने का दिन (न मिला हो तो खाली)',
      'ಉತ್ತರ ತಲುಪಿದ ದಿನ (ಇಲ್ಲದಿದ್ದರೆ ಖಾಲಿ)',
    ),
  },
  appealed: {
    kind: 'date',
    optional: true,
    label: words(
      'Day you filed the first appeal (empty if not)',
      'முதல் மேல்முறையீடு செய்த நாள் (இல்லையெனில் காலியாக)',
      'पहली अपील करने का दिन (न की हो तो खाली)',
      'ಮೊದಲ ಮೇಲ್ಮನವಿ ಸಲ್ಲಿಸಿದ ದಿನ (ಇಲ್ಲದಿದ್ದರೆ ಖಾಲಿ)',
    ),
  },
  decided: {
    kind: 'date',
    optional: true,
    label: words(
      'Day its decision reached you (empty if none)',
      'அதன் முடிவு கிடைத்த நாள் (இல்லையெனில் காலியாக)',
      'उसका फ़ैसला मिलने का दिन (न मिला हो तो खाली)',
      'ಅದರ ತೀರ್ಮಾನ ತಲುಪಿದ ದಿನ (ಇಲ್ಲದಿದ್ದರೆ ಖಾಲಿ)',
    ),
  },
} as const satisfies Fields;

export const texts = {
  title: words(
    'RTI: reply and appeal dates',
    'தகவல் உரிமை: பதில், மேல்முறையீட்டு தேதிகள்',
    'RTI: जवाब और अपील की तारीखें',
    'ಮಾಹಿತಿ ಹಕ್ಕು: ಉತ್ತರ, ಮೇಲ್ಮನವಿ ದಿನಾಂಕಗಳು',
  ),
  about: words(
    'When the office must reply, and the last days for the first and second appeal.',
    'அலுவலகம் எப்போது பதில் தர வேண்டும், முதல், இரண்டாம் மேல்முறையீட்டின் கடைசி நாட்கள்.',
    'दफ़्तर कब तक जवाब दे, और पहली-दूसरी अपील की आखिरी तारीखें।',
    'ಕಚೇರಿ ಯಾವಾಗ ಉತ್ತರಿಸಬೇಕು, ಮೊದಲ ಮತ್ತು ಎರಡನೇ ಮೇಲ್ಮನವಿಯ ಕೊನೆಯ ದಿನಗಳು.',
  ),
  wait: words(
    'The office must reply by {due}; if it does not, appeal by {date}.',
    'அலுவலகம் {due}-க்குள் பதில் தர வேண்டும்; தராவிட்டால் {date}-க்குள் மேல்முறையீடு செய்யுங்கள்.',
    'दफ़्तर को {due} तक जवाब देना है; न दे तो {date} तक अपील करें।',
    'ಕಚೇರಿ {due} ರೊಳಗೆ ಉತ್ತರಿಸಬೇಕು; ಉತ್ತರಿಸದಿದ್ದರೆ {date} ರೊಳಗೆ ಮೇಲ್ಮನವಿ ಸಲ್ಲಿಸಿ.',
  ),
  appeal: words(
    'File the first appeal by {date}.',
    '{date}-க்குள் முதல் மேல்முறையீடு செய்யுங்கள்.',
    '{date} तक पहली अपील करें।',
    '{date} ರೊಳಗೆ ಮೊದಲ ಮೇಲ್ಮನವಿ ಸಲ್ಲಿಸಿ.',
  ),
  silence: words(
    'The reply was due by {due}; file the first appeal by {date}.',
    '{due}-க்குள் பதில் வந்திருக்க வேண்டும்; {date}-க்குள் முதல் மேல்முறையீடு செய்யுங்கள்.',
    'जवाब {due} तक आना था; {date} तक पहली अपील करें।',
    '{due} ರೊಳಗೆ ಉತ್ತರ ಬರಬೇಕಿತ್ತು; {date} ರೊಳಗೆ ಮೊದಲ ಮೇಲ್ಮನವಿ ಸಲ್ಲಿಸಿ.',
  ),
  appealOver: words(
    'The time for the first appeal ended on {date}.',
    'முதல் மேல்முறையீட்டுக் காலம் {date} அன்று முடிந்தது.',
    'पहली अपील का समय {date} को खत्म हो गया।',
    'ಮೊದಲ ಮೇಲ್ಮನವಿಯ ಅವಧಿ {date} ರಂದು ಮುಗಿದಿದೆ.',
  ),
  second: words(
    'File the second appeal with the Information Commission by {date}.',
    '{date}-க்குள் தகவல் ஆணையத்தில் இரண்டாம் மேல்முறையீடு செய்யுங்கள்.',
    '{date} तक सूचना आयोग में दूसरी अपील करें।',
    '{date} ರೊಳಗೆ ಮಾಹಿತಿ ಆಯೋಗಕ್ಕೆ ಎರಡನೇ ಮೇಲ್ಮನವಿ ಸಲ್ಲಿಸಿ.',
  ),
  secondFrom: words(
    'The appeal should be decided by {from}; if it is not, file the second appeal by {date}.',
    'மேல்முறையீடு {from}-க்குள் முடிவாக வேண்டும்; இல்லையெனில் {date}-க்குள் இரண்டாம் மேல்முறையீடு செய்யுங்கள்.',
    'अपील {from} तक तय होनी चाहिए; न हो तो {date} तक दूसरी अपील करें।',
    'ಮೇಲ್ಮನವಿ {from} ರೊಳಗೆ ತೀರ್ಮಾನವಾಗಬೇಕು; ಇಲ್ಲದಿದ್ದರೆ {date} ರೊಳಗೆ ಎರಡನೇ ಮೇಲ್ಮನವಿ ಸಲ್ಲಿಸಿ.',
  ),
  secondOver: words(
    'The time for the second appeal ended on {date}.',
    'இரண்டாம் மேல்முறையீட்டுக் காலம் {date} அன்று முடிந்தது.',
    'दूसरी अपील का समय {date} को खत्म हो गया।',
    'ಎರಡನೇ ಮೇಲ್ಮನವಿಯ ಅವಧಿ {date} ರಂದು ಮುಗಿದಿದೆ.',
  ),
  dueLine: words(
    'Reply within {days} days of {received}: by {date}. Silence after that counts as a refusal.',
    '{received} முதல் {days} நாட்களுக்குள், {date}-க்குள் பதில். அதற்குப் பின் மௌனம் மறுப்பாகும்.',
    '{received} से {days} दिन में जवाब: {date} तक। उसके बाद चुप्पी इनकार मानी जाती है।',
    '{received} ರಿಂದ {days} ದಿನಗಳೊಳಗೆ ಉತ್ತರ: {date} ರೊಳಗೆ. ನಂತರದ ಮೌನ ನಿರಾಕರಣೆ ಎಂದೇ ಲೆಕ್ಕ.',
  ),
  lifeLine: words(
    'Life or liberty: reply within 48 hours of receipt on {received}, at the latest on {date}.',
    'உயிர் அல்லது சுதந்திரம்: {received} அன்று கிடைத்ததிலிருந்து 48 மணி நேரத்தில், {date}-க்குள் பதில்.',
    'जीवन या स्वतंत्रता: {received} को मिलने से 48 घंटे में, ज़्यादा से ज़्यादा {date} तक जवाब।',
    'ಜೀವ ಅಥವಾ ಸ್ವಾತಂತ್ರ್ಯ: {received} ರಂದು ತಲುಪಿದ 48 ಗಂಟೆಗಳಲ್ಲಿ, {date} ರೊಳಗೆ ಉತ್ತರ.',
  ),
  appealLine: words(
    'First appeal to the senior officer of the same office within 30 days of {from}: {date}. It costs nothing in central offices.',
    'அதே அலுவலகத்தின் மூத்த அதிகாரியிடம் {from} முதல் 30 நாட்களுக்குள் முதல் மேல்முறையீடு: {date}. மத்திய அலுவலகங்களில் கட்டணம் இல்லை.',
    'उसी दफ़्तर के वरिष्ठ अधिकारी के पास {from} से 30 दिन में पहली अपील: {date}। केंद्रीय दफ़्तरों में कोई फ़ीस नहीं।',
    'ಅದೇ ಕಚೇರಿಯ ಹಿರಿಯ ಅಧಿಕಾರಿಗೆ {from} ರಿಂದ 30 ದಿನಗಳೊಳಗೆ ಮೊದಲ ಮೇಲ್ಮನವಿ: {date}. ಕೇಂದ್ರ ಕಚೇರಿಗಳಲ್ಲಿ ಶುಲ್ಕವಿಲ್ಲ.',
  ),
  decisionLine: words(
    'First appeal of {appealed}: to be decided in 30 days, by {date}, with written reasons at the latest by {latest}.',
    '{appealed} நாளிட்ட முதல் மேல்முறையீடு: 30 நாட்களில், {date}-க்குள்; எழுத்து காரணத்துடன் {latest}-க்குள் முடிவு.',
    '{appealed} की पहली अपील: 30 दिन में, {date} तक, लिखित कारण देकर ज़्यादा से ज़्यादा {latest} तक फ़ैसला।',
    '{appealed} ರ ಮೊದಲ ಮೇಲ್ಮನವಿ: 30 ದಿನಗಳಲ್ಲಿ, {date} ರೊಳಗೆ; ಲಿಖಿತ ಕಾರಣದೊಂದಿಗೆ {latest} ರೊಳಗೆ ತೀರ್ಮಾನ.',
  ),
  secondLine: words(
    'Second appeal within 90 days of {from}: {date}.',
    '{from} முதல் 90 நாட்களுக்குள் இரண்டாம் மேல்முறையீடு: {date}.',
    '{from} से 90 दिन में दूसरी अपील: {date}।',
    '{from} ರಿಂದ 90 ದಿನಗಳೊಳಗೆ ಎರಡನೇ ಮೇಲ್ಮನವಿ: {date}.',
  ),
  condone: words(
    'A late appeal may still be admitted if something serious kept you from filing in time: say what.',
    'தக்க காரணம் இருந்தால் தாமதமான மேல்முறையீடும் ஏற்கப்படலாம்: காரணத்தை எழுதுங்கள்.',
    'देर का पर्याप्त कारण हो तो अपील फिर भी ली जा सकती है: कारण लिखें।',
    'ಸಾಕಷ್ಟು ಕಾರಣವಿದ್ದರೆ ತಡವಾದ ಮೇಲ್ಮನವಿಯನ್ನೂ ಸ್ವೀಕರಿಸಬಹುದು: ಕಾರಣ ಬರೆಯಿರಿ.',
  ),
  free: words(
    'After the time for reply is over the information must be given free of charge.',
    'பதில் காலம் கடந்தால் தகவலைக் கட்டணமின்றித் தர வேண்டும்.',
    'जवाब का समय बीत जाने पर सूचना मुफ़्त देनी होगी।',
    'ಉತ್ತರದ ಅವಧಿ ಮುಗಿದ ಮೇಲೆ ಮಾಹಿತಿಯನ್ನು ಉಚಿತವಾಗಿ ಕೊಡಬೇಕು.',
  ),
  dueLabel: words('RTI reply is due', 'RTI பதில் வர வேண்டிய நாள்', 'RTI जवाब की तारीख', 'RTI ಉತ್ತರದ ದಿನ'),
  appealLabel: words(
    'Last day for the first RTI appeal',
    'RTI முதல் மேல்முறையீட்டுக்குக் கடைசி நாள்',
    'RTI पहली अपील का आखिरी दिन',
    'RTI ಮೊದಲ ಮೇಲ್ಮನವಿಗೆ ಕೊನೆಯ ದಿನ',
  ),
  secondLabel: words(
    'Last day for the second RTI appeal',
    'RTI இரண்டாம் மேல்முறையீட்டுக்குக் கடைசி நாள்',
    'RTI दूसरी अपील का आखिरी दिन',
    'RTI ಎರಡನೇ ಮೇಲ್ಮನವಿಗೆ ಕೊನೆಯ ದಿನ',
  ),
};
