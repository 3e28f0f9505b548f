import type { Text } from 'rules';

const words = (en: string, ta: string, hi: string, kn: string): Text => ({ en, ta, hi, kn });

/** What forms and results say around the tools' own texts. */
export const cardWords = {
  work: words('Work it out', 'கணக்கிடு', 'हिसाब लगाएँ', 'ಲೆಕ್ಕ ಹಾಕಿ'),
  optional: words('if you know it', 'தெரிந்தால்', 'पता हो तो', 'ಗೊತ್ತಿದ್ದರೆ'),
  choose: words('Please choose', 'தேர்ந்தெடுங்கள்', 'चुनें', 'ಆಯ್ಕೆ ಮಾಡಿ'),
  fillIn: words('Please fill in this field.', 'இதை நிரப்புங்கள்.', 'यह भरें।', 'ಇದನ್ನು ತುಂಬಿ.'),
  result: words('Result', 'முடிவு', 'नतीजा', 'ಫಲಿತಾಂಶ'),
  workings: words('How it was worked out', 'கணக்கிட்ட விதம்', 'हिसाब कैसे हुआ', 'ಲೆಕ್ಕ ಹಾಕಿದ ಬಗೆ'),
  note: words('Please note', 'கவனிக்க', 'ध्यान दें', 'ಗಮನಿಸಿ'),
  daysLeft: words('{days} days left', 'இன்னும் {days} நாட்கள்', '{days} दिन बाकी', 'ಇನ್ನು {days} ದಿನ'),
  oneDayLeft: words('1 day left', 'இன்னும் 1 நாள்', '1 दिन बाकी', 'ಇನ್ನು 1 ದಿನ'),
  today: words('today', 'இன்று', 'आज', 'ಇಂದು'),
  daysAgo: words('{days} days ago', '{days} நாட்களுக்கு முன்', '{days} दिन पहले', '{days} ದಿನಗಳ ಹಿಂದೆ'),
  oneDayAgo: words('1 day ago', '1 நாளுக்கு முன்', '1 दिन पहले', '1 ದಿನದ ಹಿಂದೆ'),
  calendar: words('Add to calendar', 'நாட்காட்டியில் சேர்', 'कैलेंडर में जोड़ें', 'ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರಿಸಿ'),
  copy: words('Copy', 'நகலெடு', 'कॉपी करें', 'ನಕಲಿಸಿ'),
  copied: words('Copied', 'நகலெடுக்கப்பட்டது', 'कॉपी हो गया', 'ನಕಲಾಗಿದೆ'),
  print: words('Print', 'அச்சிடு', 'प्रिंट करें', 'ಮುದ್ರಿಸಿ'),
  tree: words('Family tree with shares', 'பங்குகளுடன் குடும்ப மரம்', 'हिस्सों सहित वंश-वृक्ष', 'ಪಾಲುಗಳೊಂದಿಗೆ ಕುಟುಂಬ ವೃಕ್ಷ'),
  diedBefore: words('died before', 'முன்பே இறந்தவர்', 'पहले मृत', 'ಮೊದಲೇ ಮೃತ'),
  noShare: words('no share', 'பங்கில்லை', 'हिस्सा नहीं', 'ಪಾಲಿಲ್ಲ'),
  addPerson: words('Add person', 'நபரைச் சேர்', 'व्यक्ति जोड़ें', 'ವ್ಯಕ್ತಿ ಸೇರಿಸಿ'),
  remove: words('Remove {who}', '{who} நீக்கு', '{who} हटाएँ', '{who} ತೆಗೆ'),
  person: words('Person {number}', 'நபர் {number}', 'व्यक्ति {number}', 'ವ್ಯಕ್ತಿ {number}'),
  relation: words('Relation', 'உறவு', 'रिश्ता', 'ಸಂಬಂಧ'),
  belongsTo: words('Family of', 'யாருடைய குடும்பம்', 'किसका परिवार', 'ಯಾರ ಕುಟುಂಬ'),
  deceased: words('the person who died', 'இறந்தவர்', 'मृतक', 'ಮೃತರು'),
  name: words('Name, if you like', 'பெயர் (விரும்பினால்)', 'नाम (चाहें तो)', 'ಹೆಸರು (ಬೇಕಾದರೆ)'),
  died: words('Died before', 'முன்பே இறந்தார்', 'पहले मृत्यु हो चुकी', 'ಮೊದಲೇ ಮೃತರು'),
  change: words('Change the dates or sums', 'தேதிகள், தொகைகளை மாற்று', 'तारीखें या रकम बदलें', 'ದಿನಾಂಕ ಅಥವಾ ಮೊತ್ತ ಬದಲಿಸಿ'),
} as const;

/** A text with its placeholders filled. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
