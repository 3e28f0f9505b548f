import { type Text, words } from '../core/text';
import { article, type Matter } from './matter';

const appeal = (value: string, days: number, law: string, label: Text): Matter => ({
  value,
  label,
  kind: 'appeal',
  days,
  law,
});
const application = (value: string, days: number, law: string, label: Text): Matter => ({
  value,
  label,
  kind: 'application',
  days,
  law,
});

/** Appeals, revisions, applications and criminal complaints: the same Schedule, and the Acts named. */
export const appeals = [
  appeal(
    'civil-appeal-district',
    30,
    article(116),
    words(
      'Civil appeal to the District Court',
      'மாவட்ட நீதிமன்றத்தில் உரிமையியல் மேல்முறையீடு',
      'ज़िला अदालत में दीवानी अपील',
      'ಜಿಲ್ಲಾ ನ್ಯಾಯಾಲಯಕ್ಕೆ ಸಿವಿಲ್ ಮೇಲ್ಮನವಿ',
    ),
  ),
  appeal(
    'civil-appeal-high-court',
    90,
    article(116),
    words(
      'Civil appeal to the High Court',
      'உயர் நீதிமன்றத்தில் உரிமையியல் மேல்முறையீடு',
      'हाई कोर्ट में दीवानी अपील',
      'ಹೈಕೋರ್ಟ್‌ಗೆ ಸಿವಿಲ್ ಮೇಲ್ಮನವಿ',
    ),
  ),
  appeal(
    'special-leave',
    90,
    article(133),
    words(
      'Special leave to appeal to the Supreme Court (no death sentence)',
      'உச்ச நீதிமன்றத்தில் சிறப்பு அனுமதி மேல்முறையீடு (மரண தண்டனை அல்லாதது)',
      'सुप्रीम कोर्ट में विशेष अनुमति याचिका (मृत्युदंड नहीं)',
      'ಸುಪ್ರೀಂ ಕೋರ್ಟ್‌ಗೆ ವಿಶೇಷ ಅನುಮತಿ ಮೇಲ್ಮನವಿ (ಮರಣದಂಡನೆ ಅಲ್ಲದ್ದು)',
    ),
  ),
  appeal(
    'criminal-appeal-sessions',
    30,
    'bnss-415',
    words(
      'Appeal against conviction to the Sessions Court',
      'தண்டனைக்கு எதிராக அமர்வு நீதிமன்றத்தில் மேல்முறையீடு',
      'सज़ा के खिलाफ़ सेशन कोर्ट में अपील',
      'ಶಿಕ್ಷೆಯ ವಿರುದ್ಧ ಸೆಷನ್ಸ್ ನ್ಯಾಯಾಲಯಕ್ಕೆ ಮೇಲ್ಮನವಿ',
    ),
  ),
  appeal(
    'criminal-appeal-high-court',
    60,
    'bnss-415',
    words(
      'Appeal against conviction to the High Court',
      'தண்டனைக்கு எதிராக உயர் நீதிமன்றத்தில் மேல்முறையீடு',
      'सज़ा के खिलाफ़ हाई कोर्ट में अपील',
      'ಶಿಕ್ಷೆಯ ವಿರುದ್ಧ ಹೈಕೋರ್ಟ್‌ಗೆ ಮೇಲ್ಮನವಿ',
    ),
  ),
  appeal(
    'revision',
    90,
    'limitation-act-3',
    words(
      'Revision to the High Court or Sessions Court',
      'சீராய்வு மனு (revision)',
      'पुनरीक्षण (revision)',
      'ಪುನರೀಕ್ಷಣೆ (revision)',
    ),
  ),
  appeal(
    'review',
    30,
    'limitation-act-3',
    words(
      'Review of a decree or order',
      'தீர்ப்பை மறுஆய்வு செய்ய (review)',
      'फ़ैसले की समीक्षा (review)',
      'ತೀರ್ಪಿನ ಮರುಪರಿಶೀಲನೆ (review)',
    ),
  ),
  appeal(
    'family-court-appeal',
    30,
    'family-courts-act-19',
    words(
      'Appeal from a Family Court to the High Court',
      'குடும்ப நீதிமன்றத்திலிருந்து உயர் நீதிமன்றத்தில் மேல்முறையீடு',
      'कुटुंब अदालत से हाई कोर्ट में अपील',
      'ಕೌಟುಂಬಿಕ ನ್ಯಾಯಾಲಯದಿಂದ ಹೈಕೋರ್ಟ್‌ಗೆ ಮೇಲ್ಮನವಿ',
    ),
  ),
  appeal(
    'consumer-appeal-state',
    45,
    'cpa-41',
    words(
      'Appeal from the District to the State Consumer Commission',
      'மாவட்ட நுகர்வோர் ஆணையத்திலிருந்து மாநில ஆணையத்துக்கு',
      'ज़िला से राज्य उपभोक्ता आयोग में अपील',
      'ಜಿಲ್ಲಾ ಗ್ರಾಹಕ ಆಯೋಗದಿಂದ ರಾಜ್ಯ ಆಯೋಗಕ್ಕೆ ಮೇಲ್ಮನವಿ',
    ),
  ),
  appeal(
    'consumer-appeal-national',
    30,
    'cpa-51',
    words(
      'Appeal from the State to the National Consumer Commission',
      'மாநில நுகர்வோர் ஆணையத்திலிருந்து தேசிய ஆணையத்துக்கு',
      'राज्य से राष्ट्रीय उपभोक्ता आयोग में अपील',
      'ರಾಜ್ಯ ಗ್ರಾಹಕ ಆಯೋಗದಿಂದ ರಾಷ್ಟ್ರೀಯ ಆಯೋಗಕ್ಕೆ ಮೇಲ್ಮನವಿ',
    ),
  ),
  appeal(
    'accident-appeal',
    90,
    'mv-act-173',
    words(
      'Appeal against an accident award to the High Court',
      'விபத்து தீர்ப்புக்கு எதிராக உயர் நீதிமன்றத்தில்',
      'दुर्घटना के अवॉर्ड के खिलाफ़ हाई कोर्ट में अपील',
      'ಅಪಘಾತ ತೀರ್ಪಿನ ವಿರುದ್ಧ ಹೈಕೋರ್ಟ್‌ಗೆ ಮೇಲ್ಮನವಿ',
    ),
  ),
  appeal(
    'senior-appeal',
    60,
    'senior-citizens-act-16',
    words(
      'Appeal against the senior citizens tribunal',
      'மூத்த குடிமக்கள் தீர்ப்பாயத்துக்கு எதிராக',
      'वरिष्ठ नागरिक अधिकरण के खिलाफ़ अपील',
      'ಹಿರಿಯ ನಾಗರಿಕರ ನ್ಯಾಯಮಂಡಳಿ ವಿರುದ್ಧ ಮೇಲ್ಮನವಿ',
    ),
  ),
  appeal(
    'posh-appeal',
    90,
    'posh-act-18',
    words(
      'Appeal against the harassment committee',
      'பாலியல் தொல்லைக் குழுவுக்கு எதிராக',
      'यौन उत्पीड़न समिति के खिलाफ़ अपील',
      'ಲೈಂಗಿಕ ಕಿರುಕುಳ ಸಮಿತಿ ವಿರುದ್ಧ ಮೇಲ್ಮನವಿ',
    ),
  ),
  appeal(
    'dv-appeal',
    30,
    'dv-act-29',
    words(
      'Appeal in a domestic violence case',
      'குடும்ப வன்முறை வழக்கில் மேல்முறையீடு',
      'घरेलू हिंसा मामले में अपील',
      'ಕೌಟುಂಬಿಕ ಹಿಂಸೆ ಪ್ರಕರಣದ ಮೇಲ್ಮನವಿ',
    ),
  ),
  appeal(
    'rera-appeal',
    60,
    'rera-44',
    words('Appeal against RERA', 'RERA உத்தரவுக்கு எதிராக', 'RERA के खिलाफ़ अपील', 'RERA ವಿರುದ್ಧ ಮೇಲ್ಮನವಿ'),
  ),
  {
    value: 'gst-appeal',
    kind: 'appeal',
    months: 3,
    law: 'cgst-act-107',
    label: words(
      'Appeal against a GST order',
      'GST உத்தரவுக்கு எதிராக',
      'GST आदेश के खिलाफ़ अपील',
      'GST ಆದೇಶದ ವಿರುದ್ಧ ಮೇಲ್ಮನವಿ',
    ),
  },
  {
    value: 'wages-claim',
    kind: 'application',
    years: 3,
    law: 'wages-code-45',
    label: words(
      'Claim for unpaid wages before the authority',
      'ஊதியக் கோரிக்கை',
      'बकाया वेतन का दावा',
      'ಬಾಕಿ ವೇತನದ ಕ್ಲೇಮು',
    ),
  },
  application(
    'ex-parte',
    30,
    article(123),
    words('To set aside an ex parte decree', 'ஒருதலைத் தீர்ப்பை ரத்து செய்ய', 'एकतरफ़ा डिक्री रद्द कराना', 'ಏಕಪಕ್ಷೀಯ ಡಿಕ್ರಿ ರದ್ದು'),
  ),
  application(
    'set-aside-sale',
    60,
    article(127),
    words('To set aside a court sale', 'நீதிமன்ற ஏலத்தை ரத்து செய்ய', 'अदालती बिक्री रद्द कराना', 'ನ್ಯಾಯಾಲಯದ ಹರಾಜು ರದ್ದು'),
  ),
  {
    value: 'arbitration',
    kind: 'application',
    months: 3,
    law: 'arbitration-act-34',
    label: words(
      'To set aside an arbitral award: from receiving it',
      'நடுவர் தீர்ப்பை ரத்து செய்ய: பெற்ற நாளிலிருந்து',
      'मध्यस्थता अवॉर्ड रद्द कराना: मिलने से',
      'ಮಧ್ಯಸ್ಥಿಕೆ ತೀರ್ಪು ರದ್ದು: ಪಡೆದ ದಿನದಿಂದ',
    ),
  },
  {
    value: 'execution',
    kind: 'execution',
    years: 12,
    law: article(136),
    label: words('To execute a decree', 'தீர்ப்பை நிறைவேற்ற', 'डिक्री का निष्पादन', 'ಡಿಕ್ರಿ ಜಾರಿ'),
  },
  {
    value: 'other-application',
    kind: 'application',
    years: 3,
    law: article(137),
    label: words('Any other application', 'வேறு எந்த மனுவும்', 'कोई और अर्ज़ी', 'ಬೇರೆ ಯಾವುದೇ ಅರ್ಜಿ'),
  },
  {
    value: 'offence-fine',
    kind: 'complaint',
    months: 6,
    law: 'bnss-514',
    label: words(
      'Criminal complaint: offence with fine only',
      'குற்றப் புகார்: அபராதம் மட்டும் உள்ள குற்றம்',
      'आपराधिक शिकायत: केवल जुर्माने वाला अपराध',
      'ಕ್ರಿಮಿನಲ್ ದೂರು: ದಂಡ ಮಾತ್ರದ ಅಪರಾಧ',
    ),
  },
  {
    value: 'offence-one-year',
    kind: 'complaint',
    years: 1,
    law: 'bnss-514',
    label: words(
      'Criminal complaint: up to one year in prison',
      'குற்றப் புகார்: ஓராண்டு வரை சிறை',
      'आपराधिक शिकायत: एक साल तक की कैद',
      'ಕ್ರಿಮಿನಲ್ ದೂರು: ಒಂದು ವರ್ಷದವರೆಗೆ ಸೆರೆ',
    ),
  },
  {
    value: 'offence-three-years',
    kind: 'complaint',
    years: 3,
    law: 'bnss-514',
    label: words(
      'Criminal complaint: more than one, up to three years in prison',
      'குற்றப் புகார்: ஓராண்டுக்கு மேல் மூன்றாண்டு வரை சிறை',
      'आपराधिक शिकायत: एक से ज़्यादा, तीन साल तक की कैद',
      'ಕ್ರಿಮಿನಲ್ ದೂರು: ಒಂದಕ್ಕಿಂತ ಹೆಚ್ಚು, ಮೂರು ವರ್ಷದವರೆಗೆ ಸೆರೆ',
    ),
  },
] as const satisfies readonly Matter[];
