import type { IsoDate } from './dates';
import type { Fields } from './field';
import { impossible, type Impossible } from './result';
import { words } from './text';

const wrongOrder = words(
  '"{later}" cannot be before "{earlier}". Please check the two dates.',
  '"{later}" என்பது "{earlier}"-க்கு முன்னால் இருக்க முடியாது. இரண்டு தேதிகளையும் சரிபாருங்கள்.',
  '"{later}" की तारीख "{earlier}" से पहले की नहीं हो सकती। दोनों तारीखें जाँच लें।',
  '"{later}" ದಿನಾಂಕವು "{earlier}" ಗಿಂತ ಮೊದಲು ಇರಲಾರದು. ಎರಡೂ ದಿನಾಂಕಗಳನ್ನು ಪರಿಶೀಲಿಸಿ.',
);

const inFuture = words(
  '"{field}" lies in the future. Please check the date.',
  '"{field}" இன்னும் வராத தேதி. தேதியைச் சரிபாருங்கள்.',
  '"{field}" की तारीख अभी आई नहीं है। तारीख जाँच लें।',
  '"{field}" ಇನ್ನೂ ಬರದ ದಿನಾಂಕ. ದಿನಾಂಕವನ್ನು ಪರಿಶೀಲಿಸಿ.',
);

type Input = Readonly<Record<string, unknown>>;

/** The first pair of the named days that stands in the wrong order; days that were not given are left out. */
export function checkOrder(fields: Fields, input: Input, names: readonly string[]): Impossible | null {
  const given = names.filter((name) => typeof input[name] === 'string');
  for (const [index, later] of given.entries()) {
    const earlier = given[index - 1];
    if (earlier !== undefined && String(input[later]) < String(input[earlier]))
      return impossible(later, wrongOrder, { later: labelOf(fields, later), earlier: labelOf(fields, earlier) });
  }
  return null;
}

/** The first of the named days that has not come yet although it tells of something that happened. */
export function checkPast(fields: Fields, input: Input, names: readonly string[], today: IsoDate): Impossible | null {
  const late = names.find((name) => typeof input[name] === 'string' && input[name] > today);
  return late === undefined ? null : impossible(late, inFuture, { field: labelOf(fields, late) });
}

const labelOf = (fields: Fields, name: string) => ({ text: fields[name]?.label ?? words(name, name, name, name) });
