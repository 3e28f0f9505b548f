import { words } from '../core/text';
import type { Matter } from './matter';

/** Periods outside the law of limitation: what somebody must do by a day, and what can be done only from a day on. */
export const duties = [
  {
    value: 'magistrate',
    kind: 'duty',
    days: 1,
    law: 'bnss-58',
    label: words(
      'Arrested person before a Magistrate: within 24 hours of the arrest',
      'கைதானவரை 24 மணி நேரத்தில் நீதித்துறை நடுவர் முன்',
      'गिरफ़्तार व्यक्ति को 24 घंटे में मजिस्ट्रेट के सामने',
      'ಬಂಧಿತರನ್ನು 24 ಗಂಟೆಗಳಲ್ಲಿ ಮ್ಯಾಜಿಸ್ಟ್ರೇಟ್ ಮುಂದೆ',
    ),
  },
  {
    value: 'gratuity-payment',
    kind: 'duty',
    days: 30,
    law: 'ss-code-56',
    label: words(
      'Payment of gratuity: from the end of the job',
      'பணிக்கொடை தர: வேலை முடிந்ததிலிருந்து',
      'ग्रेच्युटी का भुगतान: नौकरी खत्म होने से',
      'ಗ್ರಾಚ್ಯುಟಿ ಪಾವತಿ: ಕೆಲಸ ಮುಗಿದ ದಿನದಿಂದ',
    ),
  },
  {
    value: 'register-deed',
    kind: 'duty',
    months: 4,
    law: 'registration-act-23',
    label: words(
      'Registering a deed: from its signing',
      'பத்திரப் பதிவு: கையெழுத்திலிருந்து',
      'दस्तावेज़ का पंजीकरण: हस्ताक्षर से',
      'ಪತ್ರ ನೋಂದಣಿ: ಸಹಿಯ ದಿನದಿಂದ',
    ),
  },
  {
    value: 'caveat',
    kind: 'duty',
    days: 90,
    law: 'cpc-148a',
    label: words(
      'A caveat stays in force: from its filing',
      'கேவியட் செல்லும் காலம்: தாக்கலிலிருந்து',
      'केविएट की वैधता: दाखिल होने से',
      'ಕೇವಿಯಟ್ ಮಾನ್ಯತೆ: ಸಲ್ಲಿಸಿದ ದಿನದಿಂದ',
    ),
  },
  {
    value: 'consumer-reply',
    kind: 'duty',
    days: 30,
    law: 'cpa-38',
    label: words(
      'Reply of the other side in a consumer case: from the notice',
      'நுகர்வோர் வழக்கில் எதிர்த் தரப்பு பதில்: அறிவிப்பிலிருந்து',
      'उपभोक्ता मामले में सामने वाले का जवाब: नोटिस से',
      'ಗ್ರಾಹಕ ಪ್ರಕರಣದಲ್ಲಿ ಎದುರು ಪಕ್ಷದ ಉತ್ತರ: ನೋಟಿಸ್‌ನಿಂದ',
    ),
  },
  {
    value: 'special-marriage',
    kind: 'wait',
    days: 30,
    law: 'sma-7',
    label: words(
      'Marriage under the Special Marriage Act: from the publication of the notice',
      'சிறப்புத் திருமணம்: அறிவிப்பு வெளியானதிலிருந்து',
      'विशेष विवाह: नोटिस छपने से',
      'ವಿಶೇಷ ವಿವಾಹ: ನೋಟಿಸ್ ಪ್ರಕಟವಾದ ದಿನದಿಂದ',
    ),
  },
  {
    value: 'mutual-divorce',
    kind: 'wait',
    months: 6,
    law: 'hma-13b',
    label: words(
      'Second motion of a mutual divorce: from the petition',
      'ஒப்புதல் விவாகரத்து இரண்டாம் மனு: முதல் மனுவிலிருந்து',
      'आपसी तलाक की दूसरी अर्ज़ी: पहली अर्ज़ी से',
      'ಒಪ್ಪಿಗೆಯ ವಿಚ್ಛೇದನದ ಎರಡನೇ ಅರ್ಜಿ: ಮೊದಲ ಅರ್ಜಿಯಿಂದ',
    ),
  },
  {
    value: 'separated-year',
    kind: 'wait',
    years: 1,
    law: 'hma-13b',
    label: words(
      'Petition for mutual divorce: from living apart',
      'ஒப்புதல் விவாகரத்து மனு: பிரிந்து வாழ்ந்ததிலிருந்து',
      'आपसी तलाक की अर्ज़ी: अलग रहने से',
      'ಒಪ್ಪಿಗೆಯ ವಿಚ್ಛೇದನ ಅರ್ಜಿ: ಪ್ರತ್ಯೇಕವಾಗಿ ವಾಸಿಸಿದ ದಿನದಿಂದ',
    ),
  },
  {
    value: 'divorce-year',
    kind: 'wait',
    years: 1,
    law: 'hma-14',
    label: words(
      'Petition for divorce (Hindu Marriage Act): from the wedding',
      'விவாகரத்து மனு (இந்து திருமணச் சட்டம்): திருமணத்திலிருந்து',
      'तलाक की अर्ज़ी (हिंदू विवाह अधिनियम): विवाह से',
      'ವಿಚ್ಛೇದನ ಅರ್ಜಿ (ಹಿಂದೂ ವಿವಾಹ ಕಾಯ್ದೆ): ಮದುವೆಯಿಂದ',
    ),
  },
] as const satisfies readonly Matter[];
