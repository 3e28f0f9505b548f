import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  since: {
    kind: 'date',
    optional: true,
    label: words(
      'Day the fault showed, or the claim was refused',
      'குறை தெரிந்த அல்லது கோரிக்கை மறுக்கப்பட்ட நாள்',
      'खराबी सामने आने या दावा ठुकराए जाने का दिन',
      'ದೋಷ ಕಂಡ ಅಥವಾ ಬೇಡಿಕೆ ನಿರಾಕರಿಸಿದ ದಿನ',
    ),
  },
  paid: {
    kind: 'rupees',
    optional: true,
    label: words(
      'What you paid for the goods or service',
      'பொருள் அல்லது சேவைக்குக் கொடுத்த தொகை',
      'सामान या सेवा के लिए दी गई रकम',
      'ವಸ್ತು ಅಥವಾ ಸೇವೆಗೆ ಕೊಟ್ಟ ಮೊತ್ತ',
    ),
    hint: words(
      'The price or premium paid, not the compensation you want.',
      'கொடுத்த விலை அல்லது பிரீமியம்; கேட்கும் இழப்பீடு அல்ல.',
      'चुकाई गई कीमत या प्रीमियम; माँगा गया मुआवज़ा नहीं।',
      'ಕೊಟ್ಟ ಬೆಲೆ ಅಥವಾ ಪ್ರೀಮಿಯಂ; ಕೇಳುವ ಪರಿಹಾರವಲ್ಲ.',
    ),
  },
} as const satisfies Fields;

