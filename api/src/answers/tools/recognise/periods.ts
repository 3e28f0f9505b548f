import { dayBeside, type Reading } from '../reading';
import type { Recogniser } from '../recogniser';

const APPEAL = /appeal|apeel|अपील|மேல்முறையீ|ಮೇಲ್ಮನವಿ/u;
/** A case already decided goes on by appeal, also where the word is not said. */
const TO_APPEAL =
  /appeal|apeel|decided|\border\b|dismiss|go to the (?:state|national)|अपील|आदेश|மேல்முறையீ|உத்தரவு|ಮೇಲ್ಮನವಿ|ಆದೇಶ/u;
const HIGH_COURT = /high court|हाई ?कोर्ट|उच्च न्यायालय|உயர் ?நீதிமன்ற|ಹೈ ?ಕೋರ್ಟ್/u;
const SUIT =
  /\bsue\b|suit|\bcase\b|recover|court|limitation|limit for|time.?bar|specific performance|मुकदम|वाद|केस|वसूल|வழக்க|வசூல|ದಾವೆ|ಮೊಕದ್ದಮೆ|ಕೇಸ್|ವಸೂಲ/u;

const MUTUAL = /mutual|13 ?-?b|आपसी|सहमति|பரஸ்பர|ஒப்புதல்|ಪರಸ್ಪರ|ಒಪ್ಪಿಗೆ/u;
const DIVORCE = /divorce|motion|तलाक|விவாகரத்து|ವಿಚ್ಛೇದನ/u;

/** Mutual consent is told of a petition too, without the word for divorce. */
const MUTUAL_CASE = new RegExp(`${DIVORCE.source}|petition`, 'u');

interface Period {
  readonly matter: string;
  /** All of them stand in the question. */
  readonly all: readonly RegExp[];
  readonly none?: RegExp;
  /** Beside which day the period begins, where several are told. */
  readonly beside?: RegExp;
}

