import { whenOpen } from './closed-court';
import { daysBetween, type IsoDate } from './dates';
import { type Headline, type Line, line } from './result';
import { say, words } from './text';

export function dateHeadline(date: IsoDate, today: IsoDate): Headline {
  return { kind: 'date', date, daysLeft: daysBetween(today, date) };
}

const movedOn = words(
  '{date} is a Sunday or national holiday: the next working day counts.',
  '{date} ஞாயிறு அல்லது தேசிய விடுமுறை: அடுத்த வேலை நாள் கணக்கில் வரும்.',
  '{date} को रविवार या राष्ट्रीय अवकाश है: अगला कार्यदिवस गिना जाएगा।',
  '{date} ಭಾನುವಾರ ಅಥವಾ ರಾಷ್ಟ್ರೀಯ ರಜೆ: ಮುಂದಿನ ಕೆಲಸದ ದಿನ ಲೆಕ್ಕಕ್ಕೆ ಬರುತ್ತದೆ.',
);

const vacation = words(
  'The court is closed until then: filing on {date}, when it opens again, is in time.',
  'அதுவரை நீதிமன்றம் விடுமுறை: மீண்டும் திறக்கும் {date} அன்று தாக்கல் செய்தால் போதும்.',
  'तब तक अदालत बंद है: खुलने के दिन {date} को दाखिल करना समय पर माना जाएगा।',
  'ಅಲ್ಲಿಯವರೆಗೆ ನ್ಯಾಯಾಲಯಕ್ಕೆ ರಜೆ: ಮತ್ತೆ ತೆರೆಯುವ {date} ರಂದು ಸಲ್ಲಿಸಿದರೆ ಸಾಕು.',
);

/** The last day for filing with a court, moved to the day it is open, with the line that says so. */
export function courtDay(last: IsoDate, reopens?: IsoDate): { date: IsoDate; lines: readonly Line[] } {
  const date = whenOpen(last, reopens);
  if (date === last) return { date, lines: [] };
  const moved =
    reopens !== undefined && reopens > last
      ? say(vacation, { date: { date } })
      : say(movedOn, { date: { date: last } });
  return { date, lines: [line(moved, 'limitation-act-4')] };
}
