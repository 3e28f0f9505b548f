import { bounded } from './bounded';

describe('edges of words', () => {
  it('hold in every script', () => {
    expect(bounded(/\b(?:मेरे|வாடகை|ಸಾಲ|rent)\b/i).test('मेरे पिता')).toBe(true);
    expect(bounded(/\bமேல்\b/).test('என் மேல் வழக்கு')).toBe(true);
    expect(bounded(/\bसाल\b/).test('सालों')).toBe(false);
    expect(bounded(/\brent\b/).test('parents')).toBe(false);
  });

  it('keep the flags', () => {
    expect('a b a'.replace(bounded(/\bA\b/gi), 'x')).toBe('x b x');
  });
});