/** In this order; the first that fits holds. */
const periods: readonly Period[] = [
  {
    matter: 'magistrate',
    all: [
      /arrest|\bpakda|pakad|गिरफ़?्तार|கைது|ಬಂಧ|giraft/u,
      /magistrate|produced|before (the |a )?court|court (?:mein|me) (?:kab tak )?pesh|मजिस्ट्रेट|நடுவர்|நீதிமன்ற|ನ್ಯಾಯಾಧೀಶ|ಮ್ಯಾಜಿಸ್ಟ್ರೇಟ್/u,
    ],
    none: /bail|charge ?sheet|remand/u,
  },
  {
    matter: 'special-leave',
    all: [/\bslp\b|special leave|विशेष अनुमति|சிறப்பு அனுமதி|ವಿಶೇಷ ಅನುಮತಿ/u],
    none: /death (?:sentence|penalty)|मृत्युदंड|மரண தண்டனை|ಮರಣದಂಡನೆ/u,
    beside: /judg|order|high court|dismiss|reject/u,
  },
  {
    matter: 'consumer-appeal-national',
    all: [
      TO_APPEAL,
      /state (consumer )?commission\b[^.]{0,20}\border|national commission|ncdrc|राष्ट्रीय आयोग|தேசிய ஆணைய|ರಾಷ್ಟ್ರೀಯ ಆಯೋಗ/u,
    ],
  },
  {
    matter: 'consumer-appeal-state',
    all: [
      TO_APPEAL,
      /consumer[^.]{0,30}\border\b|district (consumer )?(disputes? )?(redressal )?(commission|forum)|state commission|ज़?िला (उपभोक्ता )?आयोग|மாவட்ட (நுகர்வோர் )?ஆணைய|ಜಿಲ್ಲಾ (ಗ್ರಾಹಕ )?ಆಯೋಗ/u,
    ],
  },
  { matter: 'senior-appeal', all: [APPEAL, /senior citizen|maintenance tribunal|वरिष्ठ|மூத்த|ಹಿರಿಯ/u] },
  { matter: 'posh-appeal', all: [APPEAL, /\bposh\b|internal committee|यौन उत्पीड़न|பாலியல்|ಲೈಂಗಿಕ/u] },
  { matter: 'dv-appeal', all: [APPEAL, /domestic violence|protection order|घरेलू हिंसा|குடும்ப வன்முறை|ಕೌಟುಂಬಿಕ ಹಿಂಸೆ/u] },
  { matter: 'rera-appeal', all: [APPEAL, /\brera\b|रेरा|ரெரா|ರೇರಾ/u] },
  { matter: 'gst-appeal', all: [APPEAL, /\bgst\b|जीएसटी|ஜிஎஸ்டி|ಜಿಎಸ್‌?ಟಿ/u] },
  { matter: 'accident-appeal', all: [APPEAL, /accident|\bmact\b|दुर्घटना|விபத்து|ಅಪಘಾತ/u] },
  { matter: 'family-court-appeal', all: [APPEAL, /family court|कुटुंब न्यायालय|குடும்ப நீதிமன்ற|ಕೌಟುಂಬಿಕ ನ್ಯಾಯಾಲಯ/u] },
  { matter: 'criminal-appeal-high-court', all: [APPEAL, /convict|sentenc|दोषी|सज़ा|தண்டன|ಶಿಕ್ಷೆ/u, HIGH_COURT] },
  { matter: 'criminal-appeal-sessions', all: [APPEAL, /convict|sentenc|दोषी|सज़ा|தண்டன|ಶಿಕ್ಷೆ/u] },
  {
    matter: 'civil-appeal-high-court',
    all: [APPEAL, /decree|judg|suit|civil|डिक्री|फ़?ैसल|தீர்ப்பு|ತೀರ್ಪು|ಡಿಕ್ರಿ/u, HIGH_COURT],
  },
  { matter: 'civil-appeal-district', all: [APPEAL, /decree|judg|suit|civil|district|डिक्री|फ़?ैसल|தீர்ப்பு|ತೀರ್ಪು|ಡಿಕ್ರಿ/u] },
  { matter: 'ex-parte', all: [/ex.?parte|एकतरफ़?ा|ஒருதலை|ಏಕಪಕ್ಷೀಯ/u] },
  { matter: 'execution', all: [/execut/u, /decree/u] },
  {
    matter: 'arbitration',
    all: [/arbitra|arbitral|मध्यस्थ|நடுவர் தீர்ப்பு|ಮಧ್ಯಸ್ಥ/u, /award|arbitral|अवॉर्ड|தீர்ப்பு|ತೀರ್ಪು/u],
    beside: /receiv|got|award/u,
  },
  { matter: 'revision', all: [/\brevision\b|पुनरीक्षण|சீராய்வு|ಪುನರೀಕ್ಷಣೆ/u] },
  {
    matter: 'review',
    all: [/\breview\b[^.]{0,30}\b(petition|decree|order|judg)|(decree|order|judg)\w*\b[^.]{0,30}\breview/u],
  },
  {
    matter: 'gratuity-payment',
    all: [/gratuity|graduity|ग्रेच्युटी|பணிக்கொடை|கிராஜுவிட்டி|ಗ್ರಾಚ್ಯುಟಿ/u],
    beside: /left|leav|resign|retir|last|छोड़|விட்ட|விலகி|ಬಿಟ್ಟ/u,
  },
  {
    matter: 'register-deed',
    all: [/deed|विलेख|बैनामा|रजिस्ट्री|பத்திர|ಪತ್ರ|ಕ್ರಯ/u, /regist|पंजीकरण|रजिस्ट|பதிவு|ನೋಂದಣಿ/u],
    beside: /sign|execut|हस्ताक्षर|கையெழுத்|ಸಹಿ/u,
  },
  { matter: 'caveat', all: [/caveat|केविएट|கேவியட்|ಕೇವಿಯಟ್/u] },
  {
    matter: 'special-marriage',
    all: [
      /special marriage|court marriage|विशेष विवाह|கோர்ட் கல்யாண|சிறப்புத் திருமண|ವಿಶೇಷ ವಿವಾಹ/u,
      /notice|publish|नोटिस|அறிவிப்பு|ನೋಟಿಸ್/u,
    ],
    beside: /publish|notice|प्रकाशित|வெளியான|ಪ್ರಕಟ/u,
  },
  {
    matter: 'separated-year',
    all: [MUTUAL, MUTUAL_CASE, /separat|apart|अलग|பிரிந்து|தனித்தனி|ಪ್ರತ್ಯೇಕ|ಬೇರೆಯಾಗಿ/u],
    none: /\bfiled\b|motion/u,
    beside: /separat|apart|अलग|பிரிந்து|தனித்தனி|ಪ್ರತ್ಯೇಕ|ಬೇರೆಯಾಗಿ/u,
  },
  {
    matter: 'mutual-divorce',
    all: [MUTUAL, DIVORCE, /petition|motion|\bfiled\b|अर्ज़?ी|याचिका|மனு|ಅರ್ಜಿ/u],
    none: /\b(married|marriage|wedding)\b[^.]{0,15}\bon\b/u,
    beside: /petition|filed|first motion|अर्ज़?ी|याचिका|மனு|ಅರ್ಜಿ/u,
  },
  {
    matter: 'divorce-year',
    all: [DIVORCE, /\b(married|marriage|wedding)\b|शादी|विवाह|திருமணம்|ಮದುವೆ/u],
    none: /decree|granted|final|separat|remarr|again/u,
    beside: /\b(married|marriage|wedding)\b|शादी|विवाह|திருமணம்|ಮದುವೆ/u,
  },
  { matter: 'promissory-note', all: [/promissory|pro.?note|प्रोनोट|प्रॉमिसरी|பிராமிசரி|ಪ್ರಾಮಿಸರಿ/u] },
  {
    matter: 'specific-performance',
    all: [/agreement (to|of|for) (sale|sell)|specific performance|बिक्री करार|விற்பனை ஒப்பந்த|ಮಾರಾಟ ಕರಾರು/u, SUIT],
  },
  {
    matter: 'loan',
    all: [/\b(lent|loan|borrow|udhaar|udhar|kadan|saala)\w*|hand ?loan|उधार|कर्ज़?|கடன்|ಸಾಲ/u, SUIT],
    none: /\bemi\b|bank loan|home loan/u,
    beside: /lent|gave|given|loan|borrow|उधार|दिया|கொடுத்|ಕೊಟ್ಟ/u,
  },
  {
    matter: 'goods',
    all: [/goods|material|stock|suppl|sold|सामान|माल|பொருள்|சரக்கு|ಸರಕು|ವಸ್ತು/u, SUIT],
    none: /defect|consumer/u,
    beside: /sold|deliver|suppl|goods/u,
  },
  {
    matter: 'consumer-reply',
    all: [
      /consumer|उपभोक्ता|நுகர்வோர்|ಗ್ರಾಹಕ/u,
      /written (version|statement|reply)|\breply\b|\b(?:our|my) (?:version|answer|defence)\b|जवाब दाख़?िल|பதிலுரை|ಲಿಖಿತ ಹೇಳಿಕೆ/u,
    ],
  },
  {
    matter: 'possession',
    all: [
      /possession (?:was )?lost|lost possession|encroach|adverse possession|कब्ज़?ा (?:चला|छिन)|ಒತ್ತುವರಿ|ஆக்கிரமி/u,
      SUIT,
    ],
    none: /tenan|rent|thrown|force/u,
  },
  { matter: 'slander', all: [/slander|spoke[n]? false/u, SUIT] },
  { matter: 'malicious-prosecution', all: [/malicious prosecution|false case[^.]{0,40}(acquit|sue|damages)/u] },
  { matter: 'false-imprisonment', all: [/false imprison|wrongful(ly)? (confine|imprison)/u, SUIT] },
  { matter: 'tenant', all: [/tenan|किरायेदार|किराएदार|வாடகைதாரர்|ಬಾಡಿಗೆದಾರ/u, /possession|evict|कब्ज़?ा|ಸ್ವಾಧೀನ/u, SUIT] },
  {
    matter: 'wages',
    all: [
      /salary|wages|वेतन|तनख़?्वाह|சம்பள|ஊதிய|ಸಂಬಳ|ವೇತನ/u,
      /\bclaim\b|\bsue\b|suit|\bcase\b|recover|limitation|मुकदम|केस|வழக்க|ದಾವೆ|ಕೇಸ್/u,
    ],
  },
  {
    matter: 'contract',
    all: [
      /breach|broke[n]?\b[^.]{0,20}(contract|agreement)|(contract|agreement)[^.]{0,25}broken|अनुबंध|ஒப்பந்த|ಒಪ್ಪಂದ/u,
      SUIT,
    ],
  },
  {
    matter: 'cancel-deed',
    all: [/cancel|set aside|रद्द|ரத்து|ರದ್ದು/u, /deed|विलेख|பத்திர|ಪತ್ರ/u],
    beside: /learn|came to know|knew|discover|पता चला|தெரிந்த|ಗೊತ್ತಾ/u,
  },
  { matter: 'defamation', all: [/defam|libel|मानहानि|அவதூறு|ಮಾನಹಾನಿ/u, SUIT] },
];

