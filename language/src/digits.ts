/** Where the ten digits of Devanagari, Tamil and Kannada begin in Unicode. */
const zeros = [0x0966, 0x0be6, 0x0ce6];

/** The text with Indian digits written as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0966-\u096f\u0be6-\u0bef\u0ce6-\u0cef]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((candidate) => code >= candidate && code < candidate + 10) ?? code;
    return String(code - zero);
  });
}
