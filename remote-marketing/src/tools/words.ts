import type { Text, Topic } from 'rules';

const words = (en: string, ta: string, hi: string, kn: string): Text => ({ en, ta, hi, kn });

/** What the pages of the tools say around the tools' own texts. */
export const pageWords = {
  tools: words('Legal tools', 'சட்டக் கருவிகள்', 'कानूनी औज़ार', 'ಕಾನೂನು ಸಾಧನಗಳು'),
  lead: words(
    'Work out your own dates, sums and shares. Free, without an account; what you enter stays in this browser.',
    'உங்கள் தேதிகள், தொகைகள், பங்குகளைக் கணக்கிடுங்கள். இலவசம், கணக்கு தேவையில்லை; நீங்கள் தருவது இந்த உலாவியிலேயே இருக்கும்.',
    'अपनी तारीखें, रकम और हिस्से निकालें। मुफ़्त, बिना खाते के; आपकी जानकारी इसी ब्राउज़र में रहती है।',
    'ನಿಮ್ಮ ದಿನಾಂಕ, ಮೊತ್ತ, ಪಾಲುಗಳನ್ನು ಲೆಕ್ಕ ಹಾಕಿ. ಉಚಿತ, ಖಾತೆ ಬೇಕಿಲ್ಲ; ನೀವು ಕೊಟ್ಟದ್ದು ಈ ಬ್ರೌಸರ್‌ನಲ್ಲೇ ಇರುತ್ತದೆ.',
  ),
  others: words('Other tools', 'மற்ற கருவிகள்', 'दूसरे औज़ार', 'ಇತರೆ ಸಾಧನಗಳು'),
  advice: words(
    'This is general information. For a decision of weight show the workings to a lawyer; free legal aid: 15100.',
    'இது பொதுத் தகவல். முக்கிய முடிவுக்கு முன் வழக்கறிஞரிடம் காட்டுங்கள்; இலவச சட்ட உதவி: 15100.',
    'यह सामान्य जानकारी है। बड़े फ़ैसले से पहले वकील को दिखाएँ; मुफ़्त कानूनी सहायता: 15100।',
    'ಇದು ಸಾಮಾನ್ಯ ಮಾಹಿತಿ. ಮಹತ್ವದ ತೀರ್ಮಾನಕ್ಕೂ ಮೊದಲು ವಕೀಲರಿಗೆ ತೋರಿಸಿ; ಉಚಿತ ಕಾನೂನು ನೆರವು: 15100.',
  ),
} as const;

export const topicNames: Readonly<Record<Topic, Text>> = {
  money: words('Money', 'பணம்', 'पैसा', 'ಹಣ'),
  court: words('Courts', 'நீதிமன்றம்', 'अदालत', 'ನ್ಯಾಯಾಲಯ'),
  police: words('Police and bail', 'காவல், ஜாமீன்', 'पुलिस और ज़मानत', 'ಪೊಲೀಸ್ ಮತ್ತು ಜಾಮೀನು'),
  work: words('Work', 'வேலை', 'काम', 'ಕೆಲಸ'),
  family: words('Family', 'குடும்பம்', 'परिवार', 'ಕುಟುಂಬ'),
  consumer: words('Consumers and accidents', 'நுகர்வோர், விபத்து', 'उपभोक्ता और दुर्घटना', 'ಗ್ರಾಹಕ ಮತ್ತು ಅಪಘಾತ'),
  home: words('Home', 'வீடு', 'घर', 'ಮನೆ'),
  government: words('Government', 'அரசு', 'सरकार', 'ಸರ್ಕಾರ'),
  tax: words('Tax', 'வரி', 'कर', 'ತೆರಿಗೆ'),
};
