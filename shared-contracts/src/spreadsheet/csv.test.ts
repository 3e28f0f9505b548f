import { csvOf } from './csv';

const lines = (text: string) => text.slice(1).split('\r\n');

test('begins with a byte order mark and ends every line with CRLF', () => {
  expect(csvOf(['Name'], [['தமிழ்']])).toBe('\uFEFFName\r\nதமிழ்\r\n');
});

test('commas, quotes and line breaks are quoted; nothing is an empty cell', () => {
  expect(lines(csvOf(['a', 'b', 'c'], [['x, y', 'say "hi"', null]]))[1]).toBe('"x, y","say ""hi""",');
});

test.each(['=1+1', '@SUM(1)', '+cmd', '-cmd', '\t=1', '＝1+1', '＋cmd', '－cmd', '＠SUM(1)'])(
  '%j runs nothing',
  (text) => {
    expect(lines(csvOf(['a'], [[text]]))[1]).toBe(`'${text}`);
  },
);

test('a formula is disarmed, a phone number and a negative amount are not touched', () => {
  expect(lines(csvOf(['a', 'b', 'c'], [['=HYPERLINK("x")', '+91 98765 43210', -5]]))[1]).toBe(
    '"\'=HYPERLINK(""x"")",+91 98765 43210,-5',
  );
});
