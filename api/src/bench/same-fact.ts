/** Words for times, shares and small numbers in our other languages, as the questions' facts write them. */
const IN_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/(?:एक|ஒரு|ಒಂದು)(?=\s*(?:साल|वर्ष|ஆண்டு|வருட|ವರ್ಷ|महीन|माह|மாத|ತಿಂಗಳ))/gu, '1'],
  [/\s*(?:साल|वर्ष|ஆண்டு|வருட|ವರ್ಷ)[\p{L}\p{M}]*/gu, ' years'],
  [/\s*(?:महीन|माह|மாத|ತಿಂಗಳ)[\p{L}\p{M}]*/gu, ' months'],
  [/\s*(?:दिन|நாள்|நாட்|நாளு|நாளி|ದಿನ)[\p{L}\p{M}]*/gu, ' days'],
  [/\s*(?:घंट|மணி நேர|ಗಂಟೆ)[\p{L}\p{M}]*/gu, ' hours'],
  [/(?:दोगुन|दुगुन|இரட்டிப்|இருமடங்|இரு மடங்|ಎರಡರಷ್ಟು|ದುಪ್ಪಟ್ಟು)[\p{L}\p{M}]*/gu, 'double'],
  [/\s*(?:प्रतिशत|फीसदी?|சதவீத|விழுக்காடு|ಪ್ರತಿಶತ)[\p{L}\p{M}]*/gu, '%'],
  [/\s*(?:per ?cent|%)/gu, '%'],
];

const plain = (text: string): string =>
  IN_ENGLISH.reduce((so, [words, english]) => so.replace(words, english), text.toLowerCase().normalize('NFC'));

/** Whether a text states a fact, in whatever language it is written. @param fact alternatives are separated by `|` */
export function statesFact(text: string, fact: string): boolean {
  const [said, read] = [text.toLowerCase(), plain(text)];
  return fact.split('|').some((part) => {
    const wanted = part.trim().toLowerCase();
    return said.includes(wanted) || read.includes(plain(wanted));
  });
}
