/** Case and number endings; what remains must be long enough to be a word. */
const endings = {
  hindi: ['ियों', 'ाओं', 'ियाँ', 'ियां', 'ाएं', 'ाएँ', 'ुओं', 'ताओं', 'ाना', 'ाने', 'ाया', 'ाई', 'ाए', 'ों', 'ें', 'ीं', 'ां', 'ाँ', 'ता', 'ते', 'ती', 'ना', 'नी', 'ने', 'ा', 'े', 'ी', 'ि', 'ो', 'ु', 'ू', 'ं'],
  tamil: [
    'களிலிருந்து', 'களுக்கான', 'யிலிருந்து', 'த்திலிருந்து', 'களுக்கு', 'களுடைய', 'களிடம்', 'த்திற்கு', 'த்துக்கு', 'த்தில்', 'த்தின்', 'த்தை', 'த்தால்', 'களில்', 'களின்', 'களால்', 'களும்', 'களை', 'கள்',
    'க்கான', 'க்கு', 'வுக்கு', 'விடம்', 'யிடம்', 'யுடன்', 'வின்', 'யின்', 'வில்', 'யில்', 'டைய', 'உடன்', 'ிடம்', 'ுக்கு', 'ிற்கு', 'ாமல்', 'ிறது', 'ார்கள்', 'ுடன்', 'ையும்', 'ும்', 'ின்', 'ில்', 'ால்', 'ாக', 'ான', 'யை', 'வை', 'ை', 'து', 'ம்', 'ு', 'ி',
  ],
  kannada: ['ಗಳಿಗೆ', 'ಗಳಲ್ಲಿ', 'ಗಳನ್ನು', 'ಗಳಿಂದ', 'ದಲ್ಲಿ', 'ಯಲ್ಲಿ', 'ವನ್ನು', 'ಯನ್ನು', 'ನ್ನು', 'ದಿಂದ', 'ಯಿಂದ', 'ಕ್ಕೆ', 'ಗಾಗಿ', 'ಗಳು', 'ಗಳ', 'ಲ್ಲಿ', 'ಿಂದ', 'ಿಗೆ', 'ಗೆ', 'ನು', 'ವು', 'ದ', 'ಯ', 'ು', 'ಿ', 'ೆ', 'ಾ'],
} as const;

const SHORTEST = 3;

const LAST_VOWEL = /[\u093e-\u094c\u0bbe-\u0bcd\u0cbe-\u0ccd]$/u;

const byLength = (list: readonly string[]): readonly string[] => [...list].sort((a, b) => b.length - a.length);
const longestFirst = { hindi: byLength(endings.hindi), tamil: byLength(endings.tamil), kannada: byLength(endings.kannada) };

/** Takes the longest ending off a Hindi, Tamil or Kannada word. */
export function stemIndic(word: string, script: keyof typeof endings): string {
  const ending = longestFirst[script].find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST);
  const stem = ending ? word.slice(0, -ending.length) : word;
  // The bare word loses its last vowel as an ending of its own; a word with a case ending keeps it before that ending.
  return stem.length > SHORTEST ? stem.replace(LAST_VOWEL, '') : stem;
}
