import type { Letter, MailLanguage } from '../../../mails/letter';

interface LowCredit {
  readonly left: number;
  readonly limit: number;
  readonly plan: string;
  readonly href: string;
}

/** The mail to a person who has nearly used up the day's questions. */
export const lowCreditLetter: Readonly<Record<MailLanguage, (facts: LowCredit) => Letter>> = {
  en: ({ left, limit, plan, href }) => ({
    subject: `${left} of ${limit} questions left today`,
    paragraphs: [
      `You have ${left} of today's ${limit} questions of the ${plan} plan left. The count starts again at midnight, India time.`,
      'A larger plan has no daily limit.',
    ],
    action: { label: 'See the plans', href },
  }),
  ta: ({ left, limit, plan, href }) => ({
    subject: `இன்று ${limit} கேள்விகளில் ${left} மீதம்`,
    paragraphs: [
      `${plan} திட்டத்தின் இன்றைய ${limit} கேள்விகளில் ${left} மீதம் உள்ளது. இந்திய நேரப்படி நள்ளிரவில் எண்ணிக்கை மீண்டும் தொடங்கும்.`,
      'பெரிய திட்டத்தில் தினசரி வரம்பு இல்லை.',
    ],
    action: { label: 'திட்டங்களைப் பார்க்க', href },
  }),
  hi: ({ left, limit, plan, href }) => ({
    subject: `आज के ${limit} में से ${left} सवाल बाकी`,
    paragraphs: [
      `${plan} प्लान के आज के ${limit} सवालों में से ${left} बाकी हैं। गिनती भारतीय समय के अनुसार आधी रात को फिर शुरू होती है।`,
      'बड़े प्लान में रोज़ की कोई सीमा नहीं है।',
    ],
    action: { label: 'प्लान देखें', href },
  }),
  kn: ({ left, limit, plan, href }) => ({
    subject: `ಇಂದಿನ ${limit} ಪ್ರಶ್ನೆಗಳಲ್ಲಿ ${left} ಉಳಿದಿವೆ`,
    paragraphs: [
      `${plan} ಪ್ಲಾನ್‌ನ ಇಂದಿನ ${limit} ಪ್ರಶ್ನೆಗಳಲ್ಲಿ ${left} ಉಳಿದಿವೆ. ಭಾರತೀಯ ಸಮಯದ ಮಧ್ಯರಾತ್ರಿಗೆ ಎಣಿಕೆ ಮತ್ತೆ ಶುರುವಾಗುತ್ತದೆ.`,
      'ದೊಡ್ಡ ಪ್ಲಾನ್‌ನಲ್ಲಿ ದಿನದ ಮಿತಿ ಇಲ್ಲ.',
    ],
    action: { label: 'ಪ್ಲಾನ್‌ಗಳನ್ನು ನೋಡಿ', href },
  }),
};
