import { bounded } from 'language/bounded';
import { createLately } from '../read/lately';
/** What a question wants to know of its subject. */
export type Intent =
  | 'punishment'
  | 'bail'
  | 'cognizable'
  | 'compoundable'
  | 'limitation'
  | 'fee'
  | 'forum'
  | 'documents'
  | 'procedure'
  | 'comparison'
  | 'definition'
  | 'counterpart'
  | 'cases'
  | 'helpline';

const patterns: readonly (readonly [Intent, RegExp])[] = [
  [
    'punishment',
    bounded(
      /\b(punish\w*|penalt(y|ies)|sentences?(?! of)(?! pending)(?<!suspension of sentence)|imprison\w*|(?<!is it )fine[sd]?|jail( term| time)?|prison term|how many years|how long .{0,20}(jail|prison)|saz+a+|saja|dand|thandanai|tandanai|shikshe)\b|सज़?ा|दंड|दण्ड|जेल|कारावास|தண்டனை|சிறை|ಶಿಕ್ಷೆ|ದಂಡ|ಜೈಲು|जुर्माना|அபராதம்|\b(jurmana|abaratham|julmane)\b/iu,
    ),
  ],
  [
    'bail',
    bounded(
      /\b(bail|bailable|non-?bailable|jamanat|zamanat|jamin|jaameen|pinai|jameen milegi)\b|जमानत|ज़मानत|ஜாமீன்|பிணை|ಜಾಮೀನು/iu,
    ),
  ],
  [
    'cognizable',
    bounded(
      /\b(cogni[sz]able|non-?cogni[sz]able|arrest\w* without (a )?warrant|without warrant)\b|संज्ञेय|பிடியாணையின்றி|ಸಂಜ್ಞೇಯ/iu,
    ),
  ],
  [
    'compoundable',
    bounded(
      /\b(compoundable|compounded|compounding|settled?( out of court)?|compromise[ds]?|withdraw (the |my )?(case|complaint|fir))\b|समझौता योग्य|शमनीय/iu,
    ),
  ],
  [
    'limitation',
    bounded(
      /\b(limitation( period)?|time[- ]?limits?|deadlines?|last date|within how (many|much|long)|how (many|much) (days|months|years|time)|how long (do|can|does|have|will|is|it|before|to)|till when|by when|time period|kitne (din|saal|mahine|samay|time)|kab tak|ethanai (naal|natkal)|evvalavu (naal|kaalam)|kaala varambu|eshtu dina|too late|expired?)\b|समय[- ]?सीमा|कितने दिन|कितने साल|कब तक|कितने समय|காலவரம்பு|கால வரம்பு|எத்தனை நாள்|எத்தனை நாட்கள்|எவ்வளவு நாள்|எவ்வளவு காலம்|ಕಾಲಮಿತಿ|ಎಷ್ಟು ದಿನ|ಎಷ್ಟು ಸಮಯ/iu,
    ),
  ],
  [
    'fee',
    bounded(
      /\b(fees?|costs?|charges?|how much (money|does it cost|to pay|is the)|price|stamp duty rate|kharcha|kitna paisa|kitne paise|kattanam|selavu|shulka)\b|फीस|शुल्क|खर्च|கட்டணம்|செலவு|ಶುಲ್ಕ|ಖರ್ಚು/iu,
    ),
  ],
  [
    'forum',
    bounded(
      /\b(which (court|authority|forum|office|tribunal|commission|police)|what (court|authority|forum)|where (do|can|should|to|must|shall|will) |whom (do|can|should|to)|who (do|can|should) (i|we) (complain|approach|contact|go)|jurisdiction|kahan|kaha|kidhar|enga|engu|yaaridam|elli|kis court|kaunsi court|konsi court)\b|कहाँ|कहां|किस अदालत|किस कोर्ट|किससे शिकायत|எங்கே|எங்கு|யாரிடம்|எந்த நீதிமன்ற|ಎಲ್ಲಿ|ಯಾವ ನ್ಯಾಯಾಲಯ|ಯಾರಿಗೆ/iu,
    ),
  ],
  [
    'documents',
    bounded(
      /\b(documents?|papers?|proofs?|evidence (do|should|needed|required|to)|what .{0,20}(documents?|papers)|kagaz|kaagaz|dastavez|aavanam|dakhale)\b.{0,30}(need|requir|submit|attach|keep|chahiye|venum|beku|$)|कागज|दस्तावेज|ஆவணங்கள்|ದಾಖಲೆ/iu,
    ),
  ],
  [
    'comparison',
    bounded(
      /\b(differen(ce|t|tiate)\w*|distinguish|distinction|compare[ds]?|comparison|versus|vs\.?|better .{3,40} or|farq|fark|antar|vithiyasam|vyatyasa)\b|अंतर|अन्तर|फर्क|फ़र्क|வேறுபாடு|வித்தியாசம்|ವ್ಯತ್ಯಾಸ/iu,
    ),
  ],
  [
    'counterpart',
    bounded(
      /\b(which|what) (was )?(the )?(ipc|crpc|bns|bnss|bsa|old|new|earlier|evidence act) (section|number|law)|\b(equivalent|corresponding|counterpart|replaced? (by|with)?|replacement|new (section|number|law|provision|code) (of|for|in|under)|new bns section|(in|under) (the )?(new|old) (law|code|criminal)|which section (of|in) (the )?(bns|bnss|bsa|ipc|crpc|iea)|(now|became|become|called) (in|under)? ?(bns|bnss|bsa|which)|old (section|number|ipc|crpc|law)|earlier section|formerly|where (did|has|is|was) .{0,30}\b(go|gone|moved|now)|naya dhara|nayi dhara|ab (kaun|kon)si dhara|kaha(n)? gay[ai]|eppo enna pirivu|puthiya pirivu|hosa section)\b|नई धारा|नयी धारा|पुरानी धारा|कहा(?:ँ|ं) गई|अब (?:कौन|क्या)|की जगह|இப்போ(?:து)? (?:எந்த|என்ன)|ಈಗ .{0,20}(?:ಯಾವ|ಏನು)|புதிய பிரிவு|பழைய பிரிவு|ಹೊಸ ಕಲಂ|ಹಳೆಯ ಕಲಂ/iu,
    ),
  ],
  [
    'cases',
    bounded(
      /\b(case ?laws?|judge?ments?|rulings?|landmark|supreme court (held|hold|said|say|cases?|judg\w*|decide[ds]?|decision|verdict)|precedents?|leading case|court decision|verdict|which case|what case|cases? (that|which|where|on|about|summary|facts|ratio|name)|kis case|kaunsa case|kaun sa case|faisla|faisle)\b|फैसल|फ़ैसल|निर्णय|कौन सा (?:केस|मामला)|किस (?:केस|मामले)|தீர்ப்ப|எந்த வழக்|ತೀರ್ಪ|ಯಾವ ಪ್ರಕರಣ/iu,
    ),
  ],
  [
    'helpline',
    bounded(/\b(help ?line|phone number|toll[- ]?free|contact number|emergency number)\b|हेल्पलाइन|உதவி எண்|ಸಹಾಯವಾಣಿ/iu),
  ],
  [
    'procedure',
    bounded(
      /\b(how (do|can|to|should|does|will|would)|what (should|can|do|must) (i|we|she|he|they)|steps?|process|procedure|file a|apply|kaise|kya kar|eppadi|epadi|enna pann|hege|yenu mad)\b|कैसे|क्या करूँ|क्या करूं|क्या करें|எப்படி|என்ன செய்|ಹೇಗೆ|ಏನು ಮಾಡ/iu,
    ),
  ],
  [
    'definition',
    bounded(
      /\b(what (is|are|does) (?!(an? |the |its )?(maximum |minimum )?(punish|penalt|time|fee|limit|procedure|process|sentence|bail period|cost|charge|deadline|last date|difference))|meaning of|mean(s|t|ing)? ?(of|by)?|defin(e|ition)|explain|kya (hai|hota|hoti|matlab)|matlab|arth|enral enna|endral enna|andre enu|artha)\b|का मतलब|क्या है|क्या होता|परिभाषा|என்றால் என்ன|பொருள்|ಎಂದರೇನು|ಅರ್ಥ/iu,
    ),
  ],
];

/** Joiners say how letters are drawn, and would make an edge of a word of each. */
const JOINERS = /[\u200b-\u200d]/gu;

/** What a question asks for; usually one or two things, in the order of how definite they are. */
export function intentsOf(question: string): readonly Intent[] {
  return lately.get(question) ?? lately.set(question, readIntents(question));
}

const lately = createLately<readonly Intent[]>();

function readIntents(question: string): readonly Intent[] {
  const words = question.replace(JOINERS, '');
  return patterns.filter(([, pattern]) => pattern.test(words)).map(([intent]) => intent);
}
