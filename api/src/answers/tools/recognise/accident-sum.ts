import { sumBeside, type Reading } from '../reading';
import type { Recogniser } from '../recogniser';

const ACCIDENT = /accident|\bmact\b|hit by a|run over|दुर्घटना|एक्सीडेंट|durghatna|விபத்த|vibath|ಅಪಘಾತ|apagha?ta/u;
const SUM = /compens|how much|claim|muaa?v[zj]a|muawza|amount|मुआवज़?ा|कितन|இழப்பீட|எவ்வளவு|nashta|parihara|ಪರಿಹಾರ|ಎಷ್ಟು/u;
const DEATH =
  /\b(fatal|died|dies|death|dead|killed|expired|passed away|mar gay\w+|maut|mrityu)\b|मृत्यु|मौत|मर गय|मारे गए|இறந்|மரண|ಸಾವ|ಮೃತ|ನಿಧನ|ಸತ್ತ/u;
const PART = /(\d{1,3})\s?(?:%|per ?cent\w*|प्रतिशत|फ़?ीसदी|சதவீத|ಪ್ರತಿಶತ|ಶೇಕಡ)/u;
const BILLS = /bill|medical|hospital|treat|ilaj|इलाज|अस्पताल|மருத்துவ|ಆಸ್ಪತ್ರೆ|ಚಿಕಿತ್ಸ/u;
const INCOME = /earn|income|salary|pay|wage|kamat|tankhwah|कमा|वेतन|आय|तनख़?्वाह|சம்பள|வருமான|ಸಂಬಳ|ಆದಾಯ/u;
const PERMANENT =
  /permanent|government|govt|bank (officer|clerk|employee)|teacher|private company|सरकारी|स्थायी|அரசு|நிரந்தர|ಸರ್ಕಾರಿ|ಖಾಯಂ/u;
const OWN_WORK =
  /self.?employ|business|shop|farmer|driver|labour|daily wage|coolie|mason|auto|vendor|freelanc|व्यापार|दुकान|किसान|मज़?दूर|ड्राइवर|விவசாயி|தொழிலாளி|ஓட்டுநர்|ರೈತ|ಕೂಲಿ|ಚಾಲಕ/u;
const SINGLE = /unmarried|bachelor|single|अविवाहित|कुँवारा|कुंवारा|திருமணமாகாத|ಅವಿವಾಹಿತ/u;
const MARRIED = /\b(wife|husband|widow|married|patni|biwi|manaivi|hendati)\b|पत्नी|पति|विधवा|மனைவி|கணவ|ಹೆಂಡತಿ|ಪತ್ನಿ|ಗಂಡ/u;

/** Compensation for a death or an injury on the road, as far as the question tells what it depends on. */
export const accidentSum: Recogniser = (reading) => {
  const { text, wantsDate, isOwn } = reading;
  if (!ACCIDENT.test(text) || !SUM.test(text) || (wantsDate && !reading.wantsSum)) return undefined;
  const income = incomeOf(reading);
  const age = reading.facts.ages[0]?.years ?? ageTold(text);
  const part = PART.exec(text)?.[1];
  const bills = sumBeside(reading, BILLS);
  if (income === undefined && age === undefined && !(isOwn && reading.wantsSum)) return undefined;
  // Of whom no work is told counts as on a fixed pay, which gives the lower sum; the form beside the answer changes it.
  const job = !OWN_WORK.test(text) && PERMANENT.test(text) ? 'permanent' : 'other';
  if (!DEATH.test(text))
    return { tool: 'accident-compensation', given: { harm: 'injury', age, income, job, disability: part, bills } };
  const married = SINGLE.test(text) ? 'no' : MARRIED.test(text) ? 'yes' : undefined;
  const dependants = dependantsOf(text);
  return {
    tool: 'accident-compensation',
    given: { harm: 'death', age, income, job, married, dependants, bills },
  };
};

/** Income by the month: a sum by the year is divided. */
function incomeOf(reading: Reading): number | undefined {
  const sum = sumBeside(reading, INCOME) ?? reading.sums[0];
  if (sum === undefined) return undefined;
  const told = reading.sumsTold.find(({ rupees }) => rupees === sum);
  return /^[^.,]{0,6}(?:a|per|every)? ?(?:year|annum|साल|வருட|ವರ್ಷ)|lpa/u.test(told?.after ?? '')
    ? Math.round(sum / 12)
    : sum;
}

/** "My father, 45, ..." */
function ageTold(text: string): number | undefined {
  const told = /,\s*(?:aged?\s*)?(\d{2})\s*(?:,|years|yrs|वर्ष|साल)/u.exec(text)?.[1];
  return told === undefined ? undefined : Number(told);
}

const COUNTS: readonly string[] = [
  'one|a|an|एक|ஒரு|ಒಂದು|1',
  'two|दो|இரண்டு|ಇಬ್ಬರು|ಎರಡು|2',
  'three|तीन|மூன்று|ಮೂರು|3',
  'four|चार|நான்கு|ನಾಲ್ಕು|4',
  'five|पाँच|पांच|ஐந்து|ಐದು|5',
];
const CHILDREN = new RegExp(
  `(${COUNTS.join('|')})\\s+(?:(?:minor|small|young|school.?going)\\s+)*(?:children|kids|child|sons?|daughters?|बच्चे|बच्चों|குழந்தை|பிள்ளை|ಮಕ್ಕಳು)`,
  'gu',
);
const SAID =
  /(\d{1,2})\s+(?:dependants?|dependents?|आश्रित|சார்ந்த|ಅವಲಂಬಿತ)|(?:dependants?|dependents?)\s*(?:are|is|:|of)?\s*(\d{1,2})/u;

/** How many depended on the income: as said, else those who are named. */
function dependantsOf(text: string): number | undefined {
  const said = SAID.exec(text);
  if (said) return Number(said[1] ?? said[2]);
  const children = [...text.matchAll(CHILDREN)].reduce(
    (sum, [, word = '']) => sum + COUNTS.findIndex((words) => words.split('|').includes(word)) + 1,
    0,
  );
  const parents = /parents|माता.?पिता|பெற்றோர்|ತಂದೆ.?ತಾಯಿ/u.test(text) ? 2 : 0;
  const spouse = MARRIED.test(text) && !SINGLE.test(text) ? 1 : 0;
  const mother = parents === 0 && /\b(and|,|his|her|old|widowed) mother\b/u.test(text) ? 1 : 0;
  return children + parents + spouse + mother || undefined;
}
