import { yesNo } from '../core/choices';
import type { Fields } from '../core/field';
import { words } from '../core/text';

export const fields = {
  pay: {
    kind: 'rupees',
    label: words(
      'Average monthly pay of the last three months',
      'கடந்த மூன்று மாதச் சராசரிச் சம்பளம்',
      'पिछले तीन महीनों का औसत मासिक वेतन',
      'ಕಳೆದ ಮೂರು ತಿಂಗಳ ಸರಾಸರಿ ಸಂಬಳ',
    ),
  },
  joined: { kind: 'date', label: words('Day of joining', 'வேலையில் சேர்ந்த நாள்', 'नौकरी शुरू होने का दिन', 'ಕೆಲಸಕ್ಕೆ ಸೇರಿದ ದಿನ') },
  left: {
    kind: 'date',
    label: words('Last day of the job', 'வேலையின் கடைசி நாள்', 'नौकरी का आखिरी दिन', 'ಕೆಲಸದ ಕೊನೆಯ ದಿನ'),
  },
  large: {
    kind: 'choice',
    choices: yesNo,
    optional: true,
    label: words(
      'A factory, mine or plantation with 300 or more workers?',
      '300 அல்லது மேற்பட்ட தொழிலாளர்கள் உள்ள ஆலை, சுரங்கம், தோட்டமா?',
      '300 या ज़्यादा मज़दूरों वाला कारखाना, खान या बागान?',
      '300 ಅಥವಾ ಹೆಚ್ಚು ಕಾರ್ಮಿಕರ ಕಾರ್ಖಾನೆ, ಗಣಿ ಅಥವಾ ತೋಟವೇ?',
    ),
  },
  noticed: {
    kind: 'choice',
    choices: yesNo,
    optional: true,
    label: words(
      'Did you get the full written notice?',
      'முழு எழுத்து அறிவிப்புக் காலம் கிடைத்ததா?',
      'पूरा लिखित नोटिस मिला था?',
      'ಪೂರ್ಣ ಲಿಖಿತ ನೋಟಿಸ್ ಸಿಕ್ಕಿತೇ?',
    ),
  },
} as const satisfies Fields;

