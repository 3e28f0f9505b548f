import type { Language } from 'shared-contracts/calls/chat/types';

type Local = Readonly<Record<Exclude<Language, 'en'>, string>>;

const COURTS: Readonly<Record<string, Local>> = {
  'Supreme Court of India': { ta: 'உச்ச நீதிமன்றம்', hi: 'सुप्रीम कोर्ट', kn: 'ಸುಪ್ರೀಂ ಕೋರ್ಟ್' },
  'Privy Council': { ta: 'பிரிவி கவுன்சில்', hi: 'प्रिवी काउंसिल', kn: 'ಪ್ರಿವಿ ಕೌನ್ಸಿಲ್' },
};
const JUDGES: Local = { ta: 'நீதிபதிகள்', hi: 'न्यायाधीश', kn: 'ನ್ಯಾಯಾಧೀಶರು' };
const CONSTITUTION_BENCH: Local = { ta: 'அரசியலமைப்பு அமர்வு', hi: 'संविधान पीठ', kn: 'ಸಂವಿಧಾನ ಪೀಠ' };

/** A court as a reader of the language knows it; one that has no name there keeps its English one. */
export const courtName = (court: string, language: Language): string =>
  language === 'en' ? court : (COURTS[court]?.[language] ?? court);

/** Who sat: "5 judges, Constitution Bench" in the reader's language. */
export const benchName = (bench: string, language: Language): string =>
  language === 'en'
    ? bench
    : bench.replace('judges', JUDGES[language]).replace('Constitution Bench', CONSTITUTION_BENCH[language]);
