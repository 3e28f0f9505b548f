import type { Text } from 'rules';

const words = (en: string, ta: string, hi: string, kn: string): Text => ({ en, ta, hi, kn });

/** What the pages of the papers say around the papers' own texts. */
export const paperWords = {
  papers: words('Papers to sign', 'கையெழுத்திட ஆவணங்கள்', 'हस्ताक्षर के लिए मसौदे', 'ಸಹಿ ಹಾಕುವ ಕರಡುಗಳು'),
  lead: words(
    'Notices, applications and complaints, ready to fill in. Writing, copying and printing are free and need no account; two papers a month can be had as files, more with a plan.',
    'அறிவிப்புகள், விண்ணப்பங்கள், புகார்கள்: நிரப்பினால் தயார். எழுதுவது, நகலெடுப்பது, அச்சிடுவது இலவசம், கணக்கு தேவையில்லை; மாதம் இரண்டு ஆவணங்களைக் கோப்பாகப் பெறலாம், திட்டத்தில் கூடுதல்.',
    'नोटिस, आवेदन और शिकायतें, भरने के लिए तैयार। लिखना, कॉपी और प्रिंट मुफ़्त हैं, खाता नहीं चाहिए; महीने में दो मसौदे फ़ाइल के रूप में मिलते हैं, प्लान में ज़्यादा।',
    'ನೋಟಿಸ್, ಅರ್ಜಿ, ದೂರುಗಳು: ತುಂಬಿದರೆ ಸಿದ್ಧ. ಬರೆಯುವುದು, ನಕಲು, ಮುದ್ರಣ ಉಚಿತ, ಖಾತೆ ಬೇಕಿಲ್ಲ; ತಿಂಗಳಿಗೆ ಎರಡು ಕರಡುಗಳನ್ನು ಫೈಲ್ ಆಗಿ ಪಡೆಯಬಹುದು, ಯೋಜನೆಯಲ್ಲಿ ಹೆಚ್ಚು.',
  ),
  fillIn: words('Fill in', 'நிரப்புங்கள்', 'भरें', 'ತುಂಬಿ'),
  yours: words('Your paper', 'உங்கள் ஆவணம்', 'आपका मसौदा', 'ನಿಮ್ಮ ಕರಡು'),
  edited: words(
    'You edited the text by hand, so the blanks no longer change it.',
    'நீங்கள் உரையைக் கையால் திருத்தினீர்கள்; இனி கட்டங்கள் அதை மாற்றா.',
    'आपने मसौदा खुद बदला है, इसलिए खाने अब उसे नहीं बदलते।',
    'ನೀವು ಪಠ್ಯವನ್ನು ಕೈಯಾರೆ ಬದಲಿಸಿದ್ದೀರಿ; ಇನ್ನು ಖಾನೆಗಳು ಅದನ್ನು ಬದಲಿಸುವುದಿಲ್ಲ.',
  ),
  anew: words('Write it anew from the blanks', 'கட்டங்களிலிருந்து மீண்டும் எழுது', 'खानों से फिर लिखें', 'ಖಾನೆಗಳಿಂದ ಮತ್ತೆ ಬರೆ'),
  oneOpen: words(
    '1 blank is still open; it stands in square brackets.',
    'இன்னும் 1 கட்டம் காலி; சதுர அடைப்பில் உள்ளது.',
    '1 खाना अभी खाली है; वह चौकोर कोष्ठक में है।',
    'ಇನ್ನು 1 ಖಾನೆ ಖಾಲಿ; ಅದು ಚೌಕ ಆವರಣದಲ್ಲಿದೆ.',
  ),
  open: words(
    '{count} blanks are still open; they stand in square brackets.',
    'இன்னும் {count} கட்டங்கள் காலி; சதுர அடைப்பில் உள்ளன.',
    '{count} खाने अभी खाली हैं; वे चौकोर कोष्ठक में हैं।',
    'ಇನ್ನು {count} ಖಾನೆಗಳು ಖಾಲಿ; ಅವು ಚೌಕ ಆವರಣದಲ್ಲಿವೆ.',
  ),
  docx: words('Download DOCX', 'DOCX பதிவிறக்கு', 'DOCX डाउनलोड करें', 'DOCX ಡೌನ್‌ಲೋಡ್'),
  pdf: words('Download PDF', 'PDF பதிவிறக்கு', 'PDF डाउनलोड करें', 'PDF ಡೌನ್‌ಲೋಡ್'),
  copy: words('Copy', 'நகலெடு', 'कॉपी करें', 'ನಕಲಿಸಿ'),
  copied: words('The text is copied.', 'உரை நகலெடுக்கப்பட்டது.', 'मसौदा कॉपी हो गया।', 'ಪಠ್ಯ ನಕಲಾಗಿದೆ.'),
  print: words('Print', 'அச்சிடு', 'प्रिंट करें', 'ಮುದ್ರಿಸಿ'),
  making: words('Making the file …', 'கோப்பு உருவாகிறது …', 'फ़ाइल बन रही है …', 'ಫೈಲ್ ಸಿದ್ಧವಾಗುತ್ತಿದೆ …'),
  failed: words(
    '{why} Your text is still here.',
    '{why} உங்கள் உரை இங்கேயே உள்ளது.',
    '{why} आपका मसौदा यहीं है।',
    '{why} ನಿಮ್ಮ ಪಠ್ಯ ಇಲ್ಲೇ ಇದೆ.',
  ),
  before: words('Before you send it', 'அனுப்பும் முன்', 'भेजने से पहले', 'ಕಳುಹಿಸುವ ಮೊದಲು'),
  draft: words(
    'This is a draft. Read it against your own facts before you sign.',
    'இது வரைவு. கையெழுத்திடும் முன் உங்கள் உண்மைகளுடன் ஒப்பிடுங்கள்.',
    'यह मसौदा है। हस्ताक्षर से पहले इसे अपने तथ्यों से मिला लें।',
    'ಇದು ಕರಡು. ಸಹಿ ಹಾಕುವ ಮೊದಲು ನಿಮ್ಮ ಸಂಗತಿಗಳೊಂದಿಗೆ ಹೋಲಿಸಿ.',
  ),
  where: words('Where and how', 'எங்கே, எப்படி', 'कहाँ और कैसे', 'ಎಲ್ಲಿ, ಹೇಗೆ'),
  enclose: words('Put with it', 'இணைக்க வேண்டியவை', 'साथ लगाएँ', 'ಜೊತೆ ಲಗತ್ತಿಸಿ'),
} as const;
