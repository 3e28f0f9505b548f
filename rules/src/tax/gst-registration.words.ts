import { yesNo } from '../core/choices';
import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  supply: {
    kind: 'choice',
    label: words('What do you sell?', 'என்ன விற்கிறீர்கள்?', 'आप क्या बेचते हैं?', 'ಏನು ಮಾರುತ್ತೀರಿ?'),
    choices: [
      { value: 'goods', label: words('Goods only', 'பொருட்கள் மட்டும்', 'केवल सामान', 'ವಸ್ತುಗಳು ಮಾತ್ರ') },
      { value: 'services', label: words('Services only', 'சேவைகள் மட்டும்', 'केवल सेवाएँ', 'ಸೇವೆಗಳು ಮಾತ್ರ') },
      { value: 'both', label: words('Both', 'இரண்டும்', 'दोनों', 'ಎರಡೂ') },
    ],
  },
  state: {
    kind: 'choice',
    label: words('State', 'மாநிலம்', 'राज्य', 'ರಾಜ್ಯ'),
    choices: [
      { value: 'usual', label: words('Any other State', 'மற்ற மாநிலங்கள்', 'बाकी कोई राज्य', 'ಬೇರೆ ಯಾವುದೇ ರಾಜ್ಯ') },
      {
        value: 'goods-20',
        label: words(
          'Telangana, Puducherry, Arunachal Pradesh, Meghalaya, Sikkim, Uttarakhand',
          'தெலங்கானா, புதுச்சேரி, அருணாசலப் பிரதேசம், மேகாலயா, சிக்கிம், உத்தராகண்ட்',
          'तेलंगाना, पुडुचेरी, अरुणाचल प्रदेश, मेघालय, सिक्किम, उत्तराखंड',
          'ತೆಲಂಗಾಣ, ಪುದುಚೇರಿ, ಅರುಣಾಚಲ ಪ್ರದೇಶ, ಮೇಘಾಲಯ, ಸಿಕ್ಕಿಂ, ಉತ್ತರಾಖಂಡ',
        ),
      },
      {
        value: 'all-10',
        label: words(
          'Manipur, Mizoram, Nagaland, Tripura',
          'மணிப்பூர், மிசோரம், நாகாலாந்து, திரிபுரா',
          'मणिपुर, मिज़ोरम, नागालैंड, त्रिपुरा',
          'ಮಣಿಪುರ, ಮಿಜೋರಾಂ, ನಾಗಾಲ್ಯಾಂಡ್, ತ್ರಿಪುರಾ',
        ),
      },
    ],
  },
  turnover: {
    kind: 'rupees',
    label: words(
      'Turnover of the year (all India, one PAN)',
      'ஆண்டு விற்றுமுதல் (ஒரே PAN, இந்தியா முழுதும்)',
      'साल का कारोबार (एक PAN, पूरे भारत में)',
      'ವರ್ಷದ ವಹಿವಾಟು (ಒಂದು PAN, ಭಾರತದಾದ್ಯಂತ)',
    ),
  },
  otherStates: {
    kind: 'choice',
    choices: yesNo,
    label: words(
      'Do you sell into other States?',
      'பிற மாநிலங்களுக்கு விற்கிறீர்களா?',
      'क्या दूसरे राज्यों में बेचते हैं?',
      'ಬೇರೆ ರಾಜ್ಯಗಳಿಗೆ ಮಾರುತ್ತೀರಾ?',
    ),
  },
  crossed: {
    kind: 'date',
    optional: true,
    label: words('Day the limit was passed', 'வரம்பைத் தாண்டிய நாள்', 'सीमा पार होने का दिन', 'ಮಿತಿ ದಾಟಿದ ದಿನ'),
  },
} as const satisfies Fields;

