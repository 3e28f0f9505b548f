/** A danger that a question shows, and the helplines that come first. */
export interface Danger {
  readonly kind: 'suicide' | 'violence' | 'child' | 'cyber fraud';
  /** Ids of the directory of the knowledge base, most urgent first; those that it lacks are left out. */
  readonly helplines: readonly string[];
  /** The numbers themselves, in the same order. */
  readonly numbers: readonly string[];
}

const dangers: readonly (Danger & { readonly pattern: RegExp })[] = [
  {
    kind: 'suicide',
    helplines: ['tele-manas', 'emergency'],
    numbers: ['14416', '112'],
    pattern: /\b(suicid(e|al)(?! (note|abet|case against|by (my|his|her)))|kill myself|end my life|want to die|don'?t want to live|no reason to live|hurt myself|self[- ]?harm|khudkushi|aatmahatya|atmahatya|marna chahta|marna chahti|jeena nahi|saaga pogiren|tharkolai|sayalu)\b|आत्महत्या|मरना चाहत|जीना नहीं|தற்கொலை|சாக வேண்டும்|வாழ விருப்பமில்லை|ಆತ್ಮಹತ್ಯೆ|ಸಾಯಬೇಕು/iu,
  },
  {
    kind: 'child',
    helplines: ['childline', 'emergency'],
    numbers: ['1098', '112'],
    pattern: /\b(child|minor|kid|daughter|son|girl|boy|niece|nephew|student|bachch[aeio]|bacch[aei]|kuzhandhai|magu)\b.{0,60}\b(abus(e|ed|ing)|molest\w*|rap(e|ed|ing)|touch(ed|ing)? (inappropriately|badly|private|her|him)|assault(ed)?|beaten|traffick\w*|missing|kidnap\w*|forced to (work|marry|beg))\b|\b(molest\w*|rap(e|ed|ing)|sexually (abus|assault|harass)\w*|kidnap\w*|touch(ed|ing)?)\b.{0,40}\b(child|minor|kid|my daughter|my son|\d{1,2}[- ]year[- ]old|niece|nephew)\b|बच्च.{0,30}(शोषण|यौन|बलात्कार|मार|गायब)|குழந்தை.{0,30}(பாலியல்|துன்புறுத்த|காணாமல்|அடி)|ಮಗು.{0,30}(ಲೈಂಗಿಕ|ಕಾಣೆ|ದೌರ್ಜನ್ಯ)/iu,
  },
  {
    kind: 'violence',
    helplines: ['emergency', 'women-helpline'],
    numbers: ['112', '181'],
    pattern: /\b((husband|in-?laws?|boyfriend|father|partner|wife|son|family|he|she|they|pati|sasural|kanavan|ganda)\b.{0,50}\b(beat(s|ing|en)?|hit(s|ting)?|threaten(s|ed|ing)? to (kill|burn)|tried to (kill|burn|strangle)|trying to kill|will kill|burn(t|ed)?|locked me|strangl\w*|tortur\w*|maar(ta|te|ti|ne|peet)|mar(ta|te|peet)|adikkir\w*|hodeyu\w*)|(being|getting|was|am|been|got) (beaten|raped|gang ?raped|attacked|assaulted|stabbed|kidnapped)|raped me|rape (happened|survivor)|acid attack|honou?r killing|kill me|life is in danger|jaan ka khatra|maar dalega)\b|(पति|ससुराल).{0,40}(मार|पीट)|मारपीट|बलात्कार हुआ|जान का खतरा|जान से मार|கணவ.{0,40}(அடி|கொடுமை)|கொலை மிரட்டல்|ಗಂಡ.{0,40}(ಹೊಡೆ|ಹಿಂಸೆ)|ಕೊಲೆ ಬೆದರಿಕೆ/iu,
  },
  {
    kind: 'cyber fraud',
    helplines: ['cybercrime'],
    numbers: ['1930'],
    pattern: /\b(just|today|yesterday|now|aaj|abhi|kal|innaiku|ivattu)\b.{0,60}\b(scam(med)?|fraud|otp|upi|money (gone|deducted|debited)|account (hacked|emptied))\b|\b(scam(med)?|otp fraud|upi fraud)\b.{0,50}\b(just now|today|yesterday|minutes ago|hours? ago)\b/iu,
  },
];

/** Finds out whether a person may be in danger. */
export function dangerIn(question: string): Danger | undefined {
  const found = dangers.find(({ pattern }) => pattern.test(question));
  return found && { kind: found.kind, helplines: found.helplines, numbers: found.numbers };
}
