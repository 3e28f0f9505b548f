import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  year: {
    kind: 'choice',
    label: words(
      'Year in which the income came (April to March)',
      'வருமானம் வந்த ஆண்டு (ஏப்ரல்-மார்ச்)',
      'आय का साल (अप्रैल-मार्च)',
      'ಆದಾಯದ ವರ್ಷ (ಏಪ್ರಿಲ್-ಮಾರ್ಚ್)',
    ),
    choices: [
      { value: '2026-27', label: words('2026-27', '2026-27', '2026-27', '2026-27') },
      { value: '2025-26', label: words('2025-26', '2025-26', '2025-26', '2025-26') },
      { value: '2024-25', label: words('2024-25', '2024-25', '2024-25', '2024-25') },
    ],
  },
  salary: {
    kind: 'rupees',
    label: words(
      'Salary or pension of the year',
      'ஆண்டுச் சம்பளம் அல்லது ஓய்வூதியம்',
      'साल का वेतन या पेंशन',
      'ವರ್ಷದ ಸಂಬಳ ಅಥವಾ ಪಿಂಚಣಿ',
    ),
  },
  age: {
    kind: 'choice',
    label: words('Age in that year', 'அந்த ஆண்டில் வயது', 'उस साल उम्र', 'ಆ ವರ್ಷದ ವಯಸ್ಸು'),
    choices: [
      { value: 'below-60', label: words('Below 60', '60-க்குக் கீழ்', '60 से कम', '60ಕ್ಕಿಂತ ಕಡಿಮೆ') },
      { value: '60-to-79', label: words('60 to 79', '60 முதல் 79', '60 से 79', '60ರಿಂದ 79') },
      { value: '80', label: words('80 or more', '80 அல்லது அதற்கு மேல்', '80 या ज़्यादा', '80 ಅಥವಾ ಹೆಚ್ಚು') },
    ],
  },
  otherIncome: {
    kind: 'rupees',
    optional: true,
    label: words(
      'Other income (bank interest, rent)',
      'பிற வருமானம் (வங்கி வட்டி, வாடகை)',
      'दूसरी आय (बैंक ब्याज, किराया)',
      'ಇತರೆ ಆದಾಯ (ಬ್ಯಾಂಕ್ ಬಡ್ಡಿ, ಬಾಡಿಗೆ)',
    ),
  },
  deductions: {
    kind: 'rupees',
    optional: true,
    label: words(
      'Deductions of the old regime (80C, 80D, HRA, home loan)',
      'பழைய முறைக் கழிவுகள் (80C, 80D, HRA, வீட்டுக்கடன்)',
      'पुरानी व्यवस्था की कटौतियाँ (80C, 80D, HRA, होम लोन)',
      'ಹಳೆಯ ಪದ್ಧತಿಯ ಕಡಿತಗಳು (80C, 80D, HRA, ಗೃಹ ಸಾಲ)',
    ),
  },
} as const satisfies Fields;