export const texts = {
  title: words(
    'Layoff: compensation and notice pay',
    'ஆட்குறைப்பு: இழப்பீடு, அறிவிப்புச் சம்பளம்',
    'छँटनी: मुआवज़ा और नोटिस का वेतन',
    'ಉದ್ಯೋಗ ಕಡಿತ: ಪರಿಹಾರ ಮತ್ತು ನೋಟಿಸ್ ವೇತನ',
  ),
  about: words(
    'What a worker gets when the job is cut.',
    'வேலை குறைக்கப்பட்டால் தொழிலாளிக்கு என்ன கிடைக்கும்.',
    'छँटनी पर मज़दूर को क्या मिलता है।',
    'ಕೆಲಸ ಕಡಿತವಾದಾಗ ಕಾರ್ಮಿಕರಿಗೆ ಏನು ಸಿಗುತ್ತದೆ.',
  ),
  due: words(
    'You are due {sum} for the layoff: {compensation} as compensation and {notice} for notice.',
    'ஆட்குறைப்புக்கு உங்களுக்கு {sum} வர வேண்டும்: இழப்பீடு {compensation}, அறிவிப்புக்கு {notice}.',
    'छँटनी के {sum} आपको मिलने चाहिए: मुआवज़ा {compensation} और नोटिस के {notice}।',
    'ಉದ್ಯೋಗ ಕಡಿತಕ್ಕೆ ನಿಮಗೆ {sum} ಬರಬೇಕು: ಪರಿಹಾರ {compensation}, ನೋಟಿಸ್‌ಗೆ {notice}.',
  ),
  none: words(
    'No layoff compensation by law: one year of service is needed.',
    'சட்டப்படி இழப்பீடு இல்லை: ஓராண்டு பணி தேவை.',
    'कानूनन मुआवज़ा नहीं: एक साल की सेवा चाहिए।',
    'ಕಾನೂನಿನಂತೆ ಪರಿಹಾರ ಇಲ್ಲ: ಒಂದು ವರ್ಷ ಸೇವೆ ಬೇಕು.',
  ),
  noneShort: words('No compensation', 'இழப்பீடு இல்லை', 'मुआवज़ा नहीं', 'ಪರಿಹಾರ ಇಲ್ಲ'),
  oneYear: words(
    'The law protects workers with one year of continuous service; 240 days in 12 months count as a year.',
    'ஓராண்டு தொடர் பணி உள்ளோருக்கே பாதுகாப்பு; 12 மாதத்தில் 240 நாள் ஓராண்டு.',
    'कानून एक साल लगातार सेवा वालों की रक्षा करता है; 12 महीने में 240 दिन एक साल गिने जाते हैं।',
    'ಒಂದು ವರ್ಷ ನಿರಂತರ ಸೇವೆಯವರಿಗೆ ರಕ್ಷಣೆ; 12 ತಿಂಗಳಲ್ಲಿ 240 ದಿನ ಒಂದು ವರ್ಷ.',
  ),
  service: words(
    'Service: {years} years, {months} months; counted as {counted} years.',
    'பணி: {years} ஆண்டு, {months} மாதம்; {counted} ஆண்டாகக் கணக்கு.',
    'सेवा: {years} साल, {months} महीने; {counted} साल गिने गए।',
    'ಸೇವೆ: {years} ವರ್ಷ, {months} ತಿಂಗಳು; {counted} ವರ್ಷ ಎಂದು ಲೆಕ್ಕ.',
  ),
  compensation: words(
    'Fifteen days’ pay {half} × {counted} = {sum}.',
    'பதினைந்து நாள் சம்பளம் {half} × {counted} = {sum}.',
    'पंद्रह दिन का वेतन {half} × {counted} = {sum}।',
    'ಹದಿನೈದು ದಿನಗಳ ಸಂಬಳ {half} × {counted} = {sum}.',
  ),
  notice: words(
    'Pay for {count} month(s) in place of notice: {sum}.',
    'அறிவிப்புக்குப் பதில் {count} மாதச் சம்பளம்: {sum}.',
    'नोटिस के बदले {count} महीने का वेतन: {sum}।',
    'ನೋಟಿಸ್ ಬದಲು {count} ತಿಂಗಳ ಸಂಬಳ: {sum}.',
  ),
  noticeGiven: words(
    'The notice of {count} month(s) was given.',
    '{count} மாத அறிவிப்பு தரப்பட்டது.',
    '{count} महीने का नोटिस दिया गया।',
    '{count} ತಿಂಗಳ ನೋಟಿಸ್ ನೀಡಲಾಗಿದೆ.',
  ),
  fund: words(
    'Besides, fifteen days’ wages from the re-skilling fund within 45 days: {sum}.',
    'கூடுதலாக மறுதிறன் நிதியிலிருந்து 45 நாட்களில் பதினைந்து நாள் ஊதியம்: {sum}.',
    'साथ में री-स्किलिंग फंड से 45 दिन में पंद्रह दिन का वेतन: {sum}।',
    'ಜೊತೆಗೆ ಮರು-ಕೌಶಲ್ಯ ನಿಧಿಯಿಂದ 45 ದಿನಗಳಲ್ಲಿ ಹದಿನೈದು ದಿನಗಳ ವೇತನ: {sum}.',
  ),
  permission: words(
    'Here the employer also needs the government’s permission; without it the layoff is illegal.',
    'இங்கு அரசின் அனுமதியும் தேவை; இல்லையெனில் ஆட்குறைப்பு சட்டவிரோதம்.',
    'यहाँ सरकार की अनुमति भी चाहिए; उसके बिना छँटनी अवैध है।',
    'ಇಲ್ಲಿ ಸರ್ಕಾರದ ಅನುಮತಿಯೂ ಬೇಕು; ಇಲ್ಲದಿದ್ದರೆ ಕಡಿತ ಅಕ್ರಮ.',
  ),
  worker: words(
    'It protects workers, technical and office staff included, but not managers.',
    'தொழில்நுட்ப, அலுவலகப் பணியாளர் உட்படத் தொழிலாளர்களுக்கு; மேலாளர்களுக்கு அல்ல.',
    'यह तकनीकी और दफ़्तरी कर्मचारियों सहित मज़दूरों के लिए है, प्रबंधकों के लिए नहीं।',
    'ತಾಂತ್ರಿಕ, ಕಚೇರಿ ಸಿಬ್ಬಂದಿ ಸೇರಿ ಕಾರ್ಮಿಕರಿಗೆ; ವ್ಯವಸ್ಥಾಪಕರಿಗೆ ಅಲ್ಲ.',
  ),
  gratuity: words(
    'Gratuity, leave pay and wages come on top.',
    'பணிக்கொடை, விடுப்புச் சம்பளம், ஊதியம் கூடுதல்.',
    'ग्रेच्युटी, छुट्टी का पैसा और वेतन अलग से।',
    'ಗ್ರಾಚ್ಯುಟಿ, ರಜೆ ಹಣ, ವೇತನ ಹೆಚ್ಚುವರಿ.',
  ),
};
