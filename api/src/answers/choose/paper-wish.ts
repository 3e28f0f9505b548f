import { bounded } from 'language/bounded';
/** Verbs that order something to be written. */
const ORDERS =
  /(?<![\p{L}\p{M}])(?:draft|write|make|prepare|create|generate|compose|type out|give me|send me|likh(?:o|iye|ie|na|kar|ke|wa\w*)?|banao|bana do|bana dijiye|ezh?u(?:dh?|th?)(?:unga\w*|anum|i\s?(?:kodu|kudu|tha)\w*)|baredu|bareyiri|maadi kodi|लिख(?:ो|िए|िये|ें|ना|कर|वा\p{M}*\p{L}*)?|बना\p{M}*\s?(?:दो|दें|दीजिए|कर)?|तैयार|எழுது(?:ங்க\p{M}*(?:ள்)?)?|எழுத(?:வும்|ணும்|\s?வேண்டும்)|எழுதி(?:[கத]்)?\s?(?:கொடு|குடு|தா|தர)[\p{L}\p{M}]*|தயார்|ಬರೆದು|ಬರೆಯಿರಿ|ಬರೆ|ತಯಾರಿಸಿ)(?![\p{L}\p{M}])/iu;
/** What somebody needs stands in the same breath: "i want him out, if i give notice" orders none. */
const NEEDS =
  /(?<![\p{L}\p{M}])(?:need|i want)(?! to (?!draft|write|send|make|give|prepare|serve|file)\p{L})(?![\p{L}\p{M}])[^,.;:?!]{0,50}/iu;
/** What can be written. */
const THINGS =
  /(?<![\p{L}\p{M}])(?:notice|letter|complaint|application|appeal|affidavit|agreement|will|resignation|petition|reply|rti|demand|terms|draft|format|patra|arzi|shikayat|manu|pugar|kaditham|arji|dooru|नोटिस|पत्र|शिकायत|आवेदन|अपील|अर्ज़?ी|शपथपत्र|शपथ पत्र|वसीयत|इस्तीफ़?ा|त्यागपत्र|अनुबंध|நோட்டீஸ்|அறிவிப்பு|கடிதம்|புகார்|மனு|மேல்முறையீடு|உறுதிமொழி|ஒப்பந்தம்|உயில்|ராஜினாமா|ನೋಟಿಸ್|ಪತ್ರ|ದೂರು|ಅರ್ಜಿ|ಮೇಲ್ಮನವಿ|ಪ್ರಮಾಣಪತ್ರ|ಒಪ್ಪಂದ|ಕರಾರು|ಉಯಿಲು|ರಾಜೀನಾಮೆ)/iu;
/** A message that is itself the name of a paper: "Labour complaint for unpaid overtime". */
const NAMES_IT =
  /^(?!(?:i|we|he|she|they|my|our|his|her)\s)(?:a |an |the |legal |formal |simple |short )*(?:[\p{L}()\d/&.-]+\s+){0,4}?(?:notice|letter|complaint|application|appeal|affidavit|agreement|will|resignation letter|resignation|petition|reply|terms)(?:\s+(?:to|for|against|of|with|under|between|from|on|about|regarding|because)\s|\s?[,:;-]\s)/iu;
/** Papers that are nothing but papers: who begins with their name and tells what they say wants them. */
const IS_A_PAPER = bounded(/^(?:a |an |my )?(?:affidavit (?:of |for )?(?:change of )?name|resignation letter)\b.{8}/iu);
/** Words that tell what happened or what is missing: "father died without will," names no will to be written. */
const TELLING = new Set(
  `without no not never any there this that was were is are am has have had be been got gave given sent received served
   wrote written signed filed made died expired fired said says`.split(/\s+/),
);
/** An appeal, said to be one, with what came before it: "second appeal rti, first appeal was on 1 August". */
const IS_AN_APPEAL = /^(?:rti\s+)?(?:first|second)\s+appeal\s+(?:rti|under rti|letter|draft|format)(?![\p{L}\p{M}])/iu;
/** Words with which one asks instead of ordering. */
const ASKS =
  /\?|(?:^|[.!;,]\s*)(?:can|could|is|are|do|does|did|will|should|must|may)\s(?!not\s)|(?:^|[.!;,]\s*|(?<![\p{L}\p{M}])(?:know|tell me|and|but|about|by|till|until|from)\s+)(?:when|where|which|who)\s|(?<![\p{L}\p{M}])(?:how|what|why|whether|should i|must i|difference|meaning|fee|fees|time limit|deadline|last date|procedure|valid|got|received|served|kya|kaise|kab|kitna|kitne|enna|eppadi|eppo|hege|yavaga|eshtu|क्या|कैसे|कब|कितन\p{M}*|எப்படி|என்ன|எப்போது|எவ்வளவு|ಹೇಗೆ|ಏನು|ಯಾವಾಗ|ಎಷ್ಟು)(?![\p{L}\p{M}])/iu;
/** So far from the verb stands what it orders. */
const NEAR = 60;

/** Whether a message orders a paper, or is the name of one, rather than asking about it. */
export function wantsPaper(message: string): boolean {
  const text = message.normalize('NFC').trim();
  if (needsPaper(text) && !ASKS.test(text)) return true;
  const order = ORDERS.exec(text);
  if (order && THINGS.test(text.slice(Math.max(0, order.index - NEAR), order.index + order[0].length + NEAR))) {
    // "What should I write in the notice?" orders nothing.
    return !ASKS.test(text.slice(0, order.index)) || bounded(/^(?:can|could|will) you\b/iu).test(text);
  }
  return (namesIt(text) || IS_AN_APPEAL.test(text) || IS_A_PAPER.test(text)) && !ASKS.test(text);
}

/** "I need a notice": the words that say that something is needed, where they say that it is a paper. */
function needsPaper(text: string): boolean {
  const [need] = NEEDS.exec(text) ?? [];
  return need !== undefined && THINGS.test(need);
}

function namesIt(text: string): boolean {
  const [name] = NAMES_IT.exec(text) ?? [];
  return (
    name !== undefined &&
    !name
      .toLowerCase()
      .split(/\s+/)
      .some((word) => TELLING.has(word))
  );
}
