import { safeFileName } from './file-name';

test.each([
  ['a plain name', 'agreement.pdf', 'agreement.pdf'],
  ['a name in Tamil', 'வாடகை ஒப்பந்தம்.pdf', 'வாடகை ஒப்பந்தம்.pdf'],
  ['joiners that a script is written with', 'क्\u200dष ശ്രീ\u200c.docx', 'क्\u200dष ശ്രീ\u200c.docx'],
  ['an ending that is turned round', 'annex\u202Efdp.exe', 'annexfdp.exe'],
  [
    'every sign of direction',
    '\u061ca\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069b.pdf',
    'ab.pdf',
  ],
  ['controls and breaks of lines', 'a\u0000\r\n\u007f\u0085\u2028\u2029b.pdf', 'ab.pdf'],
  ['folders', '..\\..\\etc/passwd.txt', 'passwd.txt'],
])('%s', (_what, name, safe) => expect(safeFileName(name)).toBe(safe));

test('a long name keeps its beginning and its ending, and no letter is cut', () => {
  const name = safeFileName(`${'😀'.repeat(400)}.pdf`);
  expect([...name]).toHaveLength(180);
  expect(name).toMatch(/^😀+…😀+\.pdf$/u);
});
