import { benchName, courtName } from './court-names';

test('courts and benches are named in the language of the reader', () => {
  expect(courtName('Supreme Court of India', 'hi')).toBe('सुप्रीम कोर्ट');
  expect(courtName('Privy Council', 'ta')).toBe('பிரிவி கவுன்சில்');
  expect(benchName('5 judges, Constitution Bench', 'kn')).toBe('5 ನ್ಯಾಯಾಧೀಶರು, ಸಂವಿಧಾನ ಪೀಠ');
});

test('in English they stay as they are, and so does a court without another name', () => {
  expect(courtName('Supreme Court of India', 'en')).toBe('Supreme Court of India');
  expect(courtName('House of Lords', 'hi')).toBe('House of Lords');
  expect(benchName('2 judges', 'en')).toBe('2 judges');
});
