import type { Unit } from './calendar';

/** The names of the months, January first, in our languages and in Latin letters. */
export const MONTHS = [
  'january|jan|janvari|जनवरी|ஜனவரி|ಜನವರಿ',
  'february|feb|farvari|फरवरी|फ़रवरी|பிப்ரவரி|ಫೆಬ್ರವರಿ',
  'march|mar|मार्च|மார்ச்|ಮಾರ್ಚ್',
  'april|apr|aprail|अप्रैल|ஏப்ரல்|ಏಪ್ರಿಲ್',
  'may|मई=|மே=|மே மாத|ಮೇ=',
  'june|jun|जून|ஜூன்|ಜೂನ್',
  'july|jul|julai|जुलाई|ஜூலை|ಜುಲೈ',
  'august|aug|agast|अगस्त|ஆகஸ்ட்|ಆಗಸ್ಟ್',
  'september|sept|sep|sitambar|सितंबर|सितम्बर|செப்டம்பர்|ಸೆಪ್ಟೆಂಬರ್',
  'october|oct|aktubar|अक्टूबर|अक्तूबर|அக்டோபர்|ಅಕ್ಟೋಬರ್',
  'november|nov|navambar|नवंबर|नवम्बर|நவம்பர்|ನವೆಂಬರ್',
  'december|dec|disambar|दिसंबर|दिसम्बर|டிசம்பர்|ಡಿಸೆಂಬರ್',
];

/** The days of the week, Sunday first. */
export const WEEKDAYS = [
  'sunday|ravivar|itwar|रविवार|ஞாயிற|ಭಾನುವಾರ',
  'monday|somvar|सोमवार|திங்கள்|ಸೋಮವಾರ',
  'tuesday|mangalvar|मंगलवार|செவ்வாய்|ಮಂಗಳವಾರ',
  'wednesday|budhvar|बुधवार|புதன்|ಬುಧವಾರ',
  'thursday|guruvar|गुरुवार|வியாழ|ಗುರುವಾರ',
  'friday|shukravar|शुक्रवार|வெள்ளி|ಶುಕ್ರವಾರ',
  'saturday|shanivar|शनिवार|சனிக்கிழமை|ಶನಿವಾರ',
];

/** What lengths of time are called. */
export const UNIT_WORDS: Readonly<Record<Unit, string>> = {
  hour: 'hours|hour|hrs|hr|ghante|ghanta|घंटे|घंटा|घण्टे|மணி நேர|ಗಂಟೆ',
  day: 'days|day|din|dino|naal|naalaa|natkal|dina|dinagalu|दिन|நாள்|நாட்கள்|நாளா|நாட்களு|ದಿನ',
  week: 'weeks|week|hafte|hafta|vaaram|varam|vaara|हफ्ते|हफ़्ते|सप्ताह|வார|ವಾರ',
  month: 'months|month|mahine|mahina|mahino|maasam|masam|maasama|masama|tingalu|tingalinda|महीने|महीना|माह|மாத|மாச|ತಿಂಗಳ',
  year: 'years|year|yrs|yr|saal|sal|varsham|varusham|varushama|varsha|varshadinda|साल|वर्ष|वर्षों|வருட|வருஷ|ஆண்டு|ವರ್ಷ',
};

/** Fixed words for days near today, by their distance in days; longer phrases first. */
export const NEAR_DAYS: Readonly<Record<string, string>> = {
  '-2': 'day before yesterday|parso|परसों|நேற்று முன்தினம்|முந்தாநாள்|ಮೊನ್ನೆ|monne',
  '-1': 'yesterday|last night|kal raat|kal rat|netru|nethu|netriki|ninne|ನಿನ್ನೆ|நேற்று|நேத்து|कल रात|बीते कल',
  '0': 'today|tonight|just now|aaj|inniku|innaiku|indru|ivattu|indu|आज|இன்று|இன்னைக்கு|ಇಂದು|ಇವತ್ತು',
  '1': 'tomorrow|naalai|naalaiku|nalaiku|naale|நாளை|ನಾಳೆ|आने वाले कल',
};

/** That a length of time lies behind. */
export const AGO_WORDS =
  'ago|back|before|earlier|pehle|pahle|pehele|munnadi|munadi|munbu|munnala|hinde|पहले|முன்|முன்னாடி|முன்னால்|ಹಿಂದೆ|ಹಿಂದಿನ=';

/** "last" month, week, Monday. */
export const LAST_WORDS =
  'last|past|previous|pichle|pichhle|pichli|pona|poona|kalida|hoda|पिछले|पिछली|गत|போன|கடந்த|சென்ற|ಕಳೆದ|ಹೋದ';

/** "this" month. */
export const THIS_WORDS = 'this|current|is|isi|intha|indha|ee|इस|इसी|இந்த|இம்|ಈ=';

/** What follows the number of a day of a month: "5 tarikh", "5 ஆம் தேதி". */
export const DAY_WORDS =
  'tarikh|tareekh|taarikh|tareek|thethi|thedhi|tedi|theti|tarikhu|tareekhu|date|தேதி|தேதியில்|तारीख|तारीख़|ತಾರೀಖು|ತಾರೀಕು|ದಿನಾಂಕ';
