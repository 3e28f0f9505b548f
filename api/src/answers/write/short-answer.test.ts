import { withoutRepeatedEnd } from './short-answer';

const opening =
  "Send a written demand within 30 days of your bank's return memo. If they do not pay within 15 days of getting it, file a complaint before the Magistrate within one month ([[ni-act-138]], [[ni-act-142]]). The dates are strict.";
const offence =
  'A cheque returned for want of funds is an offence under [[ni-act-138]] if it was given for a real debt: the drawer can get up to 2 years in prison, or a fine up to twice the cheque amount, or both.';
const repeated =
  "Send a written demand within 30 days of the bank's return memo; if it is not paid within 15 days of his receiving it, file a complaint before the Magistrate within one month under [[ni-act-142]].";

test('deadlines that the opening told are not told again', () => {
  expect(withoutRepeatedEnd(`${offence} ${repeated}`, opening)).toBe(offence);
});

test('an end with a number or a provision of its own stays', () => {
  const longer = repeated.replace('15 days', '45 days');
  const other = repeated.replace('ni-act-142', 'ni-act-143');
  for (const end of [longer, other]) expect(withoutRepeatedEnd(`${offence} ${end}`, opening)).toBe(`${offence} ${end}`);
});

test('a text that says mostly what was said goes as a whole', () => {
  expect(withoutRepeatedEnd(repeated, opening)).toBeUndefined();
});
