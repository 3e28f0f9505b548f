import { checkOrder, checkPast } from '../core/checks';
import { addDays, addMonths, type IsoDate } from '../core/dates';
import { courtDay, dateHeadline } from '../core/deadline';
import type { InputOf } from '../core/field';
import { paise } from '../core/money';
import { done, type Line, line, type Outcome } from '../core/result';
import { type Message, say } from '../core/text';
import { defineTool } from '../core/tool';
import { fields, texts } from './cheque-bounce.words';

/**
 * Dates of a bounced cheque, sections 138 and 142, Negotiable Instruments Act, 1881, as they stand since 6 February 2003.
 * A cheque is presented within its validity: three months from its date (RBI, since 1 April 2012; the Act allows six).
 * The notice goes out within 30 days of the bank's information, that day not counted. The drawer has 15 days from
 * receiving it. The cause of action arises on the next day; the complaint is due within one month of it, that day not
 * counted. A complaint on a closed day may be filed when the court opens; a late one needs sufficient cause (section 142(1)(b)).
 */
export function chequeBounce(input: InputOf<typeof fields>, today: IsoDate): Outcome {
  const told = ['chequeDate', 'memoDate', 'noticeSent', 'noticeReceived'];
  const wrong = checkOrder(fields, input, told) ?? checkPast(fields, input, told, today);
  if (wrong) return wrong;

  const { chequeDate, memoDate, noticeReceived } = input;
  const sent = input.noticeSent ?? noticeReceived;
  if (memoDate === undefined) {
    if (noticeReceived !== undefined) return complaintStep(noticeReceived, [], [say(texts.proof)], today);
    if (chequeDate !== undefined) return presentStep(chequeDate, today);
    return input.amount === undefined ? { status: 'missing', fields: ['memoDate'] } : fineOnly(input.amount);
  }
  const noticeBy = addDays(memoDate, 30);
  const validUntil = chequeDate === undefined ? undefined : addMonths(chequeDate, 3);
  const noticeLine = line(say(texts.noticeLine, { memo: { date: memoDate }, date: { date: noticeBy } }), 'ni-act-138');
  const warnings = [
    ...(validUntil !== undefined && memoDate > validUntil ? [say(texts.stale, { date: { date: validUntil } })] : []),
    say(texts.proof),
  ];
  if (sent === undefined) return noticeStep({ noticeBy, noticeLine, validUntil, warnings, today });
  if (sent > noticeBy)
    return done({
      sentence: say(texts.noticeWasLate, { date: { date: noticeBy } }),
      headline: dateHeadline(noticeBy, today),
      lines: [noticeLine],
      warnings: [...again(validUntil, today), say(texts.civilSuit)],
    });
  if (noticeReceived === undefined) return { status: 'missing', fields: ['noticeReceived'] };
  return complaintStep(noticeReceived, [noticeLine], warnings, today);
}

/** The last day on which the bank pays on a cheque: three months from its date. */
function presentStep(chequeDate: IsoDate, today: IsoDate): Outcome {
  const by = addMonths(chequeDate, 3);
  const values = { date: { date: by }, cheque: { date: chequeDate } };
  return done({
    sentence: say(today > by ? texts.stalePresent : texts.present, values),
    headline: dateHeadline(by, today),
    lines: [line(say(texts.presentLine, values), 'ni-act-138')],
    dates: today > by ? [] : [{ date: by, label: say(texts.presentLabel) }],
  });
}

/** The highest fine is twice the amount of the cheque. */
function fineOnly(amount: number): Outcome {
  const fine = paise(amount * 2);
  return done({
    sentence: say(texts.fine, { sum: { paise: fine } }),
    headline: { kind: 'sum', paise: fine },
    lines: [line(say(texts.fineLine, { amount: { paise: paise(amount) }, sum: { paise: fine } }), 'ni-act-138')],
    warnings: [say(texts.interim)],
  });
}

function noticeStep(step: {
  noticeBy: IsoDate;
  noticeLine: Line;
  validUntil: IsoDate | undefined;
  warnings: readonly Message[];
  today: IsoDate;
}): Outcome {
  const late = step.today > step.noticeBy;
  return done({
    sentence: say(late ? texts.noticeOver : texts.sendNotice, { date: { date: step.noticeBy } }),
    headline: dateHeadline(step.noticeBy, step.today),
    lines: [step.noticeLine, line(say(texts.thenPay), 'ni-act-138'), line(say(texts.thenComplain), 'ni-act-142')],
    warnings: late ? [...again(step.validUntil, step.today), say(texts.civilSuit)] : step.warnings,
    dates: late ? [] : [{ date: step.noticeBy, label: say(texts.noticeLabel) }],
  });
}

function complaintStep(
  received: IsoDate,
  before: readonly Line[],
  warnings: readonly Message[],
  today: IsoDate,
): Outcome {
  const payBy = addDays(received, 15);
  const from = addDays(payBy, 1);
  const court = courtDay(addMonths(from, 1));
  const late = today > court.date;
  const stage = late ? texts.complaintOver : today <= payBy ? texts.payFirst : texts.complain;
  return done({
    sentence: say(stage, { from: { date: from }, date: { date: court.date }, pay: { date: payBy } }),
    headline: dateHeadline(court.date, today),
    lines: [
      ...before,
      line(say(texts.payLine, { received: { date: received }, date: { date: payBy } }), 'ni-act-138'),
      line(say(texts.complaintLine, { from: { date: from }, date: { date: addMonths(from, 1) } }), 'ni-act-142'),
      ...court.lines,
    ],
    warnings: late ? [say(texts.condone), say(texts.civilSuit)] : warnings,
    dates: [
      { date: from, label: say(texts.fromLabel) },
      { date: court.date, label: say(texts.complaintLabel) },
    ],
  });
}

/** A cheque that is still valid may be presented again; a new return gives a new period. */
function again(validUntil: IsoDate | undefined, today: IsoDate): readonly Message[] {
  if (validUntil === undefined) return [say(texts.againUnknown)];
  return today <= validUntil ? [say(texts.presentAgain, { date: { date: validUntil } })] : [];
}

export const chequeBounceTool = defineTool({
  id: 'cheque-bounce',
  topic: 'money',
  title: texts.title,
  about: texts.about,
  law: ['ni-act-138', 'ni-act-142'],
  holds: { from: '2003-02-06', until: null },
  fields,
  rule: chequeBounce,
});
