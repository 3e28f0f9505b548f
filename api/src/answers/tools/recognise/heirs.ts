import type { Reading } from '../reading';
import type { Recogniser } from '../recogniser';

const SHARES =
  /share|divid|inherit|who gets|\beach\b|how much (?:does|do|will|would)|get (what|how)|part\b|hissa|pangu|paalu|distribut|split|हिस्स|बँट|बंट|वारिस|பங்கு|பிரிக்க|வாரிசு|ಪಾಲು|ಹಂಚ|ವಾರಸ/u;
const DIED =
  /\b(died|dies|dead|death|passed away|expired|leaves|leaving|left behind|mar ga\w+|guzar ga\w+|guzre|dehant|mrityu|maut|irand\w+|iranth\w+|sethu\w*|sattu\w*|te+ri\w*|theeri\w*|nidhana\w*)\b|मृत्यु|मौत|निधन|गुज़?र|मर गय|मरा(?!ठ)|मर चुक|चल बस|नहीं रहे|देहांत|இறந்|மரண|காலமா|ಸಾವ|ತೀರಿ|ಮರಣ|ಸತ್ತ|ನಿಧನ/u;
const LEAVING = /\b(leaves|leaving|left behind|survived by)\b|छोड़|விட்டு|ಬಿಟ್ಟು/u;
const WOMAN =
  /\b(hindu|sunni|shia|muslim|christian|parsi|sikh|jain|buddhist)\s+(woman|lady|female|wife|widow|mother)|स्त्री|महिला|பெண்|ಸ್ತ್ರೀ|ಮಹಿಳೆ/u;

type Kin = 'wife' | 'husband' | 'son' | 'daughter' | 'mother' | 'father' | 'brother' | 'sister';

