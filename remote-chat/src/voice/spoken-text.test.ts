import { spokenText } from './spoken-text';

test.each([
  ['en', 'Section 138(2), NI Act [1]', 'Section 138, sub-section 2, Negotiable Instruments Act'],
  ['en', 'A fine of ₹1,00,000 or 18%', 'A fine of 100000 rupees or 18 percent'],
  ['hi', 'धारा 173(1), BNSS [2]: FIR', 'धारा 173, उपधारा 1, भारतीय नागरिक सुरक्षा संहिता: एफ़ आई आर'],
  ['hi', 'तुरंत 112 पर फ़ोन करें।', 'तुरंत 1 1 2 पर फ़ोन करें।'],
  ['ta', '1930 எண்ணை அழையுங்கள். ₹500 அபராதம்', '1 9 3 0 எண்ணை அழையுங்கள். 500 ரூபாய் அபராதம்'],
  ['kn', 'ಕಲಂ 103, BNS', 'ಕಲಂ 103, ಭಾರತೀಯ ನ್ಯಾಯ ಸಂಹಿತೆ'],
] as const)('%s: %s', (language, written, spoken) => {
  expect(spokenText(written, language)).toBe(spoken);
});

test('a word that begins like an abbreviation stays', () => {
  expect(spokenText('FIRST of all', 'en')).toBe('FIRST of all');
});