export const texts = {
  title: words(
    'Income tax on a salary, both regimes',
    'சம்பள வருமான வரி: இரு முறைகளும்',
    'वेतन पर आयकर, दोनों व्यवस्थाएँ',
    'ಸಂಬಳದ ಆದಾಯ ತೆರಿಗೆ, ಎರಡೂ ಪದ್ಧತಿ',
  ),
  about: words(
    'The tax of a year in the new and the old regime, and which is less.',
    'ஒரு ஆண்டின் வரி புதிய, பழைய முறையில்; எது குறைவு.',
    'साल का कर नई और पुरानी व्यवस्था में, और कौन कम।',
    'ಒಂದು ವರ್ಷದ ತೆರಿಗೆ ಹೊಸ ಮತ್ತು ಹಳೆಯ ಪದ್ಧತಿಯಲ್ಲಿ; ಯಾವುದು ಕಡಿಮೆ.',
  ),
  newRegime: words('New regime', 'புதிய முறை', 'नई व्यवस्था', 'ಹೊಸ ಪದ್ಧತಿ'),
  oldRegime: words('Old regime', 'பழைய முறை', 'पुरानी व्यवस्था', 'ಹಳೆಯ ಪದ್ಧತಿ'),
  tax: words(
    'The tax for {year} is {sum} in the cheaper way ({regime}); in the other {other}.',
    '{year} வரி குறைவான முறையில் ({regime}) {sum}; மற்றதில் {other}.',
    '{year} का कर सस्ती व्यवस्था ({regime}) में {sum} है; दूसरी में {other}।',
    '{year} ರ ತೆರಿಗೆ ಕಡಿಮೆ ಪದ್ಧತಿಯಲ್ಲಿ ({regime}) {sum}; ಇನ್ನೊಂದರಲ್ಲಿ {other}.',
  ),
  same: words(
    'The tax for {year} is {sum} in both regimes.',
    '{year} வரி இரு முறைகளிலும் {sum}.',
    '{year} का कर दोनों व्यवस्थाओं में {sum} है।',
    '{year} ರ ತೆರಿಗೆ ಎರಡೂ ಪದ್ಧತಿಗಳಲ್ಲಿ {sum}.',
  ),
  taxableLine: words(
    '{regime}: less {deductions} deductions, {taxable} is taxed.',
    '{regime}: {deductions} கழிவு போக {taxable}-க்கு வரி.',
    '{regime}: {deductions} की कटौती के बाद {taxable} पर कर।',
    '{regime}: {deductions} ಕಡಿತದ ನಂತರ {taxable} ಗೆ ತೆರಿಗೆ.',
  ),
  taxLine: words(
    '{regime}: by the slabs {slab}, rebate {rebate}, 4 % cess {cess}: {tax}.',
    '{regime}: அடுக்கு வரி {slab}, தள்ளுபடி {rebate}, 4 % கூடுதல் வரி {cess}: {tax}.',
    '{regime}: स्लैब से {slab}, छूट {rebate}, 4 % उपकर {cess}: {tax}।',
    '{regime}: ಹಂತದ ತೆರಿಗೆ {slab}, ರಿಯಾಯಿತಿ {rebate}, 4 % ಸೆಸ್ {cess}: {tax}.',
  ),
  surchargeLine: words(
    '{regime}: by the slabs {slab}, surcharge {surcharge}, 4 % cess {cess}: {tax}.',
    '{regime}: அடுக்கு வரி {slab}, மேல் வரி {surcharge}, 4 % கூடுதல் வரி {cess}: {tax}.',
    '{regime}: स्लैब से {slab}, अधिभार {surcharge}, 4 % उपकर {cess}: {tax}।',
    '{regime}: ಹಂತದ ತೆರಿಗೆ {slab}, ಸರ್‌ಚಾರ್ಜ್ {surcharge}, 4 % ಸೆಸ್ {cess}: {tax}.',
  ),
  newAct: words(
    'For 2026-27 the Income-tax Act, 2025 applies.',
    '2026-27-க்கு வருமான வரிச் சட்டம், 2025.',
    '2026-27 पर आयकर अधिनियम, 2025 लागू है।',
    '2026-27ಕ್ಕೆ ಆದಾಯ ತೆರಿಗೆ ಕಾಯ್ದೆ, 2025.',
  ),
  oldAct: words(
    'For this year the Income-tax Act, 1961 still applies.',
    'இந்த ஆண்டுக்கு வருமான வரிச் சட்டம், 1961.',
    'इस साल पर आयकर अधिनियम, 1961 ही लागू है।',
    'ಈ ವರ್ಷಕ್ಕೆ ಆದಾಯ ತೆರಿಗೆ ಕಾಯ್ದೆ, 1961.',
  ),
  rough: words(
    'For a resident without capital gains or lottery; these have rates of their own.',
    'மூலதன ஆதாயம், லாட்டரி இல்லாத இந்தியக் குடியிருப்பாளருக்கு.',
    'निवासी के लिए, पूँजीगत लाभ या लॉटरी के बिना; उनकी दरें अलग हैं।',
    'ಬಂಡವಾಳ ಲಾಭ, ಲಾಟರಿ ಇಲ್ಲದ ನಿವಾಸಿಗೆ; ಅವುಗಳಿಗೆ ಬೇರೆ ದರ.',
  ),
};
