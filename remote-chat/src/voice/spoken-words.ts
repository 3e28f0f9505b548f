import type { Language } from 'shared-contracts';

/** How marks that stand in answers are said; a voice would spell them out or leave them out. */
export interface SpokenWords {
  /** `{n}` is the number or the letter in the brackets of `138(2)`. */
  readonly subsection: string;
  readonly rupees: string;
  readonly percent: string;
  readonly abbreviations: Readonly<Record<string, string>>;
}

export const spokenWords: Readonly<Record<Language, SpokenWords>> = {
  en: {
    subsection: ', sub-section {n}',
    rupees: '{n} rupees',
    percent: '{n} percent',
    abbreviations: {
      BNS: 'Bharatiya Nyaya Sanhita',
      BNSS: 'Bharatiya Nagarik Suraksha Sanhita',
      BSA: 'Bharatiya Sakshya Adhiniyam',
      IPC: 'Indian Penal Code',
      CrPC: 'Code of Criminal Procedure',
      CPC: 'Code of Civil Procedure',
      FIR: 'F I R',
      RTI: 'R T I',
      'NI Act': 'Negotiable Instruments Act',
      'MV Act': 'Motor Vehicles Act',
      'DV Act': 'Domestic Violence Act',
      'S.': 'section',
      's.': 'section',
      'Art.': 'article',
    },
  },
  hi: {
    subsection: ', उपधारा {n}',
    rupees: '{n} रुपये',
    percent: '{n} प्रतिशत',
    abbreviations: {
      BNS: 'भारतीय न्याय संहिता',
      BNSS: 'भारतीय नागरिक सुरक्षा संहिता',
      BSA: 'भारतीय साक्ष्य अधिनियम',
      IPC: 'भारतीय दंड संहिता',
      CrPC: 'दंड प्रक्रिया संहिता',
      CPC: 'सिविल प्रक्रिया संहिता',
      FIR: 'एफ़ आई आर',
      RTI: 'आर टी आई',
      UPI: 'यू पी आई',
      PDF: 'पी डी एफ़',
      GST: 'जी एस टी',
      'NI Act': 'परक्राम्य लिखत अधिनियम',
      'MV Act': 'मोटर यान अधिनियम',
      'DV Act': 'घरेलू हिंसा अधिनियम',
    },
  },
  ta: {
    subsection: ', உட்பிரிவு {n}',
    rupees: '{n} ரூபாய்',
    percent: '{n} சதவீதம்',
    abbreviations: {
      BNS: 'பாரதிய நியாய சன்ஹிதா',
      BNSS: 'பாரதிய நாகரிக் சுரக்ஷா சன்ஹிதா',
      BSA: 'பாரதிய சாக்ஷ்ய அதிநியம்',
      IPC: 'இந்திய தண்டனைச் சட்டம்',
      CrPC: 'குற்றவியல் நடைமுறைச் சட்டம்',
      CPC: 'உரிமையியல் நடைமுறைச் சட்டம்',
      FIR: 'எஃப் ஐ ஆர்',
      RTI: 'ஆர் டி ஐ',
      UPI: 'யு பி ஐ',
      PDF: 'பி டி எஃப்',
      GST: 'ஜி எஸ் டி',
      'NI Act': 'மாற்றுமுறை ஆவணச் சட்டம்',
      'MV Act': 'மோட்டார் வாகனச் சட்டம்',
      'DV Act': 'குடும்ப வன்முறைச் சட்டம்',
    },
  },
  kn: {
    subsection: ', ಉಪಕಲಂ {n}',
    rupees: '{n} ರೂಪಾಯಿ',
    percent: 'ಶೇಕಡಾ {n}',
    abbreviations: {
      BNS: 'ಭಾರತೀಯ ನ್ಯಾಯ ಸಂಹಿತೆ',
      BNSS: 'ಭಾರತೀಯ ನಾಗರಿಕ ಸುರಕ್ಷಾ ಸಂಹಿತೆ',
      BSA: 'ಭಾರತೀಯ ಸಾಕ್ಷ್ಯ ಅಧಿನಿಯಮ',
      IPC: 'ಭಾರತೀಯ ದಂಡ ಸಂಹಿತೆ',
      CrPC: 'ದಂಡ ಪ್ರಕ್ರಿಯಾ ಸಂಹಿತೆ',
      CPC: 'ಸಿವಿಲ್ ಪ್ರಕ್ರಿಯಾ ಸಂಹಿತೆ',
      FIR: 'ಎಫ್ ಐ ಆರ್',
      RTI: 'ಆರ್ ಟಿ ಐ',
      UPI: 'ಯು ಪಿ ಐ',
      PDF: 'ಪಿ ಡಿ ಎಫ್',
      GST: 'ಜಿ ಎಸ್ ಟಿ',
      'NI Act': 'ವರ್ಗಾವಣೀಯ ಲಿಖಿತಗಳ ಅಧಿನಿಯಮ',
      'MV Act': 'ಮೋಟಾರು ವಾಹನ ಅಧಿನಿಯಮ',
      'DV Act': 'ಕೌಟುಂಬಿಕ ಹಿಂಸೆ ಅಧಿನಿಯಮ',
    },
  },
};
