import { asksOfAnotherCountry } from './places';

/** Why a question is not answered, where it is not. */
export type OutOfScope = 'foreign law' | 'not legal' | 'wrongdoing' | 'greeting' | 'about us';

const GREETING = /^(hi+|hello+|hey+|hii+|namaste|namaskar(am)?|vanakkam|namaskara|good (morning|evening|afternoon|night)|thanks?( you)?( so much)?|thank you|ok(ay)?|bye|नमस्ते|नमस्कार|धन्यवाद|வணக்கம்|நன்றி|ನಮಸ್ಕಾರ|ಧನ್ಯವಾದ)[\s!.,]*((nyayika|there|sir|madam|ji)[\s!.,]*)?$/iu;
const ABOUT_US = /^(who are you|what are you|what can you (do|help|answer)|how can you help|what do you do|are you (a )?(lawyer|human|bot|robot|ai|real)|what is your name)\b.{0,30}$|^help[!.?]*$|^(आप कौन हैं|तुम कौन हो|நீங்கள் யார்|ನೀವು ಯಾರು).{0,10}$/iu;

const NOT_LEGAL = /\b(recipe|cook(ing)?|biryani|weather|temperature today|cricket (score|match)|ipl score|football|movie|film review|song|lyrics|poem|joke|story about|capital (city )?of|president of (france|usa)|population of|distance (from|between)|translate (this|the)|python|javascript|java code|html|css|write (a |me )?(code|program|function|poem|song|essay|story)|solve|equation|integral|derivative of|\d+\s*[+*/x]\s*\d+|horoscope|astrology|zodiac|lottery number|stock (tip|price)|which (stock|share)|bitcoin price|crypto to buy|diet|lose weight|weight loss|headache|fever|medicine for|symptoms|hairstyle|makeup|best (phone|laptop|mobile|restaurant|hotel|college|movie)|girlfriend gift|who won|world cup|planet|photosynthesis|gravity|dinosaur|chemistry|physics|homework|workout|meditat|train ticket|(plan|planning) (a|my|the) .{0,20}(trip|holiday|vacation|tour|party)|itinerary|travel to|goldfish|my (dog|cat|pet) (looks|is) (sad|sick)|marathon|quantum|laptop screen|phone battery|flight (ticket|price)|hotel booking|temple timing)\b|मौसम|रेसिपी|खाना बना|क्रिकेट|कविता|राजधानी|बिरयानी|பிரியாணி|தலைநகர|ராஜதானி|ಬಿರಿಯಾನಿ|ರಾಜಧಾನಿ|चुटकुला|राशिफल|வானிலை|சமையல்|கவிதை|கிரிக்கெட்|ஜோக்|ராசிபலன்|ಹವಾಮಾನ|ಅಡುಗೆ|ಕವಿತೆ|ಕ್ರಿಕೆಟ್|ರಾಶಿ ಭವಿಷ್ಯ|\b(mausam|khana kaise ban|samayal|samaiyal|vaanilai|kavithai|havamana)\b/iu;
const LEGAL = /\b(law|legal|act|section|article|court|police|fir|bail|rights?|illegal|crime|punish|complain|sue|case|judge|judg(e)?ment|ruling|lawyer|notice|divorce|contract|tax|copyright|patent|trademark|liab|licen[cs]e|licence|fine|cheat|fraud|consumer|compensation|refund|insurance|negligen|ban(ned)?|allowed|permission|ipc|bns|kanoon|kanun|dhara|sattam|kanoonu)\w*|कानून|धारा|सज़?ा|शिकायत|சட்டம்|வழக்கு|புகார்|தண்டனை|ಕಾನೂನು|ದೂರು|ಶಿಕ್ಷೆ/iu;

const WRONGDOING = /\b(how (to|do i|can i|should i|could i)|(best|easiest) way to|help me( to)?|teach me|tips? (to|for)|without (getting|being) caught|ways? to|kaise|eppadi)\b.{0,60}\b(kill(ing)? (my|someone|him|her|a person)|murder|poison|hide (the |a )?(body|dead|evidence|murder|black money|income)|destroy (the )?evidence|tamper\w* (with )?(the )?(evidence|witness)|forge|fake (a |an )?(document|signature|certificate|passport|aadhaar|id|will|degree|marksheet|medical|currency|notes)|make (a )?(bomb|fake|counterfeit)|counterfeit|bribe (a|an|the|my)? ?(judge|police|officer|official|witness)|launder|evade tax|hack (into )?(my|someone|his|her|a|an)|steal|smuggle|kidnap|blackmail (my|someone|him|her)|threaten (a|the|my)? ?witness|beat up|get away with|escape (from )?(the )?police|avoid (being )?(caught|arrested) after|false (case|fir|complaint) (against|on)|frame (someone|him|her|my)|buy (a )?(gun|drugs|ganja|cocaine) illegally|sell (drugs|ganja|cocaine)|rape|molest|stalk (my|someone|her))\b/iu;
const VICTIM = /\b(against me|on me|my (complaint|rights)|is it (a crime|illegal|an offence)|punish\w*|what (is|are) the (law|section|penalty)|someone (is|has|did)|report|protect|defend|victim|stop (him|her|them|someone))\b/iu;

/** Whether a question speaks of law, courts or rights in so many words. */
export function namesLaw(question: string): boolean {
  return LEGAL.test(question);
}

/** Tells when a question is none for this product; undefined when it may be one. */
export function outOfScope(question: string): OutOfScope | undefined {
  const text = question.trim();
  if (GREETING.test(text)) return 'greeting';
  if (ABOUT_US.test(text)) return 'about us';
  if (WRONGDOING.test(text) && !VICTIM.test(text)) return 'wrongdoing';
  if (asksOfAnotherCountry(text)) return 'foreign law';
  if (NOT_LEGAL.test(text) && !LEGAL.test(text)) return 'not legal';
  return undefined;
}
