import { yesNo } from '../core/choices';
import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  due: {
    kind: 'date',
    label: words('Due day of the return', 'படிவத்தின் கடைசி நாள்', 'रिटर्न की नियत तारीख', 'ರಿಟರ್ನ್‌ನ ಕೊನೆಯ ದಿನ'),
  },
  filed: { kind: 'date', label: words('Day of filing', 'தாக்கல் செய்யும் நாள்', 'दाखिल करने का दिन', 'ಸಲ್ಲಿಸುವ ದಿನ') },
  nil: {
    kind: 'choice',
    choices: yesNo,
    label: words(
      'Is it a nil return?',
      'வரி இல்லாத (nil) படிவமா?',
      'क्या यह शून्य (nil) रिटर्न है?',
      'ಇದು ಶೂನ್ಯ (nil) ರಿಟರ್ನ್ ಆಗಿದೆಯೇ?',
    ),
  },
  turnover: {
    kind: 'rupees',
    optional: true,
    label: words('Turnover of the year before', 'முந்தைய ஆண்டு விற்றுமுதல்', 'पिछले साल का कारोबार', 'ಹಿಂದಿನ ವರ್ಷದ ವಹಿವಾಟು'),
  },
  tax: {
    kind: 'rupees',
    optional: true,
    label: words(
      'Tax to be paid in cash with it',
      'அதனுடன் பணமாகச் செலுத்தும் வரி',
      'साथ में नकद चुकाया जाने वाला कर',
      'ಅದರೊಂದಿಗೆ ನಗದಾಗಿ ಕಟ್ಟುವ ತೆರಿಗೆ',
    ),
  },
} as const satisfies Fields;

export const texts = {
  title: words('GST late fee and interest', 'GST தாமதக் கட்டணம், வட்டி', 'GST विलंब शुल्क और ब्याज', 'GST ತಡ ಶುಲ್ಕ ಮತ್ತು ಬಡ್ಡಿ'),
  about: words(
    'For GSTR-1 and GSTR-3B filed after the due day.',
    'கடைசி நாளுக்குப் பின் தாக்கலான GSTR-1, GSTR-3B-க்கு.',
    'नियत तारीख के बाद दाखिल GSTR-1 और GSTR-3B के लिए।',
    'ಕೊನೆಯ ದಿನದ ನಂತರ ಸಲ್ಲಿಸಿದ GSTR-1, GSTR-3B ಗೆ.',
  ),
  due: words(
    'Late fee and interest come to {sum}.',
    'தாமதக் கட்டணமும் வட்டியும் {sum}.',
    'विलंब शुल्क और ब्याज मिलाकर {sum} बनते हैं।',
    'ತಡ ಶುಲ್ಕ ಮತ್ತು ಬಡ್ಡಿ ಸೇರಿ {sum}.',
  ),
  feeLine: words(
    '{days} days × {daily}, at most {most}: {fee}.',
    '{days} நாள் × {daily}, அதிகபட்சம் {most}: {fee}.',
    '{days} दिन × {daily}, ज़्यादा से ज़्यादा {most}: {fee}।',
    '{days} ದಿನ × {daily}, ಗರಿಷ್ಠ {most}: {fee}.',
  ),
  interestLine: words(
    'Interest of 18 % a year on {tax} for {days} days: {interest}.',
    '{tax}-க்கு {days} நாள் ஆண்டு 18 % வட்டி: {interest}.',
    '{tax} पर {days} दिन का 18 % सालाना ब्याज: {interest}।',
    '{tax} ಮೇಲೆ {days} ದಿನಗಳ ವಾರ್ಷಿಕ 18 % ಬಡ್ಡಿ: {interest}.',
  ),
  perReturn: words(
    'The fee is for each return, CGST and SGST together.',
    'ஒவ்வொரு படிவத்துக்கும், CGST-SGST சேர்த்து.',
    'शुल्क हर रिटर्न का है, CGST और SGST मिलाकर।',
    'ಪ್ರತಿ ರಿಟರ್ನ್‌ಗೆ, CGST-SGST ಸೇರಿ.',
  ),
};
