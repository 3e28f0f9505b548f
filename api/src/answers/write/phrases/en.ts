import type { Phrases } from './phrases';

export const en: Phrases = {
  headings: {
    brief: 'The case in short',
    law: 'The law',
    steps: 'What to do',
    timeLimits: 'Time limits',
    where: 'Where to go',
    documents: 'What to keep ready',
    cost: 'Cost',
    avoid: 'What to avoid',
    lawyer: 'When you need a lawyer',
    helplines: 'Help',
    cases: 'What the courts have said',
    also: 'Also relevant',
    comparison: 'Side by side',
    text: 'From the text',
  },
  facts: {
    punishment: 'Punishment',
    cognizable: 'Arrest without a warrant (cognizable)',
    bailable: 'Bailable',
    court: 'Tried by',
    compoundable: 'Can be settled (compoundable)',
    limitation: 'Limitation',
    timeLimit: 'Time limit',
    fee: 'Fee',
    forum: 'Where to go',
  },
  section: 'Section',
  article: 'Article',
  yes: 'yes',
  no: 'no',
  punishment: (law, punishment) => `The punishment under ${law} is ${punishment}.`,
  bailable: (law) =>
    `Yes, the offence under ${law} is bailable: bail is a right, and the police or the court must grant it once the bond is given.`,
  notBailable: (law) =>
    `No, the offence under ${law} is non-bailable: bail is not a right, and a court decides whether to grant it.`,
  cognizable: (law) =>
    `Yes, the offence under ${law} is cognizable: the police must register an FIR and may arrest without a warrant.`,
  notCognizable: (law) =>
    `No, the offence under ${law} is non-cognizable: the police need a magistrate's order to investigate and a warrant to arrest.`,
  compoundable: (law) => `Yes, the offence under ${law} can be settled between the parties (it is compoundable).`,
  notCompoundable: (law) =>
    `No, the offence under ${law} cannot be settled between the parties (it is not compoundable).`,
  fact: (value, law) => `${value} (${law}).`,
  wasAbout: (law, title) => `${law} was the provision on ${title}.`,
  repealed: (act, date) => `The ${act} was repealed on ${date}.`,
  nowApplies: (laws) => `For anything done since then, ${laws} applies.`,
  replaced: (laws) => `It took the place of ${laws}.`,
  oldStillFor: (law) => `For an offence before that date, ${law} still applies.`,
  pendingThen: (laws) => `Only proceedings that were pending on 1 July 2024 go on under the old law: ${laws}.`,
  pendingThere: (law) => `Proceedings that were pending on that date go on under ${law}.`,
  wasBefore: (law, laws) => `It was ${laws} before; since 1 July 2024 ${law} stands in its place.`,
  beforeThen: (laws) => `For an offence before 1 July 2024 the old law applies: ${laws}.`,
  becauseBefore: (laws) => `Since this happened before 1 July 2024, the old code applies: ${laws}.`,
  noSuccessor: (law) => `${law} has no counterpart in the new code.`,
  isNew: (law) => `${law} is new; the old code had no such provision.`,
  status: {
    repealed: 'This provision has been repealed.',
    omitted: 'This provision has been omitted.',
    'struck down': 'This provision has been struck down by the Supreme Court.',
    'not in force': 'This provision has not been brought into force.',
  },
  missingSection: (number, act, range) => `There is no Section ${number} in the ${act}. It has sections ${range}.`,
  missingArticle: (number, act, range) => `There is no Article ${number} in the ${act}. It has articles ${range}.`,
  nameOnly: (act, number, since, range, url) =>
    [
      `**${act}** is a central Act${number ? ` (Act ${number})` : ''}${since ? `, in force since ${since}` : ''}.`,
      ...(range ? [`Its sections run from ${range}.`] : []),
      `I know it by its name and do not hold its text: please read it at ${url}.`,
    ].join(' '),
  notWritten: (number, act, url) =>
    `Section ${number} of the ${act} is not among my sources yet. Its official text is at ${url}.`,
  severalActs: (number) =>
    `You did not name the Act, and several Acts have a section ${number}. The likeliest are these; ask again with the Act's name for more.`,
  assumedAct: (act) => `You did not name the Act; I take it that you mean the ${act}.`,
  unknownCase: (name) =>
    `I do not know a case named "${name}", so I will not describe it. If it exists, it can be looked up at https://judgments.ecourts.gov.in by the names of the parties.`,
  unknownAct: (name) =>
    `I do not know an Act named "${name}", so I will not say what it provides. Central Acts can be looked up at https://www.indiacode.nic.in; an Act of a State, on the site of that State's law department.`,
  localAct: (name) =>
    `I do not hold the text of State Acts such as the ${name}; look it up on the site of the State's law department. The law of the whole country says this:`,
  unknown: 'I do not know the answer to this: nothing in my sources comes close enough to rely on.',
  canAnswer:
    'I can answer questions on Indian law, for example on police and arrest, family, property and rent, work, consumer complaints, money and cheques, online fraud, or a section of an Act.',
  freeAid: 'Free legal aid: call NALSA at 15100, or ask at the District Legal Services Authority in any court complex.',
  foreign: 'I answer questions on the law of India only; for the law of another country please ask a lawyer there.',
  offTopic: 'That is not a question of law; I can help with questions on Indian law only.',
  greeting: (product) =>
    `Hello, I am ${product}. Ask me anything on Indian law in your own words, for example "My cheque bounced, what can I do?" or "What is Section 103 BNS?".`,
  aboutUs: (product) =>
    `I am ${product}, an assistant for questions on Indian law. I explain the law in plain words and name the sections behind every answer. I am not a lawyer and do not replace one.`,
  thanks: 'You are welcome. Ask again whenever something is unclear.',
  bye: 'Goodbye, and all the best. You can come back to this conversation at any time.',
  held: (name, court, year) => `In ${name} the ${court} held in ${year}:`,
  brief: {
    facts: '**What happened:**',
    question: '**What the court had to decide:**',
    matters: '**Why it matters today:**',
  },
  overruled: 'This decision has been overruled.',
  modified: 'Later law has changed this decision.',
  englishOnly: '',
  ahead: (date, what, seen) => `${seen ? 'From' : 'Reported to change on'} ${date}: ${what}`,
  checkedAgainst: 'Checked against',
  fromDocument: (name) => `${name} says:`,
  page: (number) => `page ${number}`,
  severalMatters: 'There is more than one matter in what you tell. Each has its own part, the most urgent first.',
  whichOne: 'I am not sure which of these you mean. Choose one, and I answer it fully:',
  noneOfThese: 'If it is none of them, tell me in a sentence what happened and what you want to know.',
  otherSenses: 'If you meant something else, say a little more.',
  withoutModel: {
    down: 'The language model did not answer in time, so this answer was put together from the sources directly.',
    unreliable:
      'What the language model wrote did not hold against the law, so this answer was put together from the sources directly.',
  },
  suggestions: {
    punishment: 'What is the punishment?',
    bailable: 'Is it bailable?',
    limitation: 'What is the time limit?',
    timeLimit: 'What is the time limit?',
    court: 'Which court tries it?',
    forum: 'Where do I go?',
    compoundable: 'Can it be settled?',
  },
  paper: {
    intro: 'Here is your draft. What is still missing stands in square brackets; nothing was made up.',
    check: 'Check before you sign',
    where: 'Where and how to send it',
    enclosures: 'Put with it',
    fillIn: 'Fill it in, edit and download it',
  },
};
