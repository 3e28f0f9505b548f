import { type Text, words } from '../core/text';
import { article, type Matter } from './matter';

const suit = (value: string, years: number, law: string, label: Text): Matter => ({
  value,
  label,
  kind: 'suit',
  years,
  law,
});

/** The usual suits with their periods: Schedule of the Limitation Act, 1963. */
export const suits = [
  suit(
    'loan',
    3,
    article(19),
    words(
      'Money lent: from the day it was lent',
      'கொடுத்த கடன்: கொடுத்த நாளிலிருந்து',
      'उधार दिया पैसा: देने के दिन से',
      'ಕೊಟ್ಟ ಸಾಲ: ಕೊಟ್ಟ ದಿನದಿಂದ',
    ),
  ),
  suit(
    'goods',
    3,
    article(14),
    words(
      'Price of goods sold: from delivery',
      'விற்ற பொருளின் விலை: ஒப்படைத்த நாளிலிருந்து',
      'बेचे माल की कीमत: डिलीवरी से',
      'ಮಾರಿದ ವಸ್ತುವಿನ ಬೆಲೆ: ಕೊಟ್ಟ ದಿನದಿಂದ',
    ),
  ),
  suit(
    'wages',
    3,
    article(7),
    words(
      'Wages or salary: from the day they were due',
      'ஊதியம்: தர வேண்டிய நாளிலிருந்து',
      'वेतन या मज़दूरी: देय दिन से',
      'ವೇತನ: ಕೊಡಬೇಕಾದ ದಿನದಿಂದ',
    ),
  ),
  suit(
    'deposit',
    3,
    article(22),
    words(
      'Money deposited, payable on demand: from the demand',
      'கேட்டால் தர வேண்டிய வைப்புப் பணம்: கேட்ட நாளிலிருந்து',
      'माँगने पर लौटाई जाने वाली जमा रकम: माँग के दिन से',
      'ಕೇಳಿದಾಗ ಕೊಡಬೇಕಾದ ಠೇವಣಿ: ಕೇಳಿದ ದಿನದಿಂದ',
    ),
  ),
  suit(
    'promissory-note',
    3,
    article(35),
    words(
      'Promissory note payable on demand: from its date',
      'கேட்டவுடன் செலுத்தும் கடன் பத்திரம்: அதன் தேதியிலிருந்து',
      'माँग पर देय प्रोनोट: उसकी तारीख से',
      'ಬೇಡಿಕೆಯ ಮೇಲೆ ಪಾವತಿಸುವ ಪ್ರಾಮಿಸರಿ ನೋಟು: ಅದರ ದಿನಾಂಕದಿಂದ',
    ),
  ),
  suit(
    'account',
    3,
    article(1),
    words(
      'Running account: from the end of the year of the last entry',
      'நடப்புக் கணக்கு: கடைசிப் பதிவு உள்ள ஆண்டின் முடிவிலிருந்து',
      'चालू खाता: आखिरी प्रविष्टि वाले साल के अंत से',
      'ಚಾಲ್ತಿ ಲೆಕ್ಕ: ಕೊನೆಯ ನಮೂದಿನ ವರ್ಷದ ಅಂತ್ಯದಿಂದ',
    ),
  ),
  suit(
    'contract',
    3,
    article(55),
    words(
      'Breach of contract: from the breach',
      'ஒப்பந்த மீறல்: மீறிய நாளிலிருந்து',
      'अनुबंध तोड़ना: टूटने के दिन से',
      'ಒಪ್ಪಂದ ಉಲ್ಲಂಘನೆ: ಉಲ್ಲಂಘಿಸಿದ ದಿನದಿಂದ',
    ),
  ),
  suit(
    'specific-performance',
    3,
    article(54),
    words(
      'To have an agreement to sell carried out: from the date fixed, or the refusal',
      'விற்பனை ஒப்பந்தத்தை நிறைவேற்ற: குறித்த தேதி அல்லது மறுப்பிலிருந்து',
      'बिक्री करार पूरा कराना: तय तारीख या इनकार से',
      'ಮಾರಾಟ ಕರಾರು ಜಾರಿ: ನಿಗದಿತ ದಿನ ಅಥವಾ ನಿರಾಕರಣೆಯಿಂದ',
    ),
  ),
  suit(
    'declaration',
    3,
    article(58),
    words(
      'Declaration of a right: from when the right to sue arose',
      'உரிமை அறிவிப்பு: வழக்குரிமை எழுந்த நாளிலிருந்து',
      'अधिकार की घोषणा: वाद का अधिकार बनने से',
      'ಹಕ್ಕಿನ ಘೋಷಣೆ: ದಾವೆ ಹಕ್ಕು ಹುಟ್ಟಿದ ದಿನದಿಂದ',
    ),
  ),
  suit(
    'cancel-deed',
    3,
    article(59),
    words(
      'To cancel a deed: from when you knew',
      'பத்திரத்தை ரத்து செய்ய: தெரிந்த நாளிலிருந்து',
      'दस्तावेज़ रद्द कराना: पता चलने से',
      'ಪತ್ರ ರದ್ದು: ತಿಳಿದ ದಿನದಿಂದ',
    ),
  ),
  suit(
    'possession',
    12,
    article(65),
    words(
      'Land or house by title: from adverse possession',
      'உரிமைப்படி நிலம், வீடு: எதிரிடை அனுபவத்திலிருந்து',
      'हक़ के आधार पर ज़मीन-मकान: प्रतिकूल कब्ज़े से',
      'ಹಕ್ಕಿನ ಮೇಲೆ ಭೂಮಿ, ಮನೆ: ಪ್ರತಿಕೂಲ ಸ್ವಾಧೀನದಿಂದ',
    ),
  ),
  suit(
    'dispossessed',
    12,
    article(64),
    words(
      'Land by earlier possession: from being put out',
      'முந்தைய அனுபவப்படி நிலம்: வெளியேற்றிய நாளிலிருந்து',
      'पहले कब्ज़े के आधार पर ज़मीन: बेदखली से',
      'ಹಿಂದಿನ ಸ್ವಾಧೀನದ ಮೇಲೆ ಭೂಮಿ: ಹೊರಹಾಕಿದ ದಿನದಿಂದ',
    ),
  ),
  suit(
    'tenant',
    12,
    article(67),
    words(
      'Landlord against tenant for possession: from the end of the tenancy',
      'வாடகைதாரரிடமிருந்து வீட்டை மீட்க: குத்தகை முடிந்ததிலிருந்து',
      'किराएदार से कब्ज़ा: किराएदारी खत्म होने से',
      'ಬಾಡಿಗೆದಾರರಿಂದ ಸ್ವಾಧೀನ: ಬಾಡಿಗೆ ಮುಗಿದ ದಿನದಿಂದ',
    ),
  ),
  suit(
    'family-share',
    12,
    article(110),
    words(
      'Share in joint family property: from being shut out',
      'கூட்டுக் குடும்பச் சொத்தில் பங்கு: விலக்கப்பட்டது தெரிந்ததிலிருந்து',
      'संयुक्त परिवार की संपत्ति में हिस्सा: बाहर किए जाने से',
      'ಅವಿಭಕ್ತ ಕುಟುಂಬದ ಆಸ್ತಿ ಪಾಲು: ಹೊರಗಿಟ್ಟದ್ದು ತಿಳಿದ ದಿನದಿಂದ',
    ),
  ),
  suit(
    'defamation',
    1,
    article(75),
    words(
      'Damages for a libel: from its publication',
      'எழுத்து அவதூறுக்கு இழப்பீடு: வெளியான நாளிலிருந்து',
      'लिखित मानहानि का हर्जाना: प्रकाशन से',
      'ಲಿಖಿತ ಮಾನಹಾನಿ ಪರಿಹಾರ: ಪ್ರಕಟವಾದ ದಿನದಿಂದ',
    ),
  ),
  suit(
    'slander',
    1,
    article(76),
    words(
      'Damages for a slander: from the words',
      'வாய்மொழி அவதூறுக்கு இழப்பீடு: பேசிய நாளிலிருந்து',
      'मौखिक मानहानि का हर्जाना: बोलने के दिन से',
      'ಮೌಖಿಕ ಮಾನಹಾನಿ ಪರಿಹಾರ: ಆಡಿದ ದಿನದಿಂದ',
    ),
  ),
  suit(
    'false-imprisonment',
    1,
    article(73),
    words(
      'Damages for false imprisonment: from its end',
      'தவறான சிறைவைப்புக்கு இழப்பீடு: அது முடிந்ததிலிருந்து',
      'गलत कैद का हर्जाना: उसके खत्म होने से',
      'ತಪ್ಪು ಬಂಧನದ ಪರಿಹಾರ: ಅದು ಮುಗಿದ ದಿನದಿಂದ',
    ),
  ),
  suit(
    'malicious-prosecution',
    1,
    article(74),
    words(
      'Damages for malicious prosecution: from acquittal',
      'கெட்ட நோக்க வழக்குக்கு இழப்பீடு: விடுதலையிலிருந்து',
      'दुर्भावना से मुकदमे का हर्जाना: बरी होने से',
      'ದುರುದ್ದೇಶದ ಮೊಕದ್ದಮೆ ಪರಿಹಾರ: ಬಿಡುಗಡೆಯಿಂದ',
    ),
  ),
  suit(
    'government',
    30,
    article(112),
    words('Suit by the Government', 'அரசு தொடுக்கும் வழக்கு', 'सरकार का वाद', 'ಸರ್ಕಾರ ಹೂಡುವ ದಾವೆ'),
  ),
  suit(
    'other-suit',
    3,
    article(113),
    words(
      'Any other suit: from when the right to sue arose',
      'வேறு எந்த வழக்கும்: வழக்குரிமை எழுந்ததிலிருந்து',
      'कोई और वाद: वाद का अधिकार बनने से',
      'ಬೇರೆ ಯಾವುದೇ ದಾವೆ: ದಾವೆ ಹಕ್ಕು ಹುಟ್ಟಿದ ದಿನದಿಂದ',
    ),
  ),
] as const satisfies readonly Matter[];
