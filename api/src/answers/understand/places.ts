import { bounded } from 'language/bounded';
/** Countries, by their codes, whose names mean nothing else in any of our languages. */
const COUNTRIES =
  'AF AL DZ AO AR AM AU AT AZ BH BD BY BE BZ BT BO BA BW BR BN BG BF BI KH CM CA CL CO CG CD CR HR CY CZ DK EC EG SV EE ET FJ FI FR GA DE GH GR GT HT HN HU IS ID IE IL IT JM JP KZ KE KW KG LA LV LB LR LY LT LU MG MW MY MV MT MU MX MD MN ME MA MZ MM NA NP NL NZ NI NG KP NO OM PK PA PG PY PH PL PT QA RO RU RW SA SN RS SC SL SG SK SI SO ZA KR ES LK SD SE CH SY TW TJ TZ TH TN TM UG UA AE GB US UY UZ VE VN YE ZM ZW HK';

const LOCALES = ['en', 'hi', 'ta', 'kn'];

/** Names that people use beside the official ones: cities, short names, the people of a country. */
const OTHER_NAMES =
  'usa|america|new york|california|texas|florida|los angeles|san francisco|chicago|boston|seattle|new jersey|washington dc|uk|u k|britain|england|english law|scotland|wales|london|manchester|birmingham|toronto|vancouver|ontario|montreal|sydney|melbourne|perth|brisbane|auckland|dubai|abu dhabi|sharjah|uae|u a e|emirates|riyadh|jeddah|saudi|doha|muscat|berlin|munich|paris|amsterdam|zurich|geneva|brussels|vienna|rome|milan|madrid|lisbon|dublin|moscow|beijing|shanghai|tokyo|seoul|bangkok|kuala lumpur|jakarta|bali|manila|colombo|jaffna|kathmandu|pokhara|thimphu|dhaka|karachi|lahore|islamabad|rawalpindi|kabul|tehran|istanbul|tel aviv|cairo|nairobi|lagos|cape town|johannesburg|european union|gdpr|schengen|green card|h-?1b|social security number|uscis|hmrc|iqama|emirates id';
const OTHER_NAMES_INDIC =
  'अमेरिका|अमरीका|अमेरिकी|ब्रिटेन|इंग्लैंड|लंदन|न्यूयॉर्क|न्यू यॉर्क|कैलिफोर्निया|टोरंटो|सिडनी|दुबई|यूएई|यूके|सऊदी|लाहौर|कराची|इस्लामाबाद|काठमांडू|ढाका|कोलंबो|पाकिस्तानी|अरब अमीरात|ग्रीन कार्ड|அமெரிக்க|பிரிட்டன்|இங்கிலாந்து|லண்டன்|நியூயார்க்|கலிபோர்னியா|டொராண்டோ|டொரண்டோ|சிட்னி|துபாய்|சவுதி|சவூதி|கொழும்பு|யாழ்ப்பாண|பாகிஸ்தான|காத்மாண்டு|கோலாலம்பூர்|கிரீன் கார்டு|ಅಮೆರಿಕ|ಅಮೇರಿಕ|ಬ್ರಿಟನ್|ಇಂಗ್ಲೆಂಡ್|ಲಂಡನ್|ನ್ಯೂಯಾರ್ಕ್|ಕ್ಯಾಲಿಫೋರ್ನಿಯಾ|ಟೊರೊಂಟೊ|ಟೊರಾಂಟೊ|ಸಿಡ್ನಿ|ದುಬೈ|ಸೌದಿ|ಕೊಲಂಬೊ|ಪಾಕಿಸ್ತಾನ|ಕಠ್ಮಂಡು|ಗ್ರೀನ್ ಕಾರ್ಡ್';

/** A phone may be Chinese and a restaurant Italian; a law, a court or a visa that is so is foreign. */
const FOREIGN_THING = bounded(
  /\b(american|british|canadian|australian|kuwaiti|bahraini|german|french|dutch|swiss|irish|italian|spanish|russian|chinese|japanese|korean|malaysian|singaporean|sri lankan|nepal(?:i|ese)|bangladeshi|pakistani|iranian|turkish|israeli)\s+(?:\w+\s+)?(laws?|legal|courts?|police|visas?|constitution|citizenship|tax(?:es)?|rules?|acts?|embassy|government|landlord|employer)\b|\bin china\b/i,
);

const PLACE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[...OTHER_NAMES.split('|'), ...namesIn('en')].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);
/** In an Indian script an ending may follow the name. */
const PLACE_INDIC = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[...OTHER_NAMES_INDIC.split('|').map(withoutEnding), ...LOCALES.slice(1).flatMap(namesIn)].join('|')})`,
  'u',
);
/** "us" in small letters is a word like any other. */
const IN_CAPITALS = bounded(/\b(US|U\.S\.|EU)\b/);

const INDIA = bounded(
  /\b(indian?|bharat|nri|oci|hindu|ipc|bns|from abroad|mumbai|delhi|bangalore|bengaluru|chennai|kolkata|hyderabad|kerala|tamil ?nadu|karnataka|punjab|passport|visa to india|extradit\w*|import\w*|customs?|foreign (judg|decree|court)\w*)\b|भारत|इंडिया|இந்திய|ಭಾರತ/iu,
);
/** What only India has: its funds, cards, papers and money. */
const OF_INDIA = bounded(
  /\b(e?pf|epfo|esi|aadhaar|aadhar|pan card|lic|upi|rti|gst|rera|ration card|rupees?|lakhs?|crores?)\b/iu,
);
/** Who goes there asks of what is left here: the notice period, the flight, the certificates. */
const GOING_THERE = bounded(
  /\b(?:job|offer|going|go|fly|flying|flight|tickets?|tour|trip|travel|travelling|move|moving|shift|shifting|admission|joining)\s+(?:in|to|for)\s/iu,
);
/** Somebody there with whom somebody here has to do: that is often a matter of Indian law. */
const RELATION = bounded(
  /\b(husband|wife|spouse|in-?laws|son|daughter|brother|sister|father|mother|uncle|fianc[eé]e?|agent|agency|consultan\w+|recruiter|broker|pati|patni|beta|beti|kanavan|purushan|manaivi|magan|ganda|hendathi|maga)\b|पति|पत्नी|बेटा|बेटी|ससुराल|एजेंट|கணவ|மனைவி|மகன்|மகள்|ஏஜென்ட்|ஏஜெண்ட்|ಗಂಡ|ಹೆಂಡತಿ|ಪತಿ|ಪತ್ನಿ|ಮಗ(?!ು)|ಮಗಳು|ಏಜೆಂಟ್/iu,
);

/** Whether a question asks about the law of another country. */
export function asksOfAnotherCountry(question: string): boolean {
  if (
    !PLACE.test(question) &&
    !FOREIGN_THING.test(question) &&
    !PLACE_INDIC.test(question) &&
    !IN_CAPITALS.test(question)
  )
    return false;
  return ![INDIA, OF_INDIA, GOING_THERE, RELATION].some((pattern) => pattern.test(question));
}

function namesIn(locale: string): string[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return COUNTRIES.split(' ').flatMap((code) => {
    const name = names.of(code)?.replace(/\s*\(.*\)$/, '') ?? '';
    return name.length > 2 ? [withoutEnding(name)] : [];
  });
}

/** A name as it stands before an ending: without the sign that closes its last letter. */
function withoutEnding(name: string): string {
  return name.replace(/[\u0bcd\u0ccd]$/u, '');
}
