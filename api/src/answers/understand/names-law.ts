import { bounded } from 'language/bounded';
const LEGAL = bounded(
  /\b(law|legal|act|section|article|court|police|fir|bail|rights?|illegal|crime|punish|complain|sue|case|judge|judg(e)?ment|ruling|lawyer|notice|divorce|contract|tax|copyright|patent|trademark|liab|licen[cs]e|licence|fine|cheat|fraud|consumer|compensation|refund|insurance|negligen|ban(ned)?|allowed|permission|ipc|bns|kanoon|kanun|dhara|sattam|kanoonu)\w*|कानून|धारा|सज़?ा|शिकायत|சட்டம்|வழக்கு|புகார்|தண்டனை|ಕಾನೂನು|ದೂರು|ಶಿಕ್ಷೆ/iu,
);

/** Whether a question speaks of law, courts or rights in so many words. */
export function namesLaw(question: string): boolean {
  return LEGAL.test(question);
}
