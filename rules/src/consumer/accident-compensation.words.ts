import { yesNo } from '../core/choices';
import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  harm: {
    kind: 'choice',
    label: words('What happened?', 'என்ன நடந்தது?', 'क्या हुआ?', 'ಏನಾಯಿತು?'),
    choices: [
      { value: 'death', label: words('A person died', 'ஒருவர் இறந்தார்', 'मृत्यु हुई', 'ಒಬ್ಬರು ಮೃತಪಟ್ಟರು') },
      { value: 'injury', label: words('Lasting injury', 'நிரந்தரக் காயம்', 'स्थायी चोट', 'ಶಾಶ್ವತ ಗಾಯ') },
    ],
  },
  age: {
    kind: 'number',
    min: 0,
    max: 120,
    label: words('Age at the accident', 'விபத்தின் போது வயது', 'दुर्घटना के समय उम्र', 'ಅಪಘಾತದ ವೇಳೆ ವಯಸ್ಸು'),
  },
  income: {
    kind: 'rupees',
    label: words('Income a month (after tax)', 'மாத வருமானம் (வரி போக)', 'मासिक आय (कर के बाद)', 'ತಿಂಗಳ ಆದಾಯ (ತೆರಿಗೆ ನಂತರ)'),
  },
  job: {
    kind: 'choice',
    label: words('Work', 'வேலை', 'काम', 'ಕೆಲಸ'),
    choices: [
      { value: 'permanent', label: words('Permanent job', 'நிரந்தர வேலை', 'स्थायी नौकरी', 'ಖಾಯಂ ಕೆಲಸ') },
      {
        value: 'other',
        label: words(
          'Self-employed or fixed salary',
          'சுயதொழில் அல்லது நிலையான சம்பளம்',
          'अपना काम या तय वेतन',
          'ಸ್ವಂತ ಕೆಲಸ ಅಥವಾ ನಿಗದಿತ ಸಂಬಳ',
        ),
      },
    ],
  },
  married: {
    kind: 'choice',
    choices: yesNo,
    when: { harm: ['death'] },
    label: words('Was the person married?', 'திருமணமானவரா?', 'क्या विवाहित थे?', 'ವಿವಾಹಿತರೇ?'),
  },
  dependants: {
    kind: 'number',
    min: 0,
    max: 30,
    when: { harm: ['death'] },
    label: words(
      'How many depended on that income?',
      'அந்த வருமானத்தை நம்பியிருந்தவர்கள் எத்தனை பேர்?',
      'उस आय पर कितने लोग निर्भर थे?',
      'ಆ ಆದಾಯವನ್ನು ಅವಲಂಬಿಸಿದ್ದವರು ಎಷ್ಟು?',
    ),
  },
  relatives: {
    kind: 'number',
    min: 0,
    max: 30,
    optional: true,
    when: { harm: ['death'] },
    label: words(
      'How many spouses, children and parents are left?',
      'துணை, குழந்தைகள், பெற்றோர் எத்தனை பேர்?',
      'पति/पत्नी, बच्चे और माता-पिता कितने हैं?',
      'ಸಂಗಾತಿ, ಮಕ್ಕಳು, ತಂದೆತಾಯಿ ಎಷ್ಟು ಮಂದಿ?',
    ),
  },
  disability: {
    kind: 'number',
    min: 1,
    max: 100,
    when: { harm: ['injury'] },
    label: words(
      'Loss of earning power in per cent',
      'சம்பாதிக்கும் திறன் இழப்பு (சதவீதம்)',
      'कमाने की क्षमता में कमी (प्रतिशत)',
      'ದುಡಿಯುವ ಸಾಮರ್ಥ್ಯದ ನಷ್ಟ (ಶೇಕಡಾ)',
    ),
  },
  bills: {
    kind: 'rupees',
    optional: true,
    label: words('Medical bills', 'மருத்துவச் செலவு', 'इलाज का खर्च', 'ವೈದ್ಯಕೀಯ ವೆಚ್ಚ'),
  },
} as const satisfies Fields;

