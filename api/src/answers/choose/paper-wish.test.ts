import { wantsPaper } from './paper-wish';

it.each([
  'make a letter to my employer for two months unpaid salary of 45000 each',
  'notice to vacate for my tenant, monthly rent 12000, flat in Jaipur',
  'Labour complaint for unpaid overtime',
  'Complaint to banking ombudsman, my bank did not refund a failed ATM transaction',
  'leave and licence agreement for a flat in Mumbai for 11 months',
  'affidavit for change of name from Raju Kumar to Rajesh Kumar Sharma',
  'resignation letter last day 31 december pending salary 2 months',
  'affidavit name change from Sunita Devi to Sunita Sharma after marriage',
  'Can you write a complaint to the police about my stolen scooter',
  'I need a notice for my landlord who keeps my deposit',
  'मकान मालिक को जमा राशि के लिए नोटिस लिख दो',
  'காவல் நிலையத்துக்கு புகார் எழுதி கொடுங்கள்',
  'ಪೊಲೀಸರಿಗೆ ದೂರು ಬರೆದು ಕೊಡಿ',
])('%s orders a paper', (text) => expect(wantsPaper(text)).toBe(true));

it.each([
  'What should I write in the notice for a bounced cheque?',
  'How do I file an application under the RTI Act',
  'notice period for resignation',
  'I got a notice from my landlord, what should I do',
  'Can a will be challenged',
  'What is the time limit for an appeal against a decree?',
  'Is a complaint to the police free',
  'police complaint kaise kare',
  'fired today without any notice, i operate a machine',
  'there was no written agreement, only chats and payments',
  'grandfather died without a will, uncles keep the land',
  'monthly tenant, i want him out, if i give notice on 25 november when does it end',
  'i need money, my employer gave a notice',
  'i want to withdraw the complaint i filed against my husband brother how',
  'i want to file a complaint against the builder, how',
])('%s asks about one', (text) => expect(wantsPaper(text)).toBe(false));
