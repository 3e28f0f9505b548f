import type { Fields } from '../../core/field';
import { words } from '../../core/text';

export const fields = {
  law: {
    kind: 'choice',
    label: words(
      'Who died, and by which law?',
      'இறந்தவர் யார், எந்தச் சட்டப்படி?',
      'किनकी मृत्यु हुई, किस कानून से?',
      'ಯಾರು ಮೃತಪಟ್ಟರು, ಯಾವ ಕಾನೂನು?',
    ),
    choices: [
      {
        value: 'hindu-man',
        label: words(
          'A Hindu, Sikh, Jain or Buddhist man',
          'இந்து, சீக்கிய, ஜைன, பௌத்த ஆண்',
          'हिंदू, सिख, जैन या बौद्ध पुरुष',
          'ಹಿಂದೂ, ಸಿಖ್, ಜೈನ, ಬೌದ್ಧ ಪುರುಷ',
        ),
      },
      {
        value: 'hindu-woman',
        label: words(
          'A Hindu, Sikh, Jain or Buddhist woman',
          'இந்து, சீக்கிய, ஜைன, பௌத்தப் பெண்',
          'हिंदू, सिख, जैन या बौद्ध स्त्री',
          'ಹಿಂದೂ, ಸಿಖ್, ಜೈನ, ಬೌದ್ಧ ಸ್ತ್ರೀ',
        ),
      },
      {
        value: 'sunni',
        label: words('A Sunni Muslim (Hanafi)', 'சுன்னி முஸ்லிம் (ஹனபி)', 'सुन्नी मुस्लिम (हनफ़ी)', 'ಸುನ್ನಿ ಮುಸ್ಲಿಂ (ಹನಫಿ)'),
      },
      { value: 'shia', label: words('A Shia Muslim', 'ஷியா முஸ்லிம்', 'शिया मुस्लिम', 'ಶಿಯಾ ಮುಸ್ಲಿಂ') },
      { value: 'christian', label: words('A Christian', 'கிறிஸ்தவர்', 'ईसाई', 'ಕ್ರೈಸ್ತರು') },
      { value: 'parsi', label: words('A Parsi', 'பார்சி', 'पारसी', 'ಪಾರ್ಸಿ') },
    ],
  },
  property: {
    kind: 'choice',
    optional: true,
    when: { law: ['hindu-man'] },
    label: words('What property?', 'எந்தச் சொத்து?', 'कौन-सी संपत्ति?', 'ಯಾವ ಆಸ್ತಿ?'),
    choices: [
      { value: 'own', label: words('His own (self-acquired)', 'சுயமாகச் சம்பாதித்தது', 'अपनी कमाई की', 'ಸ್ವಯಾರ್ಜಿತ') },
      {
        value: 'joint',
        label: words(
          'Ancestral, joint family',
          'மூதாதையர், கூட்டுக் குடும்பம்',
          'पैतृक, संयुक्त परिवार',
          'ಪಿತ್ರಾರ್ಜಿತ, ಅವಿಭಕ್ತ ಕುಟುಂಬ',
        ),
      },
      {
        value: 'joint-south',
        label: words(
          'Ancestral, South India (wife takes no part of the division)',
          'மூதாதையர், தென்னிந்தியா (பிரிவினையில் மனைவிக்குப் பங்கில்லை)',
          'पैतृक, दक्षिण भारत (बँटवारे में पत्नी का हिस्सा नहीं)',
          'ಪಿತ್ರಾರ್ಜಿತ, ದಕ್ಷಿಣ ಭಾರತ (ವಿಭಜನೆಯಲ್ಲಿ ಹೆಂಡತಿಗೆ ಪಾಲಿಲ್ಲ)',
        ),
      },
    ],
  },
  source: {
    kind: 'choice',
    optional: true,
    when: { law: ['hindu-woman'] },
    label: words('Where did it come from?', 'அது எங்கிருந்து வந்தது?', 'वह कहाँ से मिली?', 'ಅದು ಎಲ್ಲಿಂದ ಬಂತು?'),
    choices: [
      { value: 'own', label: words('Her own', 'அவருடையதே', 'अपनी', 'ಸ್ವಂತದ್ದು') },
      {
        value: 'parents',
        label: words(
          'Inherited from her father or mother',
          'தந்தை அல்லது தாயிடமிருந்து',
          'पिता या माँ से विरासत',
          'ತಂದೆ ಅಥವಾ ತಾಯಿಯಿಂದ',
        ),
      },
      {
        value: 'husband',
        label: words(
          'Inherited from husband or father-in-law',
          'கணவர் அல்லது மாமனாரிடமிருந்து',
          'पति या ससुर से विरासत',
          'ಗಂಡ ಅಥವಾ ಮಾವನಿಂದ',
        ),
      },
    ],
  },
  family: {
    kind: 'family',
    label: words('The family, person by person', 'குடும்பம், ஒவ்வொருவராக', 'परिवार, एक-एक व्यक्ति', 'ಕುಟುಂಬ, ಒಬ್ಬೊಬ್ಬರಾಗಿ'),
    hint: words(
      'Add a child, brother or sister who died before only if he or she left family, and that family below.',
      'முன்பே இறந்த பிள்ளை, உடன்பிறப்புக்குக் குடும்பம் இருந்தால் மட்டும் சேர்த்து, அக்குடும்பத்தைக் கீழே சேர்க்கவும்.',
      'पहले मृत संतान या भाई-बहन को तभी जोड़ें जब उनका परिवार हो, और वह परिवार नीचे जोड़ें।',
      'ಮೊದಲೇ ಮೃತರಾದ ಮಗು, ಒಡಹುಟ್ಟಿದವರಿಗೆ ಕುಟುಂಬವಿದ್ದರೆ ಮಾತ್ರ ಸೇರಿಸಿ, ಆ ಕುಟುಂಬವನ್ನು ಕೆಳಗೆ ಸೇರಿಸಿ.',
    ),
  },
  estate: {
    kind: 'rupees',
    optional: true,
    label: words('Value of the property', 'சொத்தின் மதிப்பு', 'संपत्ति की कीमत', 'ಆಸ್ತಿಯ ಮೌಲ್ಯ'),
  },
} as const satisfies Fields;

