import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  sum: { kind: 'rupees', label: words('Sum', 'தொகை', 'रकम', 'ಮೊತ್ತ') },
  rate: {
    kind: 'number',
    min: 0,
    max: 100,
    label: words('Interest in per cent a year', 'ஆண்டு வட்டி (சதவீதம்)', 'सालाना ब्याज (प्रतिशत)', 'ವಾರ್ಷಿಕ ಬಡ್ಡಿ (ಶೇಕಡಾ)'),
  },
  from: { kind: 'date', optional: true, label: words('From', 'முதல்', 'कब से', 'ಯಾವಾಗಿನಿಂದ') },
  to: { kind: 'date', optional: true, label: words('Until', 'வரை', 'कब तक', 'ಯಾವಾಗಿನವರೆಗೆ') },
  months: {
    kind: 'number',
    min: 0,
    max: 1200,
    optional: true,
    label: words('Or the length in months', 'அல்லது மாதங்களில் காலம்', 'या अवधि महीनों में', 'ಅಥವಾ ಅವಧಿ ತಿಂಗಳುಗಳಲ್ಲಿ'),
  },
  kind: {
    kind: 'choice',
    label: words('Kind of interest', 'வட்டி வகை', 'ब्याज का प्रकार', 'ಬಡ್ಡಿಯ ಬಗೆ'),
    choices: [
      { value: 'simple', label: words('Simple', 'சாதாரண வட்டி', 'साधारण', 'ಸರಳ') },
      {
        value: 'yearly',
        label: words('Compound, yearly', 'கூட்டு வட்டி, ஆண்டுதோறும்', 'चक्रवृद्धि, सालाना', 'ಚಕ್ರಬಡ್ಡಿ, ವಾರ್ಷಿಕ'),
      },
      {
        value: 'half-yearly',
        label: words('Compound, half-yearly', 'கூட்டு வட்டி, அரையாண்டு', 'चक्रवृद्धि, छमाही', 'ಚಕ್ರಬಡ್ಡಿ, ಅರ್ಧವಾರ್ಷಿಕ'),
      },
      {
        value: 'quarterly',
        label: words('Compound, quarterly', 'கூட்டு வட்டி, காலாண்டு', 'चक्रवृद्धि, तिमाही', 'ಚಕ್ರಬಡ್ಡಿ, ತ್ರೈಮಾಸಿಕ'),
      },
      {
        value: 'monthly',
        label: words('Compound, monthly', 'கூட்டு வட்டி, மாதந்தோறும்', 'चक्रवृद्धि, मासिक', 'ಚಕ್ರಬಡ್ಡಿ, ಮಾಸಿಕ'),
      },
    ],
  },
} as const satisfies Fields;

export const texts = {
  title: words(
    'Interest, simple and compound',
    'வட்டி: சாதாரண, கூட்டு',
    'ब्याज: साधारण और चक्रवृद्धि',
    'ಬಡ್ಡಿ: ಸರಳ ಮತ್ತು ಚಕ್ರಬಡ್ಡಿ',
  ),
  about: words(
    'Interest on a loan, deposit or claim between two days.',
    'இரு தேதிகளுக்கிடையே கடன், வைப்பு, கோரிக்கையின் வட்டி.',
    'दो तारीखों के बीच कर्ज़, जमा या दावे पर ब्याज।',
    'ಎರಡು ದಿನಾಂಕಗಳ ನಡುವೆ ಸಾಲ, ಠೇವಣಿ ಅಥವಾ ಬೇಡಿಕೆಯ ಬಡ್ಡಿ.',
  ),
  total: words(
    'The interest comes to {interest}, {total} in all.',
    'வட்டி {interest}; மொத்தம் {total}.',
    'ब्याज {interest} बनता है, कुल {total}।',
    'ಬಡ್ಡಿ {interest}; ಒಟ್ಟು {total}.',
  ),
  days: words(
    '{from} to {to}: {days} days.',
    '{from} முதல் {to}: {days} நாட்கள்.',
    '{from} से {to}: {days} दिन।',
    '{from} ರಿಂದ {to}: {days} ದಿನಗಳು.',
  ),
  length: words(
    '{months} months: {years} years.',
    '{months} மாதங்கள்: {years} ஆண்டுகள்.',
    '{months} महीने: {years} साल।',
    '{months} ತಿಂಗಳು: {years} ವರ್ಷ.',
  ),
  simple: words(
    '{sum} × {rate} % × {years} = {interest}.',
    '{sum} × {rate} % × {years} = {interest}.',
    '{sum} × {rate} % × {years} = {interest}।',
    '{sum} × {rate} % × {years} = {interest}.',
  ),
  compound: words(
    '{sum} at {rate} %, added {times} time(s) a year: {interest}.',
    '{sum}, {rate} %, ஆண்டுக்கு {times} முறை சேர்த்து: {interest}.',
    '{sum} पर {rate} %, साल में {times} बार जोड़कर: {interest}।',
    '{sum} ಗೆ {rate} %, ವರ್ಷಕ್ಕೆ {times} ಬಾರಿ ಸೇರಿಸಿ: {interest}.',
  ),
  together: words(
    'Sum and interest together: {total}.',
    'அசலும் வட்டியும்: {total}.',
    'रकम और ब्याज मिलाकर: {total}।',
    'ಅಸಲು ಮತ್ತು ಬಡ್ಡಿ: {total}.',
  ),
  agreement: words(
    'Interest needs an agreement, a law or a court; after the decree courts give at most 6 % unless the dealing is commercial.',
    'வட்டிக்கு ஒப்பந்தம், சட்டம் அல்லது நீதிமன்ற உத்தரவு தேவை; தீர்ப்புக்குப் பின் வணிகமல்லாதவற்றில் அதிகபட்சம் 6 %.',
    'ब्याज के लिए करार, कानून या अदालत चाहिए; डिक्री के बाद गैर-व्यापारिक मामलों में ज़्यादा से ज़्यादा 6 %।',
    'ಬಡ್ಡಿಗೆ ಒಪ್ಪಂದ, ಕಾನೂನು ಅಥವಾ ನ್ಯಾಯಾಲಯ ಬೇಕು; ಡಿಕ್ರಿಯ ನಂತರ ವಾಣಿಜ್ಯವಲ್ಲದವಕ್ಕೆ ಗರಿಷ್ಠ 6 %.',
  ),
};
