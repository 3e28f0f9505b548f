/** A stretch of text that is a number to call. */
export interface PhoneNumber {
  readonly index: number;
  /** As it is written. */
  readonly text: string;
  /** What a telephone dials. */
  readonly dial: string;
}

/** Free numbers, numbers with the country's code, and short codes that mean nothing else. */
const plain = String.raw`1800[- ]?\d{2,4}[- ]?\d{3,4}(?:[- ]?\d{2,4})?|\+91[- ]?\d{5}[- ]?\d{5}|14416|14454|14567|15100|155260`;
/** Short codes that are also years, sums and numbers of sections: they are dialled only where the text speaks of calling. */
const ambiguous = '100|101|102|108|112|139|181|1064|1091|1098|1912|1915|1930|1947';
const anyNumber = new RegExp(
  String.raw`(?<![\d₹.,/\p{L}-])(?:(?<plain>${plain})|(?<short>${ambiguous}))(?![\d%/]|[-.,]\d)`,
  'gu',
);

const speaksOfCalling =
  /call|cybercrime|dial|\bring\b|phone|helpline|emergency|ambulance|kar(?:o|ein|en)|कॉल|फ़ोन|फोन|डायल|हेल्पलाइन|मिलाए|एम्बुलेंस|ஆம்புலன்ஸ்|அழை|தொலைபேசி|ஹெல்ப்லைன்|உதவி எண்|ಕರೆ|ಸಹಾಯವಾಣಿ|ಫೋನ್|ಆಂಬ್ಯುಲೆನ್ಸ್|ಆಂಬುಲೆನ್ಸ್/iu;
const isCounted =
  /(?:sections?|secs?\.?|articles?|rules?|orders?|\bs\.|§|act|sanhita|bnss?|bsa|ipc|crpc|rs\.?|rupees|in|of|since|धारा|अनुच्छेद|பிரிவு|ಸೆಕ್ಷನ್|ಕಲಂ|ವಿಧಿ|₹)\s*$/iu;
const isCounter = /^(?:\(\d|\s*(?:days|rupees|years|வது|ஆவது|ஆம்|ನೇ|वीं|वें|th\b|of the|दिन|रुपय|நாட்|ரூபாய்|ದಿನ|ರೂ))/iu;
const nearby = 60;

/**
 * The numbers in a text that a person may call.
 * @param isAlone the text is set apart as nothing but a contact, so that a short code in it is one for certain
 */
export function phoneNumbers(text: string, isAlone = false): readonly PhoneNumber[] {
  return [...text.matchAll(anyNumber)].flatMap(({ 0: found, index, groups }) => {
    const before = text.slice(Math.max(0, index - nearby), index);
    const after = text.slice(index + found.length, index + found.length + nearby);
    const isBracketed = /(?<!\d)\($/.test(before) && after.startsWith(')');
    const isCertain = groups?.['plain'] !== undefined || isAlone || isBracketed;
    if (!isCertain && (isCounted.test(before) || isCounter.test(after))) return [];
    if (!isCertain && !speaksOfCalling.test(before + after)) return [];
    return [{ index, text: found, dial: found.replace(/[- ]/g, '') }];
  });
}
