import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  remand: {
    kind: 'date',
    label: words(
      'Day of the first remand by a Magistrate',
      'நீதித்துறை நடுவர் முதலில் காவலில் வைக்க உத்தரவிட்ட நாள்',
      'मजिस्ट्रेट के पहले रिमांड का दिन',
      'ಮ್ಯಾಜಿಸ್ಟ್ರೇಟ್ ಮೊದಲ ರಿಮಾಂಡ್ ಕೊಟ್ಟ ದಿನ',
    ),
    hint: words(
      'Usually the day after the arrest, not the day of the arrest.',
      'பெரும்பாலும் கைதுக்கு மறுநாள்; கைது நாள் அல்ல.',
      'आम तौर पर गिरफ़्तारी के अगले दिन; गिरफ़्तारी का दिन नहीं।',
      'ಸಾಮಾನ್ಯವಾಗಿ ಬಂಧನದ ಮರುದಿನ; ಬಂಧನದ ದಿನವಲ್ಲ.',
    ),
  },
  offence: {
    kind: 'choice',
    label: words(
      'The gravest offence in the case',
      'வழக்கில் மிகக் கடுமையான குற்றம்',
      'मामले का सबसे गंभीर अपराध',
      'ಪ್ರಕರಣದ ಅತಿ ಗಂಭೀರ ಅಪರಾಧ',
    ),
    choices: [
      {
        value: 'other',
        label: words(
          'Any other offence (60 days)',
          'வேறு எந்தக் குற்றமும் (60 நாட்கள்)',
          'कोई और अपराध (60 दिन)',
          'ಬೇರೆ ಯಾವುದೇ ಅಪರಾಧ (60 ದಿನ)',
        ),
      },
      {
        value: 'heavy',
        label: words(
          'Death, life, or ten years or more (90 days)',
          'மரணம், ஆயுள், அல்லது பத்தாண்டு அல்லது அதற்கு மேல் (90 நாட்கள்)',
          'मौत, उम्रकैद, या दस साल या ज़्यादा (90 दिन)',
          'ಮರಣ, ಜೀವಾವಧಿ, ಅಥವಾ ಹತ್ತು ವರ್ಷ ಅಥವಾ ಹೆಚ್ಚು (90 ದಿನ)',
        ),
      },
      {
        value: 'drugs',
        label: words(
          'Drugs in commercial quantity (180 days)',
          'வணிக அளவு போதைப்பொருள் (180 நாட்கள்)',
          'व्यावसायिक मात्रा में नशीले पदार्थ (180 दिन)',
          'ವಾಣಿಜ್ಯ ಪ್ರಮಾಣದ ಮಾದಕ ವಸ್ತು (180 ದಿನ)',
        ),
      },
      {
        value: 'terror',
        label: words(
          'UAPA case (90 days, may become 180)',
          'UAPA வழக்கு (90 நாட்கள், 180 ஆகலாம்)',
          'UAPA मामला (90 दिन, 180 तक बढ़ सकता है)',
          'UAPA ಪ್ರಕರಣ (90 ದಿನ, 180 ಆಗಬಹುದು)',
        ),
      },
    ],
  },
  chargeSheet: {
    kind: 'date',
    optional: true,
    label: words(
      'Day the charge sheet was filed (empty if not)',
      'குற்றப்பத்திரிகை தாக்கலான நாள் (இல்லையெனில் காலியாக)',
      'आरोप-पत्र दाखिल होने का दिन (न हुआ हो तो खाली)',
      'ಆರೋಪ ಪಟ್ಟಿ ಸಲ್ಲಿಸಿದ ದಿನ (ಇಲ್ಲದಿದ್ದರೆ ಖಾಲಿ)',
    ),
  },
} as const satisfies Fields;

