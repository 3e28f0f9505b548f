import type { WarningKind } from './clause-warnings';
import type { PaperKind } from './paper-kinds';

const topics: readonly (readonly [WarningKind, RegExp, PaperKind?])[] = [
  ['one-sided lock-in', /lock[- ]?in|लॉक[- ]?इन|லாக்[- ]?இன்|ಲಾಕ್[- ]?ಇನ್/iu],
  ['no work afterwards', /non[- ]?compet|competitor|join another|दूसरी कंपनी|வேறு நிறுவன|ಬೇರೆ ಕಂಪನಿ/iu],
  ['penalty', /penalty|bond|liquidated|forfeit|जुर्माना|बॉन्ड|அபராத|ದಂಡ|ಬಾಂಡ್/iu],
  ['no court', /\bcourt|\bsue\b|dispute|अदालत|न्यायालय|நீதிமன்ற|ನ್ಯಾಯಾಲಯ/iu],
  ['out without notice', /notice|terminat|evict|नोटिस|அறிவிப்பு|நோட்டீஸ்|ನೋಟಿಸ್/iu, 'rent agreement'],
  ['papers kept', /original|certificate|प्रमाण ?पत्र|சான்றித|ಪ್ರಮಾಣಪತ್ರ/iu, 'employment contract'],
];

/** Which law stands beside a clause that somebody asks for in a paper of theirs. */
export const lawTopic = (question: string, kind: PaperKind): WarningKind | undefined =>
  topics.find(([, words, only]) => words.test(question) && (only === undefined || only === kind))?.[0];