const names: Readonly<Record<Kin, string>> = {
  wife: String.raw`\b(?:wives|wife|widows?|patni|biwi|manaivi|hendath?i)\b|पत्नियाँ|पत्नी|विधवा|மனைவி|விதவை|ಹೆಂಡತಿ|ಪತ್ನಿ|ವಿಧವೆ`,
  husband: String.raw`\b(?:husband|widower|pati|kanavan|kanavar)\b|पति|கணவ|ಗಂಡ(?!ು)|ಪತಿ`,
  son: String.raw`\b(?:sons?|boys?|beta|bete|magan|maga)\b|बेटा|बेटे|बेटों|पुत्र(?!ी)|लड़के|மகன்|ಗಂಡು ?ಮಕ್ಕಳು|ಮಗ(?!ಳ)`,
  daughter: String.raw`\b(?:daughters?|girls?|beti|betiyan|betiyaan|magal|magalu)\b|बेटी|बेटियाँ|बेटियां|पुत्री|மகள்|ಹೆಣ್ಣು ?ಮಕ್ಕಳು|ಮಗಳು`,
  mother: String.raw`\b(?:mother|maa|amma|ammi|thaai|thayi)\b(?!.in.law)|माँ|मां|माता|தாய்|அம்மா|ತಾಯಿ`,
  father: String.raw`\b(?:father|pita|pitaji|papa|abba|appa|thanthai|thande|tande)\b(?!.in.law)|पिता|தந்தை|அப்பா|ತಂದೆ`,
  brother: String.raw`\b(?:brothers?|bhai|anna|annan|thambi|tamma)\b(?!.in.law)|भाई|சகோதரர|சகோதரன்|அண்ணன்|தம்பி|ಸಹೋದರ(?!ಿ)|ಅಣ್ಣ|ತಮ್ಮ`,
  sister: String.raw`\b(?:sisters?|behen|bahan|behan|thangai|akka|tangi|thangachi)\b(?!.in.law)|बहन|சகோதரி|அக்கா|தங்கை|ಸಹೋದರಿ|ಅಕ್ಕ|ತಂಗಿ`,
};
const CHILDREN = String.raw`\b(?:children|kids|child|bachche|bachhe)\b|बच्चे|बच्चों|संतान|குழந்தைகள்|பிள்ளைகள்|ಮಕ್ಕಳು`;
const NUMBERS: readonly string[] = [
  'one|a|an|only|ek|oru|ondu|एक|ஒரு|ஒன்று|ಒಂದು|ಒಬ್ಬ|1',
  'two|both|do|rendu|irandu|eradu|दो|இரண்டு|ரெண்டு|இரு|ಎರಡು|ಇಬ್ಬರು|2',
  'three|teen|moonu|mooru|तीन|மூன்று|மூணு|ಮೂರು|ಮೂವರು|3',
  'four|chaar|char|naalu|naalku|चार|நான்கு|நாலு|ನಾಲ್ಕು|ನಾಲ್ವರು|4',
  'five|paanch|anju|aidu|पाँच|पांच|ஐந்து|ಐದು|5',
  'six|chhe|aaru|छह|ஆறு|ಆರು|6',
];
const COUNT = String.raw`(?:(?<![\p{L}\p{M}\d])(${NUMBERS.join('|')})\s+(?:(?:minor|major|married|unmarried|young|adult|living)\s+)*)?`;
const WIDOW_DIED = /\bwidow\b[^.]{0,12}\b(?:died|dies|dead|expired|passed)/u;
const THROUGH_ANOTHER =
  /\b(husband|wife|father|mother|son|daughter|brother|sister)['’]s\s+(brother|sister|mother|father|son|daughter|wife|husband|children)/u;
const PARENTS = /\bparents\b|माता.?पिता|பெற்றோர்|ತಂದೆ.?ತಾಯಿ/u;
/** A person so near before the word of death is the one who died. */
const NEAR_DEATH = 40;
const NONE =
  /\b(?:no|without|not any)\s+(?:any\s+)?(?:children|child|kids|issue|sons?|daughters?|wife|husband|parents|will)\b|\b(?:both )?parents (?:are |were )?(?:already )?(?:dead|no more|not alive|died earlier|expired|passed away)|\b(?:father|mother) (?:(?:is|was) )?(?:already dead|no more|not alive|died earlier|predeceased)|childless|निःसंतान/gu;

/** Shares of heirs of a family told in words, each person by the relation to the one who died. */
export const heirs: Recogniser = (reading) => {
  const { text, facts } = reading;
  // Who only lists a family that somebody left asks for its shares.
  const isList = LEAVING.test(text) && facts.wanted.length === 0;
  if (!DIED.test(text) || !(SHARES.test(text) || isList)) return undefined;
  const law = lawOf(reading);
  if (law === undefined || /ancestral|coparcen|joint family|पैतृक|மூதாதை|பூர்வீக|ಪಿತ್ರಾರ್ಜಿತ/u.test(text)) return undefined;
  // A husband's brother and the like are entered in the form, one by one.
  if (THROUGH_ANOTHER.test(text)) return { tool: 'heirs', given: { law } };
  const family = familyIn(reading);
  return family.length > 0 ? { tool: 'heirs', given: { law, family } } : undefined;
};

function lawOf({ text, facts }: Reading): string | undefined {
  if (/\bshias?\b|शिया|ஷியா|ಶಿಯಾ/u.test(text)) return 'shia';
  if (/\bsunni\b|hanafi|सुन्नी|சுன்னி|ಸುನ್ನಿ/u.test(text)) return 'sunni';
  if (facts.religion === 'muslim') return 'sunni';
  if (facts.religion === 'christian' || facts.religion === 'parsi') return facts.religion;
  if (facts.religion !== 'hindu') return undefined;
  return isWoman(text) ? 'hindu-woman' : 'hindu-man';
}

function isWoman(text: string): boolean {
  const dead = deceasedIn(text)?.kin;
  if (dead !== undefined) return ['mother', 'wife', 'sister', 'daughter'].includes(dead);
  return WOMAN.test(text) || new RegExp(names.husband, 'u').test(text);
}

interface Member {
  readonly id: string;
  readonly relation: Kin;
}

interface Deceased {
  readonly kin: Kin;
  readonly at: number;
  readonly end: number;
}

/** The person named right before the first word of death, if any: "my husband, a Hindu, died". */
function deceasedIn(text: string): Deceased | undefined {
  const death = DIED.exec(text);
  if (!death) return undefined;
  const named = (Object.keys(names) as Kin[]).flatMap((kin) =>
    [...text.slice(0, death.index).matchAll(new RegExp(names[kin], 'gu'))].map((match) => ({
      kin,
      at: match.index,
      end: match.index + match[0].length,
    })),
  );
  const nearest = named.reduce<Deceased | undefined>(
    (one, other) => (one && one.end >= other.end ? one : other),
    undefined,
  );
  const between = nearest && text.slice(nearest.end, death.index);
  // Who is left behind stands before the word of death as well: "a wife and two sons he left, and died".
  const isLeft = between !== undefined && /leav|left|छोड़|விட்டு|ಬಿಟ್ಟು/u.test(between);
  return nearest && !isLeft && death.index - nearest.end <= NEAR_DEATH ? nearest : undefined;
}

/** Everybody who is left, without the one who died and without those of whom it is said that there are none. */
function familyIn(reading: Reading): Member[] {
  const { text } = reading;
  const dead = deceasedIn(text);
  const left = (dead ? `${text.slice(0, dead.at)} ${text.slice(dead.end)}` : text).replace(NONE, ' ');
  const counts = new Map<Kin, number>();
  for (const relation of Object.keys(names) as Kin[]) {
    const found = [...left.matchAll(new RegExp(`${COUNT}(?:${names[relation]})`, 'gu'))];
    const most = Math.max(0, ...found.map(([, number]) => numberOf(number)));
    if (most > 0) counts.set(relation, most);
  }
  if (PARENTS.test(left) && !counts.has('mother') && !counts.has('father')) {
    counts.set('father', 1);
    counts.set('mother', 1);
  }
  const [children] = left.matchAll(new RegExp(`${COUNT}(?:${CHILDREN})`, 'gu'));
  // Under most laws sons and daughters take alike, so that children of whom no more is told count as sons.
  if (children && !counts.has('son') && !counts.has('daughter')) counts.set('son', numberOf(children[1]));
  // A widow's husband died before her, whatever came from him.
  if (WIDOW_DIED.test(text)) counts.delete('husband');
  return membersOf(fromTheDead(counts, dead?.kin, reading));
}

const SELF =
  /\b(and me|me and|,\s?me|i and|and i|myself|naan|naanu|main|mai|hum|nanu)\b|(?<![\p{L}\p{M}])(?:मैं|हम|நான்|ನಾನು)(?![\p{L}\p{M}])/u;
const ASKER_IS_A_WOMAN = /\b(i am (?:his|her|the|a|their) (?:\w+ )?daughter|beti hoon|as a daughter)\b|बेटी हूँ|மகள் நான்/u;
/** Somebody else's father or mother, told from outside. */
const OTHERS = /\b(his|her|their|hindu|muslim|a|the)\s+(father|mother)\b[^.]{0,20}\b(died|dies|dead|expired|passed)/u;

/** The family as it stands to the one who died, where the asker tells it from his or her own place. */
function fromTheDead(
  counts: ReadonlyMap<Kin, number>,
  dead: Kin | undefined,
  { text, isOwn }: Reading,
): ReadonlyMap<Kin, number> {
  const turned = new Map(counts);
  const add = (kin: Kin, count: number): void => {
    if (count > 0) turned.set(kin, (turned.get(kin) ?? 0) + count);
  };
  if (dead === 'husband' || dead === 'wife') {
    const spouse: Kin = dead === 'husband' ? 'wife' : 'husband';
    if (isOwn && !turned.has(spouse) && !WIDOW_DIED.test(text)) add(spouse, 1);
    return turned;
  }
  if ((dead !== 'father' && dead !== 'mother') || (OTHERS.test(text) && !isOwn)) return turned;
  const other: Kin = dead === 'father' ? 'mother' : 'father';
  const spouse: Kin = dead === 'father' ? 'wife' : 'husband';
  const take = (kin: Kin): number => {
    const count = turned.get(kin) ?? 0;
    turned.delete(kin);
    return count;
  };
  const tellsChildren = turned.has('son') || turned.has('daughter');
  const isTheirs = new RegExp(`\\b(?:his|her) ${other}`, 'u').test(text);
  const parent = turned.has(spouse) || isTheirs ? 0 : take(other);
  const brothers = take('brother');
  const sisters = take('sister');
  add(spouse, parent);
  add('son', brothers);
  add('daughter', sisters);
  // Who tells of brothers and sisters is a child too.
  const self = SELF.test(text) || (!tellsChildren && brothers + sisters > 0) ? 1 : 0;
  add(ASKER_IS_A_WOMAN.test(text) ? 'daughter' : 'son', self);
  return turned;
}

const membersOf = (counts: ReadonlyMap<Kin, number>): Member[] =>
  [...counts].flatMap(([relation, count]) =>
    Array.from({ length: count }, (_, index) => ({ id: `${relation}-${index + 1}`, relation })),
  );

function numberOf(word: string | undefined): number {
  const index = NUMBERS.findIndex((words) => word !== undefined && words.split('|').includes(word));
  return index < 0 ? 1 : index + 1;
}
