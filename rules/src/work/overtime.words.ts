import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  wages: { kind: 'rupees', label: words('Monthly wages', 'மாத ஊதியம்', 'मासिक वेतन', 'ತಿಂಗಳ ವೇತನ') },
  hours: {
    kind: 'number',
    min: 0.5,
    max: 2000,
    label: words('Overtime hours', 'கூடுதல் வேலை மணி நேரம்', 'ओवरटाइम के घंटे', 'ಹೆಚ್ಚುವರಿ ಕೆಲಸದ ಗಂಟೆಗಳು'),
  },
  hoursADay: {
    kind: 'number',
    min: 1,
    max: 12,
    optional: true,
    label: words(
      'Ordinary hours a day (8 if empty)',
      'வழக்கமான தினசரி மணி நேரம் (காலியெனில் 8)',
      'रोज़ के सामान्य घंटे (खाली हो तो 8)',
      'ದಿನದ ಸಾಮಾನ್ಯ ಗಂಟೆಗಳು (ಖಾಲಿಯಾದರೆ 8)',
    ),
  },
} as const satisfies Fields;

export const texts = {
  title: words('Overtime pay', 'கூடுதல் நேர ஊதியம்', 'ओवरटाइम की मज़दूरी', 'ಹೆಚ್ಚುವರಿ ಕೆಲಸದ ವೇತನ'),
  about: words(
    'Double pay for hours beyond the ordinary day.',
    'வழக்கமான நேரத்துக்கு மேல் இரட்டை ஊதியம்.',
    'सामान्य दिन से ज़्यादा घंटों पर दोगुना वेतन।',
    'ಸಾಮಾನ್ಯ ದಿನಕ್ಕಿಂತ ಹೆಚ್ಚಿನ ಗಂಟೆಗಳಿಗೆ ದುಪ್ಪಟ್ಟು ವೇತನ.',
  ),
  due: words(
    'You are due {sum} for {hours} hours of overtime.',
    '{hours} மணி நேரக் கூடுதல் வேலைக்கு {sum} வர வேண்டும்.',
    '{hours} घंटे ओवरटाइम के {sum} बनते हैं।',
    '{hours} ಗಂಟೆಗಳ ಹೆಚ್ಚುವರಿ ಕೆಲಸಕ್ಕೆ {sum} ಬರಬೇಕು.',
  ),
  rate: words(
    'Ordinary rate: {wages} ÷ 26 days ÷ {hoursADay} hours = {rate} an hour.',
    'வழக்கமான வீதம்: {wages} ÷ 26 நாள் ÷ {hoursADay} மணி = மணிக்கு {rate}.',
    'सामान्य दर: {wages} ÷ 26 दिन ÷ {hoursADay} घंटे = {rate} प्रति घंटा।',
    'ಸಾಮಾನ್ಯ ದರ: {wages} ÷ 26 ದಿನ ÷ {hoursADay} ಗಂಟೆ = ಗಂಟೆಗೆ {rate}.',
  ),
  twice: words(
    'Twice that, {double}, × {hours} hours = {sum}.',
    'இரு மடங்கு {double} × {hours} மணி = {sum}.',
    'उसका दोगुना {double} × {hours} घंटे = {sum}।',
    'ಅದರ ಎರಡರಷ್ಟು {double} × {hours} ಗಂಟೆ = {sum}.',
  ),
  consent: words(
    'Overtime needs your consent.',
    'கூடுதல் வேலைக்கு உங்கள் சம்மதம் தேவை.',
    'ओवरटाइम के लिए आपकी सहमति ज़रूरी है।',
    'ಹೆಚ್ಚುವರಿ ಕೆಲಸಕ್ಕೆ ನಿಮ್ಮ ಒಪ್ಪಿಗೆ ಬೇಕು.',
  ),
  workers: words(
    'Managers and supervisors above the wage limit are not covered; shops follow the Act of their State.',
    'மேலாளர்களுக்கும் வரம்புக்கு மேல் ஊதிய மேற்பார்வையாளர்களுக்கும் பொருந்தாது; கடைகளுக்கு மாநிலச் சட்டம்.',
    'प्रबंधक और सीमा से ऊपर वेतन वाले सुपरवाइज़र शामिल नहीं; दुकानों पर राज्य का कानून।',
    'ವ್ಯವಸ್ಥಾಪಕರಿಗೆ, ಮಿತಿ ಮೀರಿದ ವೇತನದ ಮೇಲ್ವಿಚಾರಕರಿಗೆ ಅನ್ವಯಿಸದು; ಅಂಗಡಿಗಳಿಗೆ ರಾಜ್ಯದ ಕಾಯ್ದೆ.',
  ),
};