/** Matters that a question names so clearly that the day alone is missing. */
const OWN_PERIODS: ReadonlySet<string> = new Set([
  'ex-parte',
  'caveat',
  'loan',
  'promissory-note',
  'register-deed',
  'rera-appeal',
  'gst-appeal',
  'consumer-appeal-state',
  'consumer-appeal-national',
  'family-court-appeal',
  'special-marriage',
  'separated-year',
]);

/** Periods of the law of limitation and of single Acts, for a question that tells the day and asks for the last one. */
export const period: Recogniser = (reading) => {
  const { text, days, wantsDate, isOwn } = reading;
  const [only] = days;
  if (!wantsDate) return undefined;
  const offence = offenceMatter(reading);
  if (offence && only) return { tool: 'limitation', given: { matter: offence, from: only.iso } };
  const found = periods.find(({ all, none }) => all.every((part) => part.test(text)) && !none?.test(text));
  if (!found) return undefined;
  if (only === undefined)
    return isOwn && OWN_PERIODS.has(found.matter) ? { tool: 'limitation', given: { matter: found.matter } } : undefined;
  const from = (found.beside && dayBeside(reading, found.beside)) ?? only.iso;
  return { tool: 'limitation', given: { matter: found.matter, from } };
};

/** The class of an offence by the longest punishment that is told, for a complaint that may be barred by time. */
function offenceMatter({ text, facts }: Reading): string | undefined {
  if (
    !/cognizance|time.?barred|limitation/u.test(text) ||
    !/offence|offense|crime|complaint|\bfir\b|theft|hurt/u.test(text)
  )
    return undefined;
  if (/fine only|only (?:a )?fine/u.test(text)) return 'offence-fine';
  const years = facts.spans.filter(({ unit }) => unit === 'year').map(({ count }) => count);
  if (years.length === 0) return undefined;
  const longest = Math.max(...years);
  return longest <= 1 ? 'offence-one-year' : longest <= 3 ? 'offence-three-years' : undefined;
}
