import fc from 'fast-check';
import { editDistance, phoneticKey } from './phonetic';
import { stemsOf } from './tokenize';
import { transliterate } from './transliterate';

describe('words of questions', () => {
  it.each([
    ['evicted eviction', 'evicting'],
    ['robbed robbery', 'robber'],
    ['cheque cheques', 'cheque'],
    ['தண்டனைக்கு', 'தண்டனை'],
    ['திருட்டுக்கு', 'திருட்டு'],
    ['ಕೊಲೆಗೆ', 'ಕೊಲೆ'],
    ['हत्याओं', 'हत्या'],
  ])('%s are found by %s', (text, word) => {
    expect(new Set([...stemsOf(text), ...stemsOf(word)]).size).toBe(1);
  });

  it.each([
    ['zamanat', 'jamaanat'],
    ['vakeel', 'wakil'],
    ['chek', 'cheque'],
    ['thalaq', 'talak'],
  ])('%s sounds like %s', (a, b) => {
    expect(phoneticKey(a)).toBe(phoneticKey(b));
  });

  it.each([
    ['will or gift deed', ['will', 'gift', 'deed']],
    ['papa ki will kar di', ['papa', 'will']],
    ['he died without will', ['die', 'will']],
    ['will he be arrested', ['arrest']],
    ['how long will it take', ['long', 'take']],
  ])('knows a will from what will be: %s', (text, stems) => {
    expect(stemsOf(text)).toEqual(stems);
  });

  it('writes Indian words in Latin letters', () => {
    expect([transliterate('चेक'), transliterate('ಚೆಕ್'), transliterate('plain')]).toEqual(['chek', 'chek', 'plain']);
  });

  it('measures the distance of two words as a metric, up to its limit', () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const there = editDistance(a, b, 20);
        return there === editDistance(b, a, 20) && (there === 0) === (a === b) && there <= Math.max(a.length, b.length);
      }),
    );
  });

  it('never fails and never gives an empty word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) =>
        stemsOf(text).every((stem) => stem.length > 0),
      ),
    );
  });
});
