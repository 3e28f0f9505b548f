import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  incident: {
    kind: 'date',
    label: words('Day of the last incident', 'கடைசி சம்பவத்தின் நாள்', 'आखिरी घटना का दिन', 'ಕೊನೆಯ ಘಟನೆಯ ದಿನ'),
  },
} as const satisfies Fields;

export const texts = {
  title: words(
    'Sexual harassment at work: last day to complain',
    'பணியிடப் பாலியல் தொல்லை: புகாருக்குக் கடைசி நாள்',
    'काम पर यौन उत्पीड़न: शिकायत का आखिरी दिन',
    'ಕೆಲಸದ ಸ್ಥಳದ ಲೈಂಗಿಕ ಕಿರುಕುಳ: ದೂರಿಗೆ ಕೊನೆಯ ದಿನ',
  ),
  about: words(
    'Until when the written complaint must reach the Internal or Local Committee.',
    'எழுத்துப் புகார் உள் அல்லது உள்ளூர்க் குழுவுக்கு எப்போது வரை சேர வேண்டும்.',
    'लिखित शिकायत आंतरिक या स्थानीय समिति को कब तक मिलनी चाहिए।',
    'ಲಿಖಿತ ದೂರು ಆಂತರಿಕ ಅಥವಾ ಸ್ಥಳೀಯ ಸಮಿತಿಗೆ ಯಾವಾಗಿನೊಳಗೆ ತಲುಪಬೇಕು.',
  ),
  file: words(
    'Give the written complaint by {date}.',
    '{date}-க்குள் எழுத்துப் புகார் கொடுங்கள்.',
    '{date} तक लिखित शिकायत दें।',
    '{date} ರೊಳಗೆ ಲಿಖಿತ ದೂರು ಕೊಡಿ.',
  ),
  extend: words(
    'The three months ended on {date}; complain now and by {latest}, with the reasons for the delay.',
    'மூன்று மாதங்கள் {date} அன்று முடிந்தன; தாமதக் காரணத்துடன் இப்போதே, {latest}-க்குள் புகார் கொடுங்கள்.',
    'तीन महीने {date} को पूरे हुए; देरी का कारण लिखकर अभी, {latest} तक शिकायत दें।',
    'ಮೂರು ತಿಂಗಳು {date} ರಂದು ಮುಗಿದವು; ತಡದ ಕಾರಣದೊಂದಿಗೆ ಈಗಲೇ, {latest} ರೊಳಗೆ ದೂರು ಕೊಡಿ.',
  ),
  over: words(
    'The time for a complaint to the committee, with the extension, ended on {latest}.',
    'நீட்டிப்பு உட்பட குழுவிடம் புகார் செய்யும் காலம் {latest} அன்று முடிந்தது.',
    'समिति में शिकायत का समय, बढ़ाकर भी, {latest} को खत्म हो गया।',
    'ವಿಸ್ತರಣೆ ಸೇರಿ ಸಮಿತಿಗೆ ದೂರು ಕೊಡುವ ಅವಧಿ {latest} ರಂದು ಮುಗಿದಿದೆ.',
  ),
  threeMonths: words(
    'Three months from the last incident of {incident}: {date}.',
    '{incident} கடைசி சம்பவத்திலிருந்து மூன்று மாதம்: {date}.',
    '{incident} की आखिरी घटना से तीन महीने: {date}।',
    '{incident} ರ ಕೊನೆಯ ಘಟನೆಯಿಂದ ಮೂರು ತಿಂಗಳು: {date}.',
  ),
  threeMore: words(
    'The committee may add up to three months for written reasons: {latest}.',
    'எழுத்துக் காரணங்களுடன் குழு மூன்று மாதம் வரை நீட்டிக்கலாம்: {latest}.',
    'समिति लिखित कारणों से तीन महीने तक बढ़ा सकती है: {latest}।',
    'ಲಿಖಿತ ಕಾರಣಗಳಿಗಾಗಿ ಸಮಿತಿ ಮೂರು ತಿಂಗಳವರೆಗೆ ವಿಸ್ತರಿಸಬಹುದು: {latest}.',
  ),
  inquiry: words(
    'The inquiry is to end in 90 days, the report comes 10 days later, and the employer acts in 60 days.',
    'விசாரணை 90 நாட்களில், அறிக்கை அடுத்த 10 நாட்களில், முதலாளியின் நடவடிக்கை 60 நாட்களில்.',
    'जाँच 90 दिन में, रिपोर्ट 10 दिन में, और नियोक्ता की कार्रवाई 60 दिन में।',
    'ವಿಚಾರಣೆ 90 ದಿನಗಳಲ್ಲಿ, ವರದಿ ನಂತರದ 10 ದಿನಗಳಲ್ಲಿ, ಉದ್ಯೋಗದಾತರ ಕ್ರಮ 60 ದಿನಗಳಲ್ಲಿ.',
  ),
  where: words(
    'No committee at work, or fewer than ten employees: complain to the Local Committee of the district, or on SHe-Box. A police complaint is possible besides.',
    'பணியிடத்தில் குழு இல்லையெனில் அல்லது பத்துக்கும் குறைவான ஊழியர்கள் எனில் மாவட்ட உள்ளூர்க் குழுவிடம் அல்லது SHe-Box-ல் புகார். காவல் புகாரும் செய்யலாம்.',
    'समिति न हो या दस से कम कर्मचारी हों तो ज़िले की स्थानीय समिति या SHe-Box पर शिकायत करें। पुलिस में शिकायत अलग से हो सकती है।',
    'ಸಮಿತಿ ಇಲ್ಲದಿದ್ದರೆ ಅಥವಾ ಹತ್ತಕ್ಕಿಂತ ಕಡಿಮೆ ನೌಕರರಿದ್ದರೆ ಜಿಲ್ಲೆಯ ಸ್ಥಳೀಯ ಸಮಿತಿಗೆ ಅಥವಾ SHe-Box ನಲ್ಲಿ ದೂರು. ಪೊಲೀಸ್ ದೂರೂ ಸಾಧ್ಯ.',
  ),
  police: words(
    'A police complaint under Sections 74 to 79 of the Bharatiya Nyaya Sanhita may still be possible.',
    'பாரதிய நியாய சன்ஹிதா பிரிவுகள் 74 முதல் 79-ன் கீழ் காவல் புகார் இன்னும் செய்யலாம்.',
    'भारतीय न्याय संहिता की धारा 74 से 79 में पुलिस शिकायत अब भी हो सकती है।',
    'ಭಾರತೀಯ ನ್ಯಾಯ ಸಂಹಿತೆಯ ಸೆಕ್ಷನ್ 74ರಿಂದ 79ರ ಅಡಿ ಪೊಲೀಸ್ ದೂರು ಇನ್ನೂ ಸಾಧ್ಯ.',
  ),
  label: words(
    'Last day for the harassment complaint',
    'தொல்லைப் புகாருக்குக் கடைசி நாள்',
    'उत्पीड़न शिकायत का आखिरी दिन',
    'ಕಿರುಕುಳದ ದೂರಿಗೆ ಕೊನೆಯ ದಿನ',
  ),
};
