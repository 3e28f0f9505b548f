export type FileWish = 'summary' | 'warnings';

const summary =
  /\b(?:summari[sz]e|summary|explain (?:this|the|my) (?:document|file|agreement|paper|notice|letter|contract|order)|what (?:is|does) (?:this|the attached|my) (?:document|file|agreement|paper|notice|letter|contract)(?: (?:about|say))?\s*\??$|read (?:this|my) (?:document|file|agreement))|सारांश|संक्षेप|सार बता|समझा(?:एँ|ओ|इए|दो)|சுருக்க|விளக்கு|ಸಾರಾಂಶ|ವಿವರಿಸಿ|saaransh|surukkam/iu;
const warnings =
  /\b(?:unfair|unusual|illegal|one[- ]sided|risky|red flags?|problems?|what (?:should|must) i (?:watch|check|look)|is (?:this|it|my|the) (?:agreement|contract|document|clause|notice)? ?(?:legal|valid|fair|okay|ok|safe)|can i sign|should i sign|check (?:this|my) (?:agreement|contract|document))\b|अनुचित|गलत शर्त|साइन कर|हस्ताक्षर कर|நியாயமற்ற|கையெழுத்து|ಅನ್ಯಾಯ|ಸಹಿ ಮಾಡ/iu;

/** What a question wants of an attached file as a whole; undefined where it asks for one thing in it. */
export function fileWish(question: string): FileWish | undefined {
  if (warnings.test(question)) return 'warnings';
  return summary.test(question) ? 'summary' : undefined;
}
