import type { Language } from 'shared-contracts/calls/chat/types';

type Translations = Readonly<Record<Exclude<Language, 'en'>, string>>;

/** When helplines answer, as the directory says it in English. */
const hours: Readonly<Record<string, Translations>> = {
  '24 hours': { ta: '24 மணி நேரமும்', hi: '24 घंटे', kn: '24 ಗಂಟೆ' },
  '7 am to 11 pm, Monday to Saturday; 8 am to 5 pm on Sunday': {
    ta: 'திங்கள் முதல் சனி காலை 7 முதல் இரவு 11 வரை; ஞாயிறு காலை 8 முதல் மாலை 5 வரை',
    hi: 'सोमवार से शनिवार सुबह 7 से रात 11 बजे; रविवार सुबह 8 से शाम 5 बजे',
    kn: 'ಸೋಮವಾರದಿಂದ ಶನಿವಾರ ಬೆಳಿಗ್ಗೆ 7ರಿಂದ ರಾತ್ರಿ 11; ಭಾನುವಾರ ಬೆಳಿಗ್ಗೆ 8ರಿಂದ ಸಂಜೆ 5',
  },
  '8 am to 10 pm on weekdays; recorded help at any time': {
    ta: 'வேலை நாட்களில் காலை 8 முதல் இரவு 10 வரை; பதிவு செய்த உதவி எந்நேரமும்',
    hi: 'कामकाजी दिनों में सुबह 8 से रात 10 बजे; रिकॉर्ड की हुई मदद हर समय',
    kn: 'ಕೆಲಸದ ದಿನ ಬೆಳಿಗ್ಗೆ 8ರಿಂದ ರಾತ್ರಿ 10; ಧ್ವನಿಮುದ್ರಿತ ನೆರವು ಯಾವಾಗಲೂ',
  },
  '8 am to 8 pm on weekdays': {
    ta: 'வேலை நாட்களில் காலை 8 முதல் இரவு 8 வரை',
    hi: 'कामकाजी दिनों में सुबह 8 से रात 8 बजे',
    kn: 'ಕೆಲಸದ ದಿನ ಬೆಳಿಗ್ಗೆ 8ರಿಂದ ರಾತ್ರಿ 8',
  },
  '8 am to 8 pm, Monday to Saturday': {
    ta: 'திங்கள் முதல் சனி காலை 8 முதல் இரவு 8 வரை',
    hi: 'सोमवार से शनिवार सुबह 8 से रात 8 बजे',
    kn: 'ಸೋಮವಾರದಿಂದ ಶನಿವಾರ ಬೆಳಿಗ್ಗೆ 8ರಿಂದ ರಾತ್ರಿ 8',
  },
  '8 am to 8 pm, every day': {
    ta: 'தினமும் காலை 8 முதல் இரவு 8 வரை',
    hi: 'हर दिन सुबह 8 से रात 8 बजे',
    kn: 'ಪ್ರತಿದಿನ ಬೆಳಿಗ್ಗೆ 8ರಿಂದ ರಾತ್ರಿ 8',
  },
  '8 am to 8 pm, except national holidays': {
    ta: 'தேசிய விடுமுறை தவிர காலை 8 முதல் இரவு 8 வரை',
    hi: 'राष्ट्रीय छुट्टियों को छोड़कर सुबह 8 से रात 8 बजे',
    kn: 'ರಾಷ್ಟ್ರೀಯ ರಜೆ ಬಿಟ್ಟು ಬೆಳಿಗ್ಗೆ 8ರಿಂದ ರಾತ್ರಿ 8',
  },
  '9 am to 6 pm, every day but holidays': {
    ta: 'விடுமுறை தவிர தினமும் காலை 9 முதல் மாலை 6 வரை',
    hi: 'छुट्टियों को छोड़कर हर दिन सुबह 9 से शाम 6 बजे',
    kn: 'ರಜೆ ಬಿಟ್ಟು ಪ್ರತಿದಿನ ಬೆಳಿಗ್ಗೆ 9ರಿಂದ ಸಂಜೆ 6',
  },
  'Every day, office hours': { ta: 'தினமும், அலுவலக நேரம்', hi: 'हर दिन, दफ़्तर के समय', kn: 'ಪ್ರತಿದಿನ, ಕಚೇರಿ ಸಮಯ' },
  'Office hours': { ta: 'அலுவலக நேரம்', hi: 'दफ़्तर के समय', kn: 'ಕಚೇರಿ ಸಮಯ' },
  'Office hours; automated help at any time': {
    ta: 'அலுவலக நேரம்; தானியங்கி உதவி எந்நேரமும்',
    hi: 'दफ़्तर के समय; अपने आप मिलने वाली मदद हर समय',
    kn: 'ಕಚೇರಿ ಸಮಯ; ಸ್ವಯಂಚಾಲಿತ ನೆರವು ಯಾವಾಗಲೂ',
  },
  'Office hours; complaints online at any time': {
    ta: 'அலுவலக நேரம்; இணையப் புகார் எந்நேரமும்',
    hi: 'दफ़्तर के समय; ऑनलाइन शिकायत हर समय',
    kn: 'ಕಚೇರಿ ಸಮಯ; ಆನ್‌ಲೈನ್ ದೂರು ಯಾವಾಗಲೂ',
  },
  'Office hours; e-filing at any time': {
    ta: 'அலுவலக நேரம்; மின் தாக்கல் எந்நேரமும்',
    hi: 'दफ़्तर के समय; ई-फ़ाइलिंग हर समय',
    kn: 'ಕಚೇರಿ ಸಮಯ; ಇ-ಫೈಲಿಂಗ್ ಯಾವಾಗಲೂ',
  },
  'Office hours; online at any time': {
    ta: 'அலுவலக நேரம்; இணையத்தில் எந்நேரமும்',
    hi: 'दफ़्तर के समय; ऑनलाइन हर समय',
    kn: 'ಕಚೇರಿ ಸಮಯ; ಆನ್‌ಲೈನ್ ಯಾವಾಗಲೂ',
  },
  'Office hours; portal at any time': {
    ta: 'அலுவலக நேரம்; இணையதளம் எந்நேரமும்',
    hi: 'दफ़्तर के समय; पोर्टल हर समय',
    kn: 'ಕಚೇರಿ ಸಮಯ; ಪೋರ್ಟಲ್ ಯಾವಾಗಲೂ',
  },
  'Office hours; the portal takes applications at any time': {
    ta: 'அலுவலக நேரம்; இணையதளத்தில் விண்ணப்பம் எந்நேரமும்',
    hi: 'दफ़्तर के समय; पोर्टल पर आवेदन हर समय',
    kn: 'ಕಚೇರಿ ಸಮಯ; ಪೋರ್ಟಲ್‌ನಲ್ಲಿ ಅರ್ಜಿ ಯಾವಾಗಲೂ',
  },
  'Office hours; the portal takes reports at any time': {
    ta: 'அலுவலக நேரம்; இணையதளத்தில் தெரிவிக்கலாம் எந்நேரமும்',
    hi: 'दफ़्तर के समय; पोर्टल पर सूचना हर समय',
    kn: 'ಕಚೇರಿ ಸಮಯ; ಪೋರ್ಟಲ್‌ನಲ್ಲಿ ತಿಳಿಸುವುದು ಯಾವಾಗಲೂ',
  },
  'Online at any time': { ta: 'இணையத்தில் எந்நேரமும்', hi: 'ऑनलाइन हर समय', kn: 'ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಯಾವಾಗಲೂ' },
};

/** When a helpline answers, in a language; as the directory has it where nobody has translated it. */
export const hoursIn = (language: Language, english: string): string =>
  language === 'en' ? english : (hours[english]?.[language] ?? english);
