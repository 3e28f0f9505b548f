import { type Impossible, toolOf, type Tool, type ToolResult } from 'rules';
import type { Facts } from '../read/facts';
import { readForTools } from './reading';
import type { Recogniser } from './recogniser';
import { accidentSum } from './recognise/accident-sum';
import { cheque } from './recognise/cheque';
import { defaultBail } from './recognise/custody';
import { accidentClaim, age, consumer, finalDues, harassment, maternity, vacate } from './recognise/deadlines';
import { gstLateFee, gstRegistration } from './recognise/gst';
import { heirs } from './recognise/heirs';
import { noticePay } from './recognise/notice-pay';
import { period } from './recognise/periods';
import { rti } from './recognise/rti';
import { bonus, gratuity, incomeTax, interest, overtime, retrenchment } from './recognise/sums';

/** In this order; the first that recognises a question has it. */
const recognisers: readonly Recogniser[] = [
  heirs,
  gratuity,
  retrenchment,
  overtime,
  bonus,
  gstLateFee,
  gstRegistration,
  interest,
  incomeTax,
  cheque,
  rti,
  defaultBail,
  consumer,
  accidentSum,
  accidentClaim,
  harassment,
  noticePay,
  finalDues,
  maternity,
  period,
  vacate,
  age,
];

/** What earlier turns told for a tool, in its form rather than in words. */
export interface KnownFacts {
  readonly id: string;
  readonly filled: Readonly<Record<string, unknown>>;
  /** Whether the last message tells days or sums itself, which then count more. */
  readonly isRetold: boolean;
}

/** Tools whose result is itself a yes or a no. */
const ANSWERS_YES_OR_NO: ReadonlySet<string> = new Set(['age', 'gst-registration', 'default-bail']);

/** A tool with what a question gave for it and what came of it. */
export interface Worked {
  readonly tool: Tool;
  readonly given: Readonly<Record<string, unknown>>;
  readonly result: ToolResult;
  /** Whether it is what was asked; otherwise it is told after the answer's first words. */
  readonly leads: boolean;
}

/**
 * Works out what a question asks with its own dates and sums; `undefined` where it asks for nothing that can be worked out.
 * @param today ISO date of the day on which it is asked
 * @param known what the conversation told in the form of a tool
 */
export function workOut(question: string, facts: Facts, today: string, known?: KnownFacts): Worked | undefined {
  // A question for a draft, a case or a comparison may tell dates too, but asks for something else.
  if (facts.wanted.some((kind) => kind === 'draft' || kind === 'case')) return undefined;
  if (facts.wanted.includes('difference') && facts.amounts.length === 0) return undefined;
  const { noDay } = facts;
  const reading = readForTools(question, noDay ? withDay(facts, noDay, today) : facts, today);
  for (const recognise of recognisers) {
    const call = recognise(reading);
    const tool = call && toolOf(call.tool);
    if (!call || !tool) continue;
    if (noDay && (reading.wantsDate || reading.wantsSum))
      return { tool, given: {}, result: noSuchDay(noDay), leads: true };
    const told = Object.fromEntries(Object.entries(call.given).filter(([, value]) => value !== undefined));
    const before = known?.id === tool.id ? known.filled : {};
    const given = known?.isRetold ? { ...before, ...told } : { ...told, ...before };
    const leads =
      reading.wantsDate || reading.days.length === 0 || ANSWERS_YES_OR_NO.has(tool.id) || !asksSomethingElse(facts);
    return { tool, given, result: tool.run(given, today), leads };
  }
  return undefined;
}

/** Any day in the place of one that does not exist tells what the question is about. */
const withDay = (facts: Facts, text: string, today: string): Facts => ({
  ...facts,
  dates: [...facts.dates, { iso: today, precision: 'day', text }],
});

const noSuchDay = (day: string): Impossible => ({
  status: 'impossible',
  field: '',
  problem: {
    text: {
      en: 'There is no such day as "{day}". Please check the date.',
      ta: '"{day}" என்று ஒரு நாள் இல்லை. தேதியைச் சரிபாருங்கள்.',
      hi: '"{day}" नाम की कोई तारीख नहीं होती। तारीख जाँच लें।',
      kn: '"{day}" ಎಂಬ ದಿನವಿಲ್ಲ. ದಿನಾಂಕವನ್ನು ಪರಿಶೀಲಿಸಿ.',
    },
    values: { day },
  },
});

/** A question of another kind that tells a day in passing: "Can the police arrest me? My cheque bounced on 6 November". */
function asksSomethingElse({ wanted }: Facts): boolean {
  return wanted.some((kind) => kind !== 'steps' && kind !== 'how long' && kind !== 'how much' && kind !== 'share');
}
