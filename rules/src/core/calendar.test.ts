import { calendarFile } from './calendar';
import { say, words } from './text';

const label = words(
  'Last day; for the notice',
  'காசோலை அறிவிப்புக்குக் கடைசி நாள், மிகவும் நீண்ட பெயர்',
  'आखिरी दिन',
  'ಕೊನೆಯ ದಿನ',
);

describe('a calendar file', () => {
  const text = calendarFile('cheque-bounce', [{ date: '2026-12-31', label: say(label) }], 'en', '20261122T050000Z');

  it('has a whole day with a reminder', () => {
    expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
    expect(text).toContain('SUMMARY:Last day\\; for the notice');
    expect(text).toContain('TRIGGER:-P3D');
  });

  it('folds long lines between characters', () => {
    const tamil = calendarFile('x', [{ date: '2026-12-31', label: say(label) }], 'ta', '20261122T050000Z');
    const lines = tamil.split('\r\n');
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    expect(tamil.replaceAll('\r\n ', '')).toContain('மிகவும் நீண்ட பெயர்');
  });
});
