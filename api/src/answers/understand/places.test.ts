import { asksOfAnotherCountry } from './places';

describe('the law of other countries', () => {
  it.each([
    'my landlord in London will not give back my deposit',
    'how do I evict a tenant in Toronto',
    'police in Colombo stopped me, can they search my bag',
    'my green card expires next month how to renew',
    'what is the first amendment of the US constitution',
    'what does American law say about arrest without warrant',
    'Lahore me bachche ki custody maa ko milti hai kya',
    'कनाडा में तलाक कैसे लें',
    'சிங்கப்பூரில் வேலை அனுமதி ரத்தானால் என்ன செய்வது',
    'ದುಬೈನಲ್ಲಿ ಕುಡಿದು ಗಾಡಿ ಓಡಿಸಿದ್ರೆ ಎಷ್ಟು ಫೈನ್',
  ])('%s is foreign law', (question) => {
    expect(asksOfAnotherCountry(question)).toBe(true);
  });

  it.each([
    'my husband is in Canada and refuses divorce',
    'agent cheated me of 2 lakh for a job in Dubai',
    'मेरे पति दुबई में हैं और खर्चा नहीं भेजते',
    'Is a divorce decree of a UK court valid in India',
    'who is the nominee in my pf, i will be in dubai from tomorrow',
    'hospital keeps my certificates and asks for a bond, I got a job in Dubai and must join in January',
    'airline cancelled my flight to London and gives no refund',
    'he gave us nothing',
    'the Chinese phone I bought stopped working',
    'food poisoning at an Italian restaurant',
    'can the police arrest me at night',
  ])('%s is not', (question) => {
    expect(asksOfAnotherCountry(question)).toBe(false);
  });
});
