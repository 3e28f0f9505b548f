/** Latin letters for the places of an Indian script's block; Devanagari, Tamil and Kannada share the order of their letters. */
const consonants: Readonly<Record<number, string>> = {
  0x15: 'k',
  0x16: 'kh',
  0x17: 'g',
  0x18: 'gh',
  0x19: 'n',
  0x1a: 'ch',
  0x1b: 'chh',
  0x1c: 'j',
  0x1d: 'jh',
  0x1e: 'n',
  0x1f: 't',
  0x20: 'th',
  0x21: 'd',
  0x22: 'dh',
  0x23: 'n',
  0x24: 't',
  0x25: 'th',
  0x26: 'd',
  0x27: 'dh',
  0x28: 'n',
  0x29: 'n',
  0x2a: 'p',
  0x2b: 'f',
  0x2c: 'b',
  0x2d: 'bh',
  0x2e: 'm',
  0x2f: 'y',
  0x30: 'r',
  0x31: 'r',
  0x32: 'l',
  0x33: 'l',
  0x34: 'zh',
  0x35: 'v',
  0x36: 'sh',
  0x37: 'sh',
  0x38: 's',
  0x39: 'h',
  0x58: 'k',
  0x59: 'kh',
  0x5a: 'g',
  0x5b: 'z',
  0x5c: 'd',
  0x5d: 'dh',
  0x5e: 'f',
  0x5f: 'y',
};
const vowels: Readonly<Record<number, string>> = {
  0x05: 'a',
  0x06: 'aa',
  0x07: 'i',
  0x08: 'i',
  0x09: 'u',
  0x0a: 'u',
  0x0b: 'ri',
  0x0e: 'e',
  0x0f: 'e',
  0x10: 'ai',
  0x11: 'o',
  0x12: 'o',
  0x13: 'o',
  0x14: 'au',
  0x0d: 'e',
};
const signs: Readonly<Record<number, string>> = {
  0x3e: 'aa',
  0x3f: 'i',
  0x40: 'i',
  0x41: 'u',
  0x42: 'u',
  0x43: 'ri',
  0x45: 'e',
  0x46: 'e',
  0x47: 'e',
  0x48: 'ai',
  0x49: 'o',
  0x4a: 'o',
  0x4b: 'o',
  0x4c: 'au',
};
const VIRAMA = 0x4d;
const NASAL = new Set([0x01, 0x02]);
const BLOCKS = [0x0900, 0x0b80, 0x0c80];

/** How an Indian word would be written in Latin letters, roughly: "चेक" gives "chek". A word in Latin letters stays. */
export function transliterate(word: string): string {
  let latin = '';
  let open = false;
  for (const character of word) {
    const code = character.codePointAt(0) ?? 0;
    const block = BLOCKS.find((start) => code >= start && code < start + 0x80);
    if (block === undefined) {
      latin += character;
      open = false;
      continue;
    }
    const place = code - block;
    const consonant = consonants[place];
    if (consonant !== undefined) {
      latin += (open ? 'a' : '') + consonant;
      open = true;
    } else if (signs[place] !== undefined || place === VIRAMA) {
      latin += signs[place] ?? '';
      open = false;
    } else if (NASAL.has(place)) {
      latin += `${open ? 'a' : ''}n`;
      open = false;
    } else if (vowels[place] !== undefined) {
      latin += (open ? 'a' : '') + vowels[place];
      open = false;
    }
  }
  // The last vowel is not spoken in Hindi and hardly matters elsewhere.
  return latin;
}
