/**
 * Every number by which answers are found and chosen. Those marked "fitted" were set by `npm run answers:fit` or by hand on the tuning half
 * of the measuring questions; README.md has the formula and what each layer earns.
 */

/** What a record's score is made of (fitted); `likely` is the classifier's. */
export const SHARE = { words: 0.5, phrase: 0.3, sound: 0.18, likely: 0.3 } as const;

/** From 1 for a certain record to 0 for one in some thousands: what is ten times less likely loses the same each time. */
export const UNLIKELY = 9;

/** Of two provisions that say the same, the earlier one in an Act is the general one. */
export const EARLIER = 0.00002;

/** How well a term stands for a word of the question. */
export const TERM = {
  prefix: 0.35,
  synonym: 0.45,
  translation: 0.85,
  glossary: 0.9,
  glossaryEnglish: 0.5,
  repair: 0.85,
  context: 0.4,
} as const;

/**
 * In a question that goes on: how much a word counts that was told before beside one that is asked now, and which share of the classifier's
 * guess comes from the words that are asked now (fitted).
 */
export const GOES_ON = { told: 0.5, toldInShort: 0.25, asked: 0.45 } as const;

/** How much nearer a record is that belongs to what was talked about. */
export const NEARER = { same: 1.1, act: 1.2, weakSame: 1.05, weakAct: 1.1 } as const;

/** By the kind of a record: whether the question asks for such a thing. */
export const KIND = {
  guideAsked: 1.08,
  caseAsked: 1.25,
  /** What is no case where one is asked for. */
  noCase: 0.85,
  caseElse: 0.8,
  termAsked: 1,
  termElse: 0.65,
  actAlone: 1.2,
  actElse: 0.5,
} as const;

/** Where the question names an Act. */
export const NAMED_ACT = { guideWithin: 1.1, guideElse: 0.75, within: 1.35, elsewhere: 0.6, otherKind: 0.9 } as const;

/** Law that is no longer in force and was not asked for. */
export const REPEALED = 0.4;

/** How much of a record's score goes to the provisions on which it rests: the first one is the one a lawyer would name first. */
export const VOTE = {
  first: 0.68,
  later: 0.5,
  falling: 0.93,
  secondOpinion: 0.4,
  glossary: 0.06,
  term: [0.8, 0.5],
  case: [0.6, 0.4],
} as const;

/** What makes a way of asking for a short answer the one that was asked (fitted). */
export const ASK = {
  words: 0.52,
  all: 0.18,
  sound: 0.14,
  kind: 0.16,
  otherSign: 0.1,
  holds: 0.12,
  /** It is the kind of answer that is wanted: yes or no, a time, a sum; or it is not. */
  shape: 0.1,
  open: -0.1,
  /** What is lost where the classifier thinks it `unlikely` times less likely than all else that is asked about its record. */
  likely: 0.12,
  unlikely: 100,
} as const;

/**
 * Which records' short answers are looked at, from which fit on one opens the answer, and when it decides which record answers: any record
 * from `lifts` on; one on the lead's own subject from `beside` on, where it fits so much `better` than the lead's own. Where nothing definite is
 * asked, all of these are `unasked` higher.
 */
export const SHORT = {
  ranks: 10,
  within: 0.55,
  fits: 0.5,
  /** For a question in another language, whose words are compared through what they mean in English. */
  fitsAcross: 0.4,
  /** From here on it need not be the kind of answer that is wanted. */
  anyShape: 0.6,
  lifts: 0.72,
  near: 0.75,
  ahead: 0.04,
  beside: 0.58,
  better: 0.06,
  unasked: 0.12,
  /** For a fact that is told in a conversation: it need not fit so well when it is so far ahead of the record's other short answers. */
  toldFact: 0.42,
  toldAhead: 0.1,
  /** Set by hand: one that was published in the back office answers questions that are put in nearly its words. */
  published: 0.8,
} as const;

/** Which record leads: as good as the best within these shares of its score. */
export const LEAD = {
  case: 0.75,
  guide: 0.88,
  provision: 0.75,
  supported: 0.85,
  tells: 1.25,
  close: 0.62,
  mostClose: 6,
} as const;

/**
 * From which score on a part of a story is a matter of its own; how much the story's own nearness to a record counts beside it, and from which sum
 * of both on it is told; how near a second one comes to the first, and to the story; how many are told (fitted on stories of our own).
 */
export const MATTER = { score: 0.7, story: 0.7, enough: 1.1, second: 0.8, near: 0.8, most: 6 } as const;

/** From these scores on a document is looked at, answers alone, is quoted beside a record; from `like` on a question is one of ours. */
export const DOCUMENT = { heard: 0.3, enough: 0.42, quoted: 0.6, like: 0.6 } as const;

/**
 * From these scores on the asker's own file answers: it alone knows a word of the question, the question speaks of it, neither. A second
 * passage is quoted that is `asGood` as the best.
 */
export const ATTACHED = { alone: 0.4, named: 0.35, else: 0.9, asGood: 0.75 } as const;

/** A result this good is a new question, not one that points back. */
export const NEW_SUBJECT = 0.7;

/** Whether anything comes close enough to answer from, as log odds (fitted, also to questions that are none of law). */
export const CONFIDENCE = {
  score: 3.62,
  sound: 1.85,
  words: 1.86,
  offTopicSound: -0.58,
  likely: 0.176,
  offTopicLikely: -0.408,
  strange: -1.81,
  namesLaw: 0.73,
  /** It tells of a matter of law in everyday words: a tenant, a loan, a defect. */
  namesMatter: 0.9,
  always: -7.5,
  /** A question that is one of the phrases, word for word or nearly, needs no further reason. */
  saidOutright: 0.85,
} as const;

/** Whether the lead is what was asked for, as log odds (fitted); below `enough` the answer asks back. */
export const DOUBT = {
  weight: { score: 2.01, rival: -5.69, likeness: 3.1, sound: -3.74, likely: 0.52, always: 6 },
  enough: 0.45,
  /** A record this near is worth a question. */
  worthAsking: 0.6,
  noLead: 1.5,
  /** At most so many choices, each within this share of the best score. */
  choices: 4,
  near: 0.7,
} as const;
