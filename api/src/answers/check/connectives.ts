/** Sentences and headings that say nothing about the law: the only ones that a model may write without a source. */
const sentences = `
a lawyer can say more
a lawyer can help you with this
talk to a lawyer before you act
this is general information, not legal advice
i do not know
the sources do not answer this
the sources do not answer this question
here is what to do
here is what the law says
what to do
what to do now
what you can do
what the law says
the law
in short
steps
next steps
time limits
where to go
what to keep
documents
what it costs
exceptions
एक वकील और बता सकते हैं
यह सामान्य जानकारी है, कानूनी सलाह नहीं
मुझे नहीं पता
क्या करें
अब क्या करें
कानून क्या कहता है
समय सीमा
कहाँ जाएँ
क्या रखें
ஒரு வழக்கறிஞர் மேலும் சொல்லலாம்
இது பொதுத் தகவல், சட்ட ஆலோசனை அல்ல
எனக்குத் தெரியவில்லை
என்ன செய்ய வேண்டும்
இப்போது என்ன செய்ய வேண்டும்
சட்டம் என்ன சொல்கிறது
கால வரம்பு
எங்கே செல்ல வேண்டும்
எதை வைத்திருக்க வேண்டும்
ವಕೀಲರು ಇನ್ನಷ್ಟು ಹೇಳಬಹುದು
ಇದು ಸಾಮಾನ್ಯ ಮಾಹಿತಿ, ಕಾನೂನು ಸಲಹೆ ಅಲ್ಲ
ನನಗೆ ಗೊತ್ತಿಲ್ಲ
ಏನು ಮಾಡಬೇಕು
ಈಗ ಏನು ಮಾಡಬೇಕು
ಕಾನೂನು ಏನು ಹೇಳುತ್ತದೆ
ಕಾಲಮಿತಿ
ಎಲ್ಲಿಗೆ ಹೋಗಬೇಕು
ಏನು ಇಟ್ಟುಕೊಳ್ಳಬೇಕು
`;

const known: ReadonlySet<string> = new Set(sentences.trim().split('\n'));

/** Whether a sentence is one of those, marks of markdown and its end aside. */
export function isConnective(sentence: string): boolean {
  const plain = sentence
    .toLowerCase()
    .replace(/[#*_>`]/g, '')
    .trim()
    .replace(/^(?:-|\d{1,2}\.)\s+/, '')
    .replace(/[.:!?।\s]+$/u, '');
  return plain === '' || known.has(plain);
}
