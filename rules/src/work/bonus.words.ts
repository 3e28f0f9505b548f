import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  wages: {
    kind: 'rupees',
    label: words(
      'Monthly basic pay and dearness allowance',
      'மாத அடிப்படை ஊதியம் + அகவிலைப்படி',
      'मासिक मूल वेतन + महँगाई भत्ता',
      'ತಿಂಗಳ ಮೂಲ ವೇತನ + ತುಟ್ಟಿಭತ್ಯೆ',
    ),
  },
  months: {
    kind: 'number',
    min: 1,
    max: 12,
    label: words(
      'Months worked in the year (April to March)',
      'ஆண்டில் வேலை செய்த மாதங்கள் (ஏப்ரல்-மார்ச்)',
      'साल में काम के महीने (अप्रैल-मार्च)',
      'ವರ್ಷದಲ್ಲಿ ಕೆಲಸ ಮಾಡಿದ ತಿಂಗಳು (ಏಪ್ರಿಲ್-ಮಾರ್ಚ್)',
    ),
  },
  minimum: {
    kind: 'rupees',
    optional: true,
    label: words(
      'Monthly minimum wage for the work',
      'இந்த வேலைக்கான மாதக் குறைந்தபட்ச ஊதியம்',
      'इस काम का मासिक न्यूनतम वेतन',
      'ಈ ಕೆಲಸದ ತಿಂಗಳ ಕನಿಷ್ಠ ವೇತನ',
    ),
  },
} as const satisfies Fields;

export const texts = {
  title: words('Yearly bonus', 'ஆண்டு போனஸ்', 'सालाना बोनस', 'ವಾರ್ಷಿಕ ಬೋನಸ್'),
  about: words(
    'The least and the most bonus for a year’s work.',
    'ஓராண்டு வேலைக்குக் குறைந்தபட்ச, அதிகபட்ச போனஸ்.',
    'साल भर के काम का कम से कम और ज़्यादा से ज़्यादा बोनस।',
    'ಒಂದು ವರ್ಷದ ಕೆಲಸಕ್ಕೆ ಕನಿಷ್ಠ ಮತ್ತು ಗರಿಷ್ಠ ಬೋನಸ್.',
  ),
  due: words(
    'At least {least} is due as bonus, at most {most}.',
    'குறைந்தது {least}, அதிகபட்சம் {most} போனஸ் வர வேண்டும்.',
    'बोनस कम से कम {least} और ज़्यादा से ज़्यादा {most} बनता है।',
    'ಕನಿಷ್ಠ {least}, ಗರಿಷ್ಠ {most} ಬೋನಸ್ ಬರಬೇಕು.',
  ),
  tooHigh: words(
    'No bonus is due by law: wages are above {limit} a month.',
    'சட்டப்படி போனஸ் இல்லை: மாத ஊதியம் {limit}-க்கு மேல்.',
    'कानूनन बोनस नहीं बनता: वेतन {limit} महीने से ज़्यादा है।',
    'ಕಾನೂನಿನಂತೆ ಬೋನಸ್ ಇಲ್ಲ: ತಿಂಗಳ ವೇತನ {limit} ಗಿಂತ ಹೆಚ್ಚು.',
  ),
  none: words('No bonus by law', 'சட்டப்படி போனஸ் இல்லை', 'कानूनन बोनस नहीं', 'ಕಾನೂನಿನಂತೆ ಬೋನಸ್ ಇಲ್ಲ'),
  limitLine: words(
    'Bonus is for employees with wages up to {limit} a month; the contract may give it all the same.',
    'மாதம் {limit} வரை ஊதியம் பெறுவோருக்கே போனஸ்; ஒப்பந்தப்படி தரலாம்.',
    'बोनस {limit} महीने तक के वेतन पर है; अनुबंध फिर भी दे सकता है।',
    'ತಿಂಗಳಿಗೆ {limit} ವರೆಗಿನ ವೇತನದವರಿಗೆ ಬೋನಸ್; ಒಪ್ಪಂದ ಕೊಡಬಹುದು.',
  ),
  countedLine: words(
    'Counted: {counted} a month × {months} = {earned}.',
    'கணக்கில்: மாதம் {counted} × {months} = {earned}.',
    'गिना गया: {counted} महीना × {months} = {earned}।',
    'ಲೆಕ್ಕ: ತಿಂಗಳಿಗೆ {counted} × {months} = {earned}.',
  ),
  leastLine: words(
    'At least 8.33 %: {least}.',
    'குறைந்தது 8.33 %: {least}.',
    'कम से कम 8.33 %: {least}।',
    'ಕನಿಷ್ಠ 8.33 %: {least}.',
  ),
  mostLine: words(
    'At most 20 %, where profits allow: {most}.',
    'லாபம் இருந்தால் அதிகபட்சம் 20 %: {most}.',
    'मुनाफ़ा हो तो ज़्यादा से ज़्यादा 20 %: {most}।',
    'ಲಾಭವಿದ್ದರೆ ಗರಿಷ್ಠ 20 %: {most}.',
  ),
  payBy: words(
    'Payable into the bank account within eight months of 31 March, by 30 November.',
    'மார்ச் 31 முதல் எட்டு மாதங்களில், நவம்பர் 30-க்குள் வங்கிக் கணக்கில்.',
    '31 मार्च से आठ महीने में, 30 नवंबर तक बैंक खाते में देय।',
    'ಮಾರ್ಚ್ 31ರಿಂದ ಎಂಟು ತಿಂಗಳೊಳಗೆ, ನವೆಂಬರ್ 30ರೊಳಗೆ ಬ್ಯಾಂಕ್ ಖಾತೆಗೆ.',
  ),
  twenty: words(
    'It applies to establishments with 20 or more employees, and after 30 days’ work in the year.',
    '20 அல்லது மேற்பட்ட ஊழியர்கள் உள்ள நிறுவனத்துக்கும், ஆண்டில் 30 நாள் வேலைக்கும் பொருந்தும்.',
    'यह 20 या ज़्यादा कर्मचारियों वाले संस्थान पर, साल में 30 दिन काम के बाद लागू है।',
    '20 ಅಥವಾ ಹೆಚ್ಚು ನೌಕರರ ಸಂಸ್ಥೆಗೆ, ವರ್ಷದಲ್ಲಿ 30 ದಿನ ಕೆಲಸದ ನಂತರ ಅನ್ವಯ.',
  ),
};