export const texts = {
  title: words('Road accident: compensation', 'சாலை விபத்து: இழப்பீடு', 'सड़क दुर्घटना: मुआवज़ा', 'ರಸ್ತೆ ಅಪಘಾತ: ಪರಿಹಾರ'),
  about: words(
    'What a tribunal usually awards for a death or a lasting injury: income, multiplier, fixed heads.',
    'மரணம் அல்லது நிரந்தரக் காயத்துக்குத் தீர்ப்பாயம் வழக்கமாகத் தரும் தொகை: வருமானம், பெருக்கி, நிலையான தலைப்புகள்.',
    'मृत्यु या स्थायी चोट पर अधिकरण आम तौर पर कितना देता है: आय, गुणक, तय मद।',
    'ಸಾವು ಅಥವಾ ಶಾಶ್ವತ ಗಾಯಕ್ಕೆ ನ್ಯಾಯಮಂಡಳಿ ಸಾಮಾನ್ಯವಾಗಿ ಕೊಡುವುದು: ಆದಾಯ, ಗುಣಕ, ನಿಗದಿತ ಮೊತ್ತ.',
  ),
  total: words(
    'Expect about {sum} as compensation.',
    'சுமார் {sum} இழப்பீடு எதிர்பார்க்கலாம்.',
    'लगभग {sum} मुआवज़े की उम्मीद रखें।',
    'ಸುಮಾರು {sum} ಪರಿಹಾರ ನಿರೀಕ್ಷಿಸಬಹುದು.',
  ),
  income: words(
    'Yearly income {year}, plus {percent} % for future prospects: {sum}.',
    'ஆண்டு வருமானம் {year}, எதிர்கால வளர்ச்சிக்கு {percent} % கூட்டி: {sum}.',
    'सालाना आय {year}, भविष्य की बढ़त के {percent} % जोड़कर: {sum}।',
    'ವಾರ್ಷಿಕ ಆದಾಯ {year}, ಭವಿಷ್ಯದ ಏರಿಕೆಗೆ {percent} % ಸೇರಿ: {sum}.',
  ),
  own: words(
    'Less {part} that the person would have spent on himself or herself.',
    'அவர் தனக்கே செலவிட்டிருக்கும் {part} கழித்து.',
    'जो वे खुद पर खर्च करते, वह {part} घटाकर।',
    'ಅವರು ತಮ್ಮ ಮೇಲೆಯೇ ಖರ್ಚು ಮಾಡುತ್ತಿದ್ದ {part} ಕಳೆದು.',
  ),
  disability: words(
    'Times the loss of earning power: {percent} %.',
    'சம்பாதிக்கும் திறன் இழப்பு: {percent} %.',
    'कमाने की क्षमता में कमी: {percent} %।',
    'ದುಡಿಯುವ ಸಾಮರ್ಥ್ಯದ ನಷ್ಟ: {percent} %.',
  ),
  multiplier: words(
    'Multiplier for age {age}: {multiplier}. Loss of income: {sum}.',
    'வயது {age}-க்குப் பெருக்கி: {multiplier}. வருமான இழப்பு: {sum}.',
    'उम्र {age} का गुणक: {multiplier}। आय का नुकसान: {sum}।',
    'ವಯಸ್ಸು {age} ಕ್ಕೆ ಗುಣಕ: {multiplier}. ಆದಾಯ ನಷ್ಟ: {sum}.',
  ),
  fixed: words(
    'Estate and funeral {other}, and {each} for each near relative: {sum}.',
    'சொத்து, இறுதிச் சடங்கு {other}, நெருங்கிய உறவினர் ஒவ்வொருவருக்கும் {each}: {sum}.',
    'संपदा और अंतिम संस्कार {other}, और हर निकट संबंधी के लिए {each}: {sum}।',
    'ಆಸ್ತಿ ಮತ್ತು ಅಂತ್ಯಕ್ರಿಯೆ {other}, ಪ್ರತಿ ಹತ್ತಿರದ ಸಂಬಂಧಿಗೆ {each}: {sum}.',
  ),
  bills: words('Medical bills: {sum}.', 'மருத்துவச் செலவு: {sum}.', 'इलाज का खर्च: {sum}।', 'ವೈದ್ಯಕೀಯ ವೆಚ್ಚ: {sum}.'),
  interest: words(
    'Interest, often 6 to 9 % a year from the claim, comes on top.',
    'மனு நாளிலிருந்து பெரும்பாலும் ஆண்டுக்கு 6 முதல் 9 % வட்டி கூடுதல்.',
    'दावे की तारीख से आम तौर पर 6 से 9 % सालाना ब्याज अलग।',
    'ಅರ್ಜಿಯ ದಿನದಿಂದ ಸಾಮಾನ್ಯವಾಗಿ ವರ್ಷಕ್ಕೆ 6ರಿಂದ 9 % ಬಡ್ಡಿ ಹೆಚ್ಚುವರಿ.',
  ),
  pain: words(
    'Pain, loss of comfort, attendants and future treatment come on top, and interest.',
    'வலி, வசதி இழப்பு, உதவியாளர், வருங்கால சிகிச்சை, வட்டி ஆகியவை கூடுதல்.',
    'पीड़ा, सुविधाओं की कमी, सहायक, आगे का इलाज और ब्याज अलग।',
    'ನೋವು, ಸೌಕರ್ಯ ನಷ್ಟ, ಸಹಾಯಕ, ಮುಂದಿನ ಚಿಕಿತ್ಸೆ ಮತ್ತು ಬಡ್ಡಿ ಹೆಚ್ಚುವರಿ.',
  ),
  estimate: words(
    'An estimate: the tribunal looks at the proof of income, age and fault, and takes off for one’s own fault.',
    'இது மதிப்பீடு: வருமானம், வயது, தவறு பற்றிய சான்றைத் தீர்ப்பாயம் பார்க்கும்; சொந்தத் தவறுக்குக் கழிக்கும்.',
    'यह अनुमान है: अधिकरण आय, उम्र और गलती का सबूत देखता है, और अपनी गलती हो तो घटाता है।',
    'ಇದು ಅಂದಾಜು: ಆದಾಯ, ವಯಸ್ಸು, ತಪ್ಪಿನ ಸಾಕ್ಷ್ಯ ನೋಡಿ ನ್ಯಾಯಮಂಡಳಿ ತೀರ್ಮಾನಿಸುತ್ತದೆ; ಸ್ವಂತ ತಪ್ಪಿದ್ದರೆ ಕಡಿತ.',
  ),
  tooMany: words(
    'Count only spouses, children and parents.',
    'துணை, குழந்தைகள், பெற்றோரை மட்டும் எண்ணுங்கள்.',
    'केवल पति/पत्नी, बच्चे और माता-पिता गिनें।',
    'ಸಂಗಾತಿ, ಮಕ್ಕಳು, ತಂದೆತಾಯಿಯರನ್ನು ಮಾತ್ರ ಎಣಿಸಿ.',
  ),
};