export const toolTexts = {
  title: words('Shares of heirs', 'வாரிசுகளின் பங்குகள்', 'वारिसों के हिस्से', 'ವಾರಸುದಾರರ ಪಾಲು'),
  about: words(
    'Who inherits how much without a will: Hindu, Muslim, Christian and Parsi law, as a family tree.',
    'உயில் இல்லையெனில் யாருக்கு எவ்வளவு: இந்து, முஸ்லிம், கிறிஸ்தவ, பார்சி சட்டம், குடும்ப மரமாக.',
    'वसीयत न हो तो किसे कितना: हिंदू, मुस्लिम, ईसाई और पारसी कानून, वंश-वृक्ष के रूप में।',
    'ಉಯಿಲಿಲ್ಲದಿದ್ದರೆ ಯಾರಿಗೆ ಎಷ್ಟು: ಹಿಂದೂ, ಮುಸ್ಲಿಂ, ಕ್ರೈಸ್ತ, ಪಾರ್ಸಿ ಕಾನೂನು, ಕುಟುಂಬ ವೃಕ್ಷವಾಗಿ.',
  ),
  result: words('The shares are: {shares}.', 'பங்குகள்: {shares}.', 'हिस्से: {shares}।', 'ಪಾಲುಗಳು: {shares}.'),
  each: words('{who} {part}', '{who} {part}', '{who} {part}', '{who} {part}'),
  eachOf: words('each {who} {part}', 'ஒவ்வொரு {who} {part}', 'हर {who} {part}', 'ಪ್ರತಿ {who} {part}'),
  more: words('{first}, {rest}', '{first}, {rest}', '{first}, {rest}', '{first}, {rest}'),
  heirs: words('{count} heirs', '{count} வாரிசுகள்', '{count} वारिस', '{count} ವಾರಸುದಾರರು'),
  below: words('{who} ({of})', '{who} ({of})', '{who} ({of})', '{who} ({of})'),
  deceased: words('Deceased', 'இறந்தவர்', 'मृतक', 'ಮೃತರು'),
  oneSpouse: words(
    'A person cannot leave both a husband and a wife. Please check the family.',
    'ஒருவருக்குக் கணவரும் மனைவியும் இருக்க முடியாது. குடும்பத்தைச் சரிபாருங்கள்.',
    'किसी के पति और पत्नी दोनों नहीं हो सकते। परिवार जाँच लें।',
    'ಒಬ್ಬರಿಗೆ ಗಂಡ ಮತ್ತು ಹೆಂಡತಿ ಇಬ್ಬರೂ ಇರಲಾರರು. ಕುಟುಂಬ ಪರಿಶೀಲಿಸಿ.',
  ),
  tooMany: words(
    'There can be only one: {who}. Please check the family.',
    'ஒருவரே இருக்க முடியும்: {who}. சரிபாருங்கள்.',
    'केवल एक हो सकता है: {who}। जाँच लें।',
    'ಒಬ್ಬರೇ ಇರಬಹುದು: {who}. ಪರಿಶೀಲಿಸಿ.',
  ),
  wrongSpouse: words(
    'A man leaves a wife, a woman a husband. Please check the family.',
    'ஆணுக்கு மனைவி, பெண்ணுக்குக் கணவர். சரிபாருங்கள்.',
    'पुरुष की पत्नी और स्त्री का पति होता है। जाँच लें।',
    'ಪುರುಷನಿಗೆ ಹೆಂಡತಿ, ಸ್ತ್ರೀಗೆ ಗಂಡ. ಪರಿಶೀಲಿಸಿ.',
  ),
  wrongBelow: words(
    'Family can be added only below a child, brother or sister who died before.',
    'முன்பே இறந்த பிள்ளை, உடன்பிறப்பின் கீழ் மட்டுமே குடும்பம் சேர்க்கலாம்.',
    'परिवार केवल पहले मृत संतान या भाई-बहन के नीचे जोड़ें।',
    'ಮೊದಲೇ ಮೃತರಾದ ಮಗು ಅಥವಾ ಒಡಹುಟ್ಟಿದವರ ಕೆಳಗೆ ಮಾತ್ರ ಕುಟುಂಬ ಸೇರಿಸಬಹುದು.',
  ),
  fourWives: words(
    'A Muslim man can leave at most four wives.',
    'முஸ்லிம் ஆணுக்கு அதிகபட்சம் நான்கு மனைவியர்.',
    'मुस्लिम पुरुष की ज़्यादा से ज़्यादा चार पत्नियाँ हो सकती हैं।',
    'ಮುಸ್ಲಿಂ ಪುರುಷನಿಗೆ ಗರಿಷ್ಠ ನಾಲ್ವರು ಹೆಂಡತಿಯರು.',
  ),
  oneWife: words(
    'Under this law a second marriage during the first is void, and the second wife does not inherit.',
    'இச்சட்டப்படி முதல் திருமணம் இருக்கையில் இரண்டாவது செல்லாது; இரண்டாம் மனைவிக்குப் பங்கில்லை.',
    'इस कानून में पहली शादी रहते दूसरी शून्य है, दूसरी पत्नी वारिस नहीं।',
    'ಈ ಕಾನೂನಿನಲ್ಲಿ ಮೊದಲ ಮದುವೆ ಇರುವಾಗ ಎರಡನೆಯದು ಅಸಿಂಧು; ಎರಡನೇ ಹೆಂಡತಿಗೆ ಪಾಲಿಲ್ಲ.',
  ),
};
