import { languageOf } from './language';

describe('the language of a question', () => {
  it('is not told by the plate of a vehicle', () => {
    const question = 'police complaint for stolen bike KA 05 AB 1234 from MG Road on 20 november';
    expect(languageOf(question)).toEqual({ answer: 'en' });
  });

  it.each([
    'makan malik bina notice ke ghar khali karwa raha hai kya kare',
    'police FIR nahi likh rahi hai to kahan jaye',
    'zamanati jurm me bail thane se mil sakti hai kya',
    'gratuity kitne saal naukri ke baad milti hai',
    'balatkar ki saza BNS me kitni hai',
    'mera boss salary nahi de raha 3 mahine se',
    'kitna time lagega?',
    'agar main contract pe hu to?',
    'cheque bounce ho gaya kya kare',
    'online order ka refund nahi mila, complaint kaha kare',
  ])('Hindi: %s', (question) => {
    expect(languageOf(question)).toEqual({ answer: 'hi', romanised: 'hi' });
  });

  it.each([
    'police complaint eduthukka mattengranga enna panradhu',
    'house owner advance tharala enna seiyalam',
    'license illama vandi ottina evlo fine',
    'divorce vanga evlo naal aagum',
    'jamin kidaikuma kolai case la',
    'ponnuku appa sothula pangu unda',
    'RTI eppadi podradhu',
    'en husband daily kudichitu adikiraan, naan police la complaint kudutha enna aagum?',
    'en appa bike la pogum pothu car idichu irandhutaar',
    'evvalavu compensation kedaikum?',
    'inimel vaazha pidikala da, kayiru eduthuten',
    'husband kadhava pootitaanga, thaniya bayama iruku',
    'romba kashtama iruku, thoonga mudiyala',
  ])('Tamil: %s', (question) => {
    expect(languageOf(question)).toEqual({ answer: 'ta', romanised: 'ta' });
  });

  it.each([
    'police FIR madtilla enu madbeku',
    'ganda hoditiddane bagilu haakidane help madi',
    'maneli yaaru illa, horage yaro nintiddane',
    'owner advance wapas kodtilla yenu madodu',
    'helmet illadidre eshtu fine',
    'divorce ge eshtu time beku',
    'cheque bounce adre enu shikshe',
    'kole case alli jamin siguta',
    'hennu makkalige tande aastiyalli paalu ideya',
    'sambala kottilla andre ellige duru kodbeku',
    'ganda hodeetane yelli complaint kodli',
    'bandhisidaga vakilara jothe matadbahuda',
    'lawyer beka',
    'eradane baari enu agutte',
  ])('Kannada: %s', (question) => {
    expect(languageOf(question)).toEqual({ answer: 'kn', romanised: 'kn' });
  });

  it.each([
    'my pati beats me',
    'how to file an FIR',
    'what is lok adalat',
    'zamanat for my brother',
    'What is the punishment for murder?',
    'Is mutual divorce possible in 6 months?',
    'cheque bounce notice time limit',
    'dowry death section',
    'Vishaka guidelines',
    'can I get bail in a dahej case',
    'the panchayat sarpanch is asking for money, what do I do',
    'Kesavananda Bharati case',
    'my landlord in Bengaluru is not returning my deposit',
    'is nikah valid without mehr',
    'punishment?',
    'section 138 NI Act',
    'he gave me a cheque and it bounced',
    'land partition between brothers',
    'I actually want to finally settle this legally',
  ])('English: %s', (question) => {
    expect(languageOf(question)).toEqual({ answer: 'en' });
  });

  it.each([
    ['hindi me batao', 'hi'],
    ['do i need a licence to sell sweets in Tamil Nadu?', 'en'],
    ['tamil la sollunga', 'ta'],
    ['English la sollunga', 'en'],
    ['kannadadalli heli', 'kn'],
    ['ತಮಿಳಲ್ಲಿ ಹೇಳಿ', 'ta'],
    ['अंग्रेजी में बताओ', 'en'],
    ['what is theft? answer in Hindi', 'hi'],
  ] as const)('the one that is asked for: %s', (question, answer) => {
    expect(languageOf(question).answer).toBe(answer);
  });

  it('takes a few words of no language for that of the conversation', () => {
    expect(languageOf('online complaint?', 'mera boss salary nahi de raha').answer).toBe('hi');
    expect(languageOf('is it bailable?', 'mera boss salary nahi de raha').answer).toBe('en');
    expect(languageOf('papa 2003 me guzar gaye', 'beti ko papa ki zameen me hissa milega kya').answer).toBe('hi');
    expect(languageOf('avaru othukala', 'en husband divorce kuduka maatengraru enna panradhu').answer).toBe('ta');
  });
});
