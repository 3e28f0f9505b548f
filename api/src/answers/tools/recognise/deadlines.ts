import { dayBeside, type Reading } from '../reading';
import type { Recogniser, ToolCall } from '../recogniser';

const CONSUMER = /consumer|which (?:commission|forum)|upbhokta|nugarvor|grahaka|उपभोक्ता|நுகர்வோர்|ಗ್ರಾಹಕ/u;
const FAILED =
  /fail|stopp|defect|refus|reject|cancel|brok|fault|deni|damag|not work|खराब|ख़राब|इनकार|मना|रद्द|மறுத்|பழுத|ரத்து|ಹಾಳ|ನಿರಾಕರ|ಕೆಟ್ಟ|ರದ್ದ/u;
const DECIDED = /(commission|forum)\b[^.]{0,30}\b(decided|order|dismissed|rejected)|order (?:of|by|from) the/u;
const ACCIDENT = /accident|\bmact\b|hit by|run over|knocked down|\bcrash\b|दुर्घटना|एक्सीडेंट|விபத்த|ಅಪಘಾತ|accident/u;
const REPLY =
  /written (version|statement|reply)|summons|\b(?:our|my) (?:version|reply|answer|defence)\b|\breply\b[^.]{0,30}(summons|notice)|जवाब दाख़?िल|பதிலுரை|ಲಿಖಿತ ಹೇಳಿಕೆ/u;
const CLAIM = /claim|compens|\bmact\b|tribunal|मुआवज़?ा|दावा|क्लेम|இழப்பீட|மனு|ಪರಿಹಾರ|ಕ್ಲೇಮ/u;
const POSH =
  /\bposh\b|sexual(ly)? harass|internal (complaints? )?committee|\bicc\b|harass\w* (me )?sexual|harass\w*\b[^.]{0,60}\b(office|work|boss|manager|colleague)|\b(office|work|boss|manager|colleague|supervisor|team lead)\w*\b[^.]{0,60}harass|यौन उत्पीड़न|பாலியல் (தொல்லை|துன்புறுத்த|சீண்ட)|ಲೈಂಗಿಕ ಕಿರುಕುಳ/u;
const APPEAL = /appeal|अपील|மேல்முறையீ|ಮೇಲ್ಮನವಿ|apeel/u;
const FINAL_DUES =
  /full (and|&|n) final|\bfnf\b|\bf ?& ?f\b|final (settlement|dues)|last salary|last wages|pending salary|(?:last|final) (?:working )?day\b[^?]{0,80}\b(?:wages|salary|dues|paid)|removed from (?:service|job|work)[^?]{0,60}(?:wages|salary|dues)|\bdues\b[^.]{0,40}(left|resign|quit|last|company|employer)|(left|resign|quit|terminat|dismiss|fired|sacked)[^.]{0,90}\b(dues|settle\w*|wages|salary)\b|(terminat|dismiss|fired|sacked|resign|quit)[^?]{0,90}\b(all (?:my|the) wages|final)\b|hisab|फुल (एंड|एण्ड) फाइनल|आख़?िरी (वेतन|तनख़?्वाह)|இறுதி(த்)? தீர்வு|கடைசி (மாத )?சம்பள|ಅಂತಿಮ ಲೆಕ್ಕ|ಕೊನೆಯ ಸಂಬಳ/u;
const VACATE =
  /section 106|(vacat|evict|tenan|landlord|quit|rent(ed)?|lease)[^.]{0,80}notice|notice[^.]{0,80}(vacat|leave the|tenan|landlord|quit|lease)|मकान[^.]{0,60}नोटिस|किराए[^.]{0,60}नोटिस|வாடகை[^.]{0,60}(அறிவிப்பு|நோட்டீஸ்)|kiray\w*[^.]{0,60}notice|makaan?[^.]{0,60}notice|makan[^.]{0,60}notice|vaada?gai[^.]{0,60}notice|bad[ai]ge[^.]{0,60}notice|किरायेदार[^.]{0,60}नोटिस|ಬಾಡಿಗೆ[^.]{0,60}ನೋಟಿಸ್/u;
const ADOPTED = /adopt|गोद|தத்து|ದತ್ತು/u;
const MATERNITY =
  /maternity|adopt|गोद लि|தத்தெடு|ದತ್ತು|pregnan|delivery date|expected delivery|मातृत्व|गर्भ|प्रसव|மகப்பேறு|பிரசவ|கர்ப்ப|ಹೆರಿಗೆ|ಗರ್ಭಿಣಿ/u;
const BORN = /\b(born|birth|dob|date of birth)\b|जन्म|பிறந்த|ಹುಟ್ಟಿದ|ಜನ್ಮ/u;
const MARRY = /marr|wedding|shaadi|shadi|विवाह|शादी|திருமண|கல்யாண|ಮದುವೆ|ವಿವಾಹ/u;
const GIRL = /\b(girl|bride|daughter|she|her|sister|woman)\b|लड़की|बेटी|दुल्हन|பெண்|மகள்|ಹುಡುಗಿ|ವಧು|ಮಗಳು/u;
const SUFFERED =
  /victim|\braped?\b|molest|\bpocso\b|consent|kidnap|abduct|elope|eloping|ran away|\babus|assaulted|trafficked|पीड़ित|बलात्कार|सहमति|அபகர|பாதிக்க|வன்புணர்|பாலியல்|ಸಂತ್ರಸ್ತ|ಅತ್ಯಾಚಾರ/u;