export const texts = {
  title: words(
    'Consumer complaint: last day, commission and fee',
    'நுகர்வோர் புகார்: கடைசி நாள், ஆணையம், கட்டணம்',
    'उपभोक्ता शिकायत: आखिरी दिन, आयोग और फ़ीस',
    'ಗ್ರಾಹಕ ದೂರು: ಕೊನೆಯ ದಿನ, ಆಯೋಗ, ಶುಲ್ಕ',
  ),
  about: words(
    'Until when to complain, to which consumer commission, and what it costs.',
    'எப்போது வரை, எந்த நுகர்வோர் ஆணையத்தில், என்ன கட்டணத்தில் புகார் செய்வது.',
    'कब तक, किस उपभोक्ता आयोग में और कितनी फ़ीस पर शिकायत करें।',
    'ಯಾವಾಗಿನವರೆಗೆ, ಯಾವ ಗ್ರಾಹಕ ಆಯೋಗದಲ್ಲಿ, ಯಾವ ಶುಲ್ಕದಲ್ಲಿ ದೂರು ಕೊಡುವುದು.',
  ),
  district: words('District Commission', 'மாவட்ட ஆணையம்', 'ज़िला आयोग', 'ಜಿಲ್ಲಾ ಆಯೋಗ'),
  state: words('State Commission', 'மாநில ஆணையம்', 'राज्य आयोग', 'ರಾಜ್ಯ ಆಯೋಗ'),
  national: words('National Commission', 'தேசிய ஆணையம்', 'राष्ट्रीय आयोग', 'ರಾಷ್ಟ್ರೀಯ ಆಯೋಗ'),
  file: words(
    'File the complaint with the {forum} by {date}.',
    '{date}-க்குள் புகார் தாக்கல் செய்யுங்கள்; இடம்: {forum}.',
    '{date} तक {forum} में शिकायत दाखिल करें।',
    '{date} ರೊಳಗೆ ದೂರು ಸಲ್ಲಿಸಿ; ಸ್ಥಳ: {forum}.',
  ),
  fileAnywhere: words(
    'File the consumer complaint by {date}.',
    '{date}-க்குள் நுகர்வோர் புகார் தாக்கல் செய்யுங்கள்.',
    '{date} तक उपभोक्ता शिकायत दाखिल करें।',
    '{date} ರೊಳಗೆ ಗ್ರಾಹಕ ದೂರು ಸಲ್ಲಿಸಿ.',
  ),
  feeOnly: words(
    'The complaint goes to the {forum}; the fee is {fee}.',
    'புகார் செல்லும் இடம்: {forum}; கட்டணம் {fee}.',
    'शिकायत {forum} में होगी; फ़ीस {fee} है।',
    'ದೂರು ಸಲ್ಲಿಸುವ ಸ್ಥಳ: {forum}; ಶುಲ್ಕ {fee}.',
  ),
  over: words(
    'The two years for the complaint ended on {date}.',
    'புகாருக்கான இரண்டு ஆண்டுகள் {date} அன்று முடிந்தன.',
    'शिकायत के दो साल {date} को पूरे हो गए।',
    'ದೂರಿನ ಎರಡು ವರ್ಷಗಳು {date} ರಂದು ಮುಗಿದಿವೆ.',
  ),
  timeLine: words(
    'Two years from {since}: until {date}.',
    '{since} முதல் இரண்டு ஆண்டுகள்: {date} வரை.',
    '{since} से दो साल: {date} तक।',
    '{since} ರಿಂದ ಎರಡು ವರ್ಷ: {date} ರವರೆಗೆ.',
  ),
  forumLine: words(
    'Paid {paid}: the {forum}. Up to ₹50 lakh the District, up to ₹2 crore the State, above it the National Commission.',
    'கொடுத்தது {paid}: {forum}. ₹50 லட்சம் வரை மாவட்டம், ₹2 கோடி வரை மாநிலம், அதற்கு மேல் தேசிய ஆணையம்.',
    '{paid} चुकाए: {forum}। ₹50 लाख तक ज़िला, ₹2 करोड़ तक राज्य, उससे ऊपर राष्ट्रीय आयोग।',
    'ಕೊಟ್ಟದ್ದು {paid}: {forum}. ₹50 ಲಕ್ಷದವರೆಗೆ ಜಿಲ್ಲೆ, ₹2 ಕೋಟಿವರೆಗೆ ರಾಜ್ಯ, ಅದಕ್ಕೂ ಮೇಲೆ ರಾಷ್ಟ್ರೀಯ ಆಯೋಗ.',
  ),
  feeLine: words('Fee: {fee}.', 'கட்டணம்: {fee}.', 'फ़ीस: {fee}।', 'ಶುಲ್ಕ: {fee}.'),
  noFee: words('No fee up to ₹5 lakh.', '₹5 லட்சம் வரை கட்டணம் இல்லை.', '₹5 लाख तक कोई फ़ीस नहीं।', '₹5 ಲಕ್ಷದವರೆಗೆ ಶುಲ್ಕವಿಲ್ಲ.'),
  condone: words(
    'The commission may still take it if you show sufficient cause for the delay.',
    'தாமதத்துக்குப் போதிய காரணம் காட்டினால் ஆணையம் ஏற்கலாம்.',
    'देरी का पर्याप्त कारण बताने पर आयोग शिकायत ले सकता है।',
    'ತಡಕ್ಕೆ ಸಾಕಷ್ಟು ಕಾರಣ ತೋರಿಸಿದರೆ ಆಯೋಗ ಸ್ವೀಕರಿಸಬಹುದು.',
  ),
  where: words(
    'You may file where you live or work, also online at e-jagriti.gov.in; a lawyer is not needed.',
    'நீங்கள் வசிக்கும் அல்லது வேலை செய்யும் இடத்தில், e-jagriti.gov.in-லும் தாக்கல் செய்யலாம்; வழக்கறிஞர் தேவையில்லை.',
    'जहाँ आप रहते या काम करते हैं वहाँ, e-jagriti.gov.in पर भी दाखिल कर सकते हैं; वकील ज़रूरी नहीं।',
    'ನೀವು ವಾಸಿಸುವ ಅಥವಾ ಕೆಲಸ ಮಾಡುವ ಸ್ಥಳದಲ್ಲಿ, e-jagriti.gov.in ನಲ್ಲೂ ಸಲ್ಲಿಸಬಹುದು; ವಕೀಲರು ಬೇಕಿಲ್ಲ.',
  ),
  label: words(
    'Last day for the consumer complaint',
    'நுகர்வோர் புகாருக்குக் கடைசி நாள்',
    'उपभोक्ता शिकायत का आखिरी दिन',
    'ಗ್ರಾಹಕ ದೂರಿಗೆ ಕೊನೆಯ ದಿನ',
  ),
};