export const texts = {
  title: words('Do I need GST registration?', 'GST பதிவு தேவையா?', 'क्या GST पंजीकरण चाहिए?', 'GST ನೋಂದಣಿ ಬೇಕೇ?'),
  about: words(
    'By turnover, kind of supply and State.',
    'விற்றுமுதல், விற்பனை வகை, மாநிலப்படி.',
    'कारोबार, आपूर्ति और राज्य के अनुसार।',
    'ವಹಿವಾಟು, ಪೂರೈಕೆ ಮತ್ತು ರಾಜ್ಯದ ಪ್ರಕಾರ.',
  ),
  needed: words(
    'Yes, you must register for GST.',
    'ஆம், GST பதிவு கட்டாயம்.',
    'हाँ, GST पंजीकरण ज़रूरी है।',
    'ಹೌದು, GST ನೋಂದಣಿ ಕಡ್ಡಾಯ.',
  ),
  notNeeded: words(
    'No, you need no GST registration up to {limit} a year.',
    'இல்லை, ஆண்டுக்கு {limit} வரை GST பதிவு தேவையில்லை.',
    'नहीं, साल में {limit} तक GST पंजीकरण ज़रूरी नहीं।',
    'ಇಲ್ಲ, ವರ್ಷಕ್ಕೆ {limit} ವರೆಗೆ GST ನೋಂದಣಿ ಬೇಕಿಲ್ಲ.',
  ),
  yes: words('Registration needed', 'பதிவு தேவை', 'पंजीकरण ज़रूरी', 'ನೋಂದಣಿ ಬೇಕು'),
  no: words('No registration needed', 'பதிவு தேவையில்லை', 'पंजीकरण ज़रूरी नहीं', 'ನೋಂದಣಿ ಬೇಕಿಲ್ಲ'),
  overLine: words(
    'Turnover {turnover} is above the limit of {limit}.',
    'விற்றுமுதல் {turnover}, வரம்பு {limit}-ஐத் தாண்டுகிறது.',
    'कारोबार {turnover}, सीमा {limit} से ज़्यादा है।',
    'ವಹಿವಾಟು {turnover}, ಮಿತಿ {limit} ಗಿಂತ ಹೆಚ್ಚು.',
  ),
  underLine: words(
    'Turnover {turnover} is within the limit of {limit}.',
    'விற்றுமுதல் {turnover}, வரம்பு {limit}-க்குள்.',
    'कारोबार {turnover}, सीमा {limit} के भीतर है।',
    'ವಹಿವಾಟು {turnover}, ಮಿತಿ {limit} ಒಳಗೆ.',
  ),
  otherStates: words(
    'Goods sold into other States need registration from the first rupee.',
    'பிற மாநிலங்களுக்குப் பொருள் விற்றால் முதல் ரூபாயிலிருந்தே பதிவு.',
    'दूसरे राज्य में सामान बेचने पर पहले रुपये से पंजीकरण।',
    'ಬೇರೆ ರಾಜ್ಯಗಳಿಗೆ ವಸ್ತು ಮಾರಿದರೆ ಮೊದಲ ರೂಪಾಯಿಯಿಂದಲೇ ನೋಂದಣಿ.',
  ),
  applyBy: words(
    'Apply within 30 days: by {date}.',
    '30 நாட்களில் விண்ணப்பம்: {date}-க்குள்.',
    '30 दिन में आवेदन: {date} तक।',
    '30 ದಿನಗಳಲ್ಲಿ ಅರ್ಜಿ: {date} ರೊಳಗೆ.',
  ),
  apply: words(
    'Apply on gst.gov.in within 30 days of passing the limit; it is free.',
    'வரம்பைத் தாண்டிய 30 நாட்களில் gst.gov.in-ல் இலவசமாக விண்ணப்பிக்கவும்.',
    'सीमा पार होने के 30 दिन में gst.gov.in पर मुफ़्त आवेदन करें।',
    'ಮಿತಿ ದಾಟಿದ 30 ದಿನಗಳಲ್ಲಿ gst.gov.in ನಲ್ಲಿ ಉಚಿತವಾಗಿ ಅರ್ಜಿ ಹಾಕಿ.',
  ),
  others: words(
    'Marketplaces, agents, reverse charge and casual sellers have rules of their own (Section 24).',
    'இணையச் சந்தை, முகவர், reverse charge, தற்காலிக விற்பனையாளர்களுக்குத் தனி விதிகள் (பிரிவு 24).',
    'ऑनलाइन बाज़ार, एजेंट, रिवर्स चार्ज और आकस्मिक विक्रेताओं के नियम अलग हैं (धारा 24)।',
    'ಆನ್‌ಲೈನ್ ಮಾರುಕಟ್ಟೆ, ಏಜೆಂಟ್, ರಿವರ್ಸ್ ಚಾರ್ಜ್, ತಾತ್ಕಾಲಿಕ ಮಾರಾಟಗಾರರಿಗೆ ಪ್ರತ್ಯೇಕ ನಿಯಮ (ಸೆಕ್ಷನ್ 24).',
  ),
  label: words(
    'Last day to apply for GST registration',
    'GST பதிவுக்குக் கடைசி நாள்',
    'GST पंजीकरण का आखिरी दिन',
    'GST ನೋಂದಣಿಗೆ ಕೊನೆಯ ದಿನ',
  ),
};