/** The one who was born then is the one who did it. */
const DID =
  /\b(?:he|she|boy|girl|son|daughter|brother|i)\s+(?:is |was |has been )?(?:accused|arrested|booked|caught|charged|did|committed)\b|\bmy (?:son|brother|client) is\b|juvenile (?:accused|offender)|किशोर|சிறார்/u;
const OFFENCE = /juvenile|minor\b|offence|offense|crime|theft|arrest|accused|किशोर|अपराध|சிறார்|குற்ற|ಬಾಲಾಪರಾಧ|ಅಪರಾಧ/u;

const call = (tool: string, given: ToolCall['given']): ToolCall => ({ tool, given });
const first = ({ days }: Reading) => days[0]?.iso;

export const consumer: Recogniser = (reading) => {
  const { text, days, sums } = reading;
  if (!CONSUMER.test(text) || APPEAL.test(text) || REPLY.test(text) || DECIDED.test(text)) return undefined;
  if (days.length > 0 && reading.wantsDate) {
    const since = dayBeside(reading, FAILED) ?? days.at(-1)?.iso;
    return call('consumer-complaint', { since, ...(sums[0] === undefined ? {} : { paid: sums[0] }) });
  }
  if (days.length === 0 && reading.wantsDate && reading.isOwn && FAILED.test(text))
    return call('consumer-complaint', sums[0] === undefined ? {} : { paid: sums[0] });
  const asksFee = /\bfees?\b|court fee|which (?:consumer )?(?:commission|forum|court)|फ़?ीस|शुल्क|கட்டண|ಶುಲ್ಕ/u.test(text);
  return asksFee && sums[0] !== undefined ? call('consumer-complaint', { paid: sums[0] }) : undefined;
};

export const accidentClaim: Recogniser = (reading) => {
  const accident = first(reading);
  const fits = ACCIDENT.test(reading.text) && CLAIM.test(reading.text) && !APPEAL.test(reading.text);
  return fits && reading.wantsDate && (accident || reading.isOwn) ? call('accident-claim', { accident }) : undefined;
};

export const harassment: Recogniser = (reading) => {
  const incident = dayBeside(reading, /last|incident|harass|घटना|சம்பவ|ಘಟನೆ/u) ?? first(reading);
  const fits = POSH.test(reading.text) && reading.wantsDate && !APPEAL.test(reading.text);
  return fits && (incident || reading.isOwn) ? call('workplace-harassment', { incident }) : undefined;
};

export const finalDues: Recogniser = (reading) => {
  const left = first(reading);
  const fits = FINAL_DUES.test(reading.text) && reading.wantsDate;
  return fits && (left || reading.isOwn) ? call('full-and-final', { left }) : undefined;
};

export const vacate: Recogniser = (reading) => {
  const received = dayBeside(reading, /notice|notis|नोटिस|அறிவிப்பு|நோட்டீஸ்|ನೋಟಿಸ್/u) ?? first(reading);
  if (!VACATE.test(reading.text) || !reading.wantsDate || !(received || reading.isOwn)) return undefined;
  const span = reading.facts.spans.find(({ unit }) => unit === 'day' || unit === 'month');
  const agreed = /agree|agriment|contract|करार|अनुबंध|ஒப்பந்த|ಕರಾರು|ಒಪ್ಪಂದ/u.test(reading.text) ? span : undefined;
  const farm = /farm|agricultur|factory|manufactur|खेती|कारखाना|விவசாய|ஆலை|ಕೃಷಿ|ಕಾರ್ಖಾನೆ/u.test(reading.text);
  return call('notice-to-vacate', {
    received,
    use: farm ? 'farm-factory' : 'home-shop',
    ...(agreed ? { agreedDays: agreed.unit === 'month' ? agreed.count * 30 : agreed.count } : {}),
  });
};

export const maternity: Recogniser = (reading) => {
  const adopted = ADOPTED.test(reading.text);
  const day = adopted ? first(reading) : dayBeside(reading, /due|expect|deliver|birth|प्रसव|பிரசவ|ಹೆರಿಗೆ/u);
  const fits = MATERNITY.test(reading.text) && /leave|छुट्टी|अवकाश|விடுப்பு|ರಜೆ/u.test(reading.text);
  const third = /third child|two children already|तीसर|மூன்றாவது|ಮೂರನೇ/u.test(reading.text);
  const asks = day ?? (reading.isOwn && (reading.wantsDate || reading.wantsSum));
  return fits && asks
    ? call('maternity-leave', { day, kind: adopted ? 'adoption' : third ? 'third' : 'birth' })
    : undefined;
};

export const age: Recogniser = (reading) => {
  const { text, days, today } = reading;
  const born = dayBeside(reading, BORN);
  if (born === undefined) return undefined;
  const on = days.find(({ iso }) => iso !== born)?.iso ?? today;
  if (MARRY.test(text)) return call('age', { born, on, purpose: GIRL.test(text) ? 'bride' : 'groom' });
  return OFFENCE.test(text)
    ? call('age', { born, on, purpose: SUFFERED.test(text) && !DID.test(text) ? 'victim' : 'offence' })
    : undefined;
};
