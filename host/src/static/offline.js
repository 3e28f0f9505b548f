// Runs where nothing else of the product can be loaded: it reads the conversations that the chat kept on this device.
const words = {
  en: {
    title: 'You are offline',
    lead: 'This page needs the internet. In danger, call 112: that works without it.',
    again: 'Try again',
    'chats-title': 'Your last conversations',
    'chats-lead': 'Kept on this device.',
    you: 'You',
    assistant: 'Assistant',
  },
  ta: {
    title: 'நீங்கள் இணையத்தில் இல்லை',
    lead: 'இந்தப் பக்கத்துக்கு இணையம் வேண்டும். ஆபத்தில் 112-ஐ அழையுங்கள்: அதற்கு இணையம் வேண்டாம்.',
    again: 'மீண்டும் முயலுங்கள்',
    'chats-title': 'உங்கள் கடைசி உரையாடல்கள்',
    'chats-lead': 'இந்தச் சாதனத்தில் வைக்கப்பட்டவை.',
    you: 'நீங்கள்',
    assistant: 'உதவியாளர்',
  },
  hi: {
    title: 'आप ऑफ़लाइन हैं',
    lead: 'इस पन्ने के लिए इंटरनेट चाहिए। ख़तरे में 112 पर कॉल करें: उसके लिए इंटरनेट नहीं चाहिए।',
    again: 'फिर कोशिश करें',
    'chats-title': 'आपकी पिछली बातचीत',
    'chats-lead': 'इसी डिवाइस पर रखी हुई।',
    you: 'आप',
    assistant: 'सहायक',
  },
  kn: {
    title: 'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ',
    lead: 'ಈ ಪುಟಕ್ಕೆ ಇಂಟರ್ನೆಟ್ ಬೇಕು. ಅಪಾಯದಲ್ಲಿ 112ಕ್ಕೆ ಕರೆ ಮಾಡಿ: ಅದಕ್ಕೆ ಇಂಟರ್ನೆಟ್ ಬೇಡ.',
    again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
    'chats-title': 'ನಿಮ್ಮ ಕೊನೆಯ ಸಂಭಾಷಣೆಗಳು',
    'chats-lead': 'ಈ ಸಾಧನದಲ್ಲಿ ಇಡಲಾಗಿದೆ.',
    you: 'ನೀವು',
    assistant: 'ಸಹಾಯಕ',
  },
};

const kept = (name) => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};
const language = kept('language') in words ? kept('language') : 'en';
const said = words[language];
const part = (id) => document.getElementById(id);

function chats() {
  try {
    const list = JSON.parse(kept('nyayika.offline-chats') ?? '[]');
    return list.filter(({ until }) => until === null || Date.parse(until) > Date.now());
  } catch {
    return [];
  }
}

const plain = (markdown) =>
  markdown
    .replace(/^#+\s*/gm, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/ ?\[\d+\]/g, '');

function element(name, text, children = []) {
  const made = document.createElement(name);
  made.textContent = text;
  made.append(...children);
  return made;
}

const messageOf = ({ role, content }) => {
  const heading = element('h3', role === 'user' ? said.you : said.assistant);
  return element('article', '', [heading, document.createTextNode(role === 'user' ? content : plain(content))]);
};

document.documentElement.lang = language;
for (const id of ['title', 'lead', 'again', 'chats-title', 'chats-lead']) part(id).textContent = said[id];
const list = chats();
part('chats').hidden = list.length === 0;
part('list').append(
  ...list.map(({ title, messages }) => element('details', '', [element('summary', title), ...messages.map(messageOf)])),
);
part('again').addEventListener('click', () => location.reload());
window.addEventListener('online', () => location.reload());
