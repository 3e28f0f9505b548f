import type { Letter } from '../mails/letter';

interface Facts {
  readonly title: string;
  readonly label: string;
  /** As a person reads it. */
  readonly date: string;
  readonly days: number;
  readonly stopUrl: string;
}

type Words = (facts: Facts) => Pick<Letter, 'subject' | 'paragraphs'> & { readonly stop: string };

const words: Readonly<Record<'en' | 'ta' | 'hi' | 'kn', Words>> = {
  en: ({ title, label, date, days }) => ({
    subject: `${date}: ${label}`,
    paragraphs: [
      `You asked to be reminded: ${label} – ${date}, in ${days} ${days === 1 ? 'day' : 'days'}.`,
      `It was worked out under "${title}" from what you told. Check the dates against your papers.`,
    ],
    stop: 'No more reminders',
  }),
  ta: ({ title, label, date, days }) => ({
    subject: `${date}: ${label}`,
    paragraphs: [
      `நினைவூட்டச் சொன்னீர்கள்: ${label} – ${date}, இன்னும் ${days} நாட்கள்.`,
      `"${title}" என்ற தலைப்பில் நீங்கள் தந்தவற்றிலிருந்து கணக்கிடப்பட்டது. தேதிகளை உங்கள் ஆவணங்களுடன் சரிபாருங்கள்.`,
    ],
    stop: 'இனி நினைவூட்டல் வேண்டாம்',
  }),
  hi: ({ title, label, date, days }) => ({
    subject: `${date}: ${label}`,
    paragraphs: [
      `आपने याद दिलाने को कहा था: ${label} – ${date}, ${days} दिन बाकी।`,
      `यह "${title}" में आपकी बताई बातों से निकाला गया है। तारीखें अपने कागज़ों से मिला लें।`,
    ],
    stop: 'अब याद न दिलाएँ',
  }),
  kn: ({ title, label, date, days }) => ({
    subject: `${date}: ${label}`,
    paragraphs: [
      `ನೆನಪಿಸಲು ಹೇಳಿದ್ದಿರಿ: ${label} – ${date}, ಇನ್ನು ${days} ದಿನ.`,
      `"${title}" ಅಡಿಯಲ್ಲಿ ನೀವು ಹೇಳಿದ್ದರಿಂದ ಲೆಕ್ಕ ಹಾಕಲಾಗಿದೆ. ದಿನಾಂಕಗಳನ್ನು ನಿಮ್ಮ ದಾಖಲೆಗಳೊಂದಿಗೆ ಪರಿಶೀಲಿಸಿ.`,
    ],
    stop: 'ಇನ್ನು ನೆನಪಿಸಬೇಡಿ',
  }),
};

/** The mail that tells of a day, in the language in which it was worked out. */
export function reminderLetter(language: keyof typeof words, facts: Facts): Letter {
  const { subject, paragraphs, stop } = words[language](facts);
  return { subject, paragraphs, action: { label: stop, href: facts.stopUrl }, unsubscribeUrl: facts.stopUrl };
}