export const texts = {
  title: words(
    'Default bail: the 60th or 90th day',
    'தவறுதல் ஜாமீன்: 60-வது அல்லது 90-வது நாள்',
    'डिफ़ॉल्ट ज़मानत: 60वाँ या 90वाँ दिन',
    'ಡಿಫಾಲ್ಟ್ ಜಾಮೀನು: 60ನೇ ಅಥವಾ 90ನೇ ದಿನ',
  ),
  about: words(
    'From which day an arrested person can ask for bail because no charge sheet was filed in time.',
    'குற்றப்பத்திரிகை உரிய காலத்தில் வராததால் கைதானவர் எந்த நாளிலிருந்து ஜாமீன் கேட்கலாம்.',
    'समय पर आरोप-पत्र न आने पर गिरफ़्तार व्यक्ति किस दिन से ज़मानत माँग सकता है।',
    'ಆರೋಪ ಪಟ್ಟಿ ಸಮಯಕ್ಕೆ ಬಾರದಿದ್ದಾಗ ಬಂಧಿತರು ಯಾವ ದಿನದಿಂದ ಜಾಮೀನು ಕೇಳಬಹುದು.',
  ),
  from: words(
    'Apply for default bail on {from}, if no charge sheet has been filed by the end of {last}.',
    '{last} முடியும் வரை குற்றப்பத்திரிகை வராவிட்டால், {from} அன்று ஜாமீன் மனு கொடுங்கள்.',
    '{last} तक आरोप-पत्र न आए तो {from} को डिफ़ॉल्ट ज़मानत की अर्ज़ी दें।',
    '{last} ಮುಗಿಯುವವರೆಗೆ ಆರೋಪ ಪಟ್ಟಿ ಬಾರದಿದ್ದರೆ {from} ರಂದು ಜಾಮೀನು ಅರ್ಜಿ ಕೊಡಿ.',
  ),
  now: words(
    'Ask for default bail today: the {days} days ended on {last}.',
    'இன்றே ஜாமீன் கேளுங்கள்: {days} நாட்கள் {last} அன்று முடிந்துவிட்டன.',
    'आज ही डिफ़ॉल्ट ज़मानत माँगें: {days} दिन {last} को पूरे हो गए।',
    'ಇಂದೇ ಡಿಫಾಲ್ಟ್ ಜಾಮೀನು ಕೇಳಿ: {days} ದಿನಗಳು {last} ರಂದು ಮುಗಿದಿವೆ.',
  ),
  none: words(
    'There is no default bail: the charge sheet came before {last} was over. Ordinary bail can still be asked for.',
    'தவறுதல் ஜாமீன் இல்லை: {last} முடிவதற்குள் குற்றப்பத்திரிகை வந்துவிட்டது. வழக்கமான ஜாமீன் கேட்கலாம்.',
    'डिफ़ॉल्ट ज़मानत नहीं मिलेगी: आरोप-पत्र {last} से पहले आ गया। साधारण ज़मानत माँगी जा सकती है।',
    'ಡಿಫಾಲ್ಟ್ ಜಾಮೀನು ಇಲ್ಲ: {last} ಮುಗಿಯುವ ಮೊದಲೇ ಆರೋಪ ಪಟ್ಟಿ ಬಂದಿದೆ. ಸಾಮಾನ್ಯ ಜಾಮೀನು ಕೇಳಬಹುದು.',
  ),
  onlyIfAsked: words(
    'The charge sheet came after {last}, so default bail is due only if it was asked for from {from} and before the charge sheet.',
    'குற்றப்பத்திரிகை {last}-க்குப் பின் வந்தது; {from} முதல், அது வருவதற்கு முன் கேட்டிருந்தால் மட்டுமே தவறுதல் ஜாமீன்.',
    'आरोप-पत्र {last} के बाद आया; डिफ़ॉल्ट ज़मानत तभी, जब {from} से और आरोप-पत्र से पहले माँगी गई हो।',
    'ಆರೋಪ ಪಟ್ಟಿ {last} ರ ನಂತರ ಬಂದಿದೆ; {from} ರಿಂದ, ಅದು ಬರುವ ಮೊದಲು ಕೇಳಿದ್ದರೆ ಮಾತ್ರ ಡಿಫಾಲ್ಟ್ ಜಾಮೀನು.',
  ),
  count: words(
    '{days} days from {remand}, the day of remand counted: the last is {last}.',
    'காவல் நாள் {remand} உட்பட {days} நாட்கள்: கடைசி நாள் {last}.',
    'रिमांड का दिन {remand} गिनकर {days} दिन: आखिरी दिन {last}।',
    'ರಿಮಾಂಡ್ ದಿನ {remand} ಸೇರಿ {days} ದಿನಗಳು: ಕೊನೆಯ ದಿನ {last}.',
  ),
  right: words(
    'Without a charge sheet by then the right to bail exists from {from}.',
    'அதற்குள் குற்றப்பத்திரிகை இல்லையெனில் {from} முதல் ஜாமீன் உரிமை உண்டு.',
    'तब तक आरोप-पत्र न हो तो {from} से ज़मानत का अधिकार है।',
    'ಅಷ್ಟರಲ್ಲಿ ಆರೋಪ ಪಟ್ಟಿ ಇಲ್ಲದಿದ್ದರೆ {from} ರಿಂದ ಜಾಮೀನಿನ ಹಕ್ಕು ಇದೆ.',
  ),
  tenYears: words(
    'Courts have read this as a least punishment of ten years: where ten years is only the highest, ask for bail after 60 days too.',
    'குறைந்தபட்ச தண்டனை பத்தாண்டு என்று நீதிமன்றங்கள் பொருள் கொண்டுள்ளன: பத்தாண்டு அதிகபட்சம் மட்டுமானால் 60 நாட்களிலும் கேளுங்கள்.',
    'अदालतों ने इसे कम से कम दस साल की सज़ा माना है: दस साल केवल अधिकतम हो तो 60 दिन पर भी ज़मानत माँगें।',
    'ಕನಿಷ್ಠ ಶಿಕ್ಷೆ ಹತ್ತು ವರ್ಷ ಎಂದು ನ್ಯಾಯಾಲಯಗಳು ಅರ್ಥೈಸಿವೆ: ಹತ್ತು ವರ್ಷ ಗರಿಷ್ಠ ಮಾತ್ರವಾದರೆ 60 ದಿನಕ್ಕೂ ಕೇಳಿ.',
  ),
  longer: words(
    'The special court may have extended the time on the prosecutor’s report: ask for the order.',
    'அரசு வழக்கறிஞர் அறிக்கையின் பேரில் சிறப்பு நீதிமன்றம் காலத்தை நீட்டித்திருக்கலாம்: உத்தரவைக் கேளுங்கள்.',
    'लोक अभियोजक की रिपोर्ट पर विशेष अदालत समय बढ़ा सकती है: आदेश माँगें।',
    'ಅಭಿಯೋಜಕರ ವರದಿಯ ಮೇಲೆ ವಿಶೇಷ ನ್ಯಾಯಾಲಯ ಅವಧಿ ವಿಸ್ತರಿಸಿರಬಹುದು: ಆದೇಶ ಕೇಳಿ.',
  ),
  ask: words(
    'The right is lost if the charge sheet comes before you ask: apply early that morning and offer bail at once.',
    'நீங்கள் கேட்கும் முன் குற்றப்பத்திரிகை வந்தால் உரிமை போய்விடும்: அன்று காலையிலேயே மனு கொடுத்து ஜாமீன் தரத் தயார் என்று சொல்லுங்கள்.',
    'माँगने से पहले आरोप-पत्र आ गया तो अधिकार चला जाता है: उसी सुबह अर्ज़ी दें और ज़मानत देने को तैयार रहें।',
    'ನೀವು ಕೇಳುವ ಮೊದಲೇ ಆರೋಪ ಪಟ್ಟಿ ಬಂದರೆ ಹಕ್ಕು ಹೋಗುತ್ತದೆ: ಅಂದು ಬೆಳಿಗ್ಗೆಯೇ ಅರ್ಜಿ ಕೊಟ್ಟು ಜಾಮೀನು ನೀಡಲು ಸಿದ್ಧರಿರಿ.',
  ),
  label: words(
    'Default bail can be asked for',
    'தவறுதல் ஜாமீன் கேட்கலாம்',
    'डिफ़ॉल्ट ज़मानत माँगी जा सकती है',
    'ಡಿಫಾಲ್ಟ್ ಜಾಮೀನು ಕೇಳಬಹುದು',
  ),
};
