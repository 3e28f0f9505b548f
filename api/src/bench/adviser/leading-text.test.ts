import { firstSentences, namesEmergencyNumber, plainLines, recitesProvision } from './leading-text';

describe('firstSentences', () => {
  it('leaves out headings, marks and source numbers', () => {
    expect(firstSentences('## Deposit\n\n**No.** Your landlord may not keep it [1]. Ask in writing. Then sue.')).toBe(
      'No. Your landlord may not keep it. Ask in writing.',
    );
  });

  it('does not end a sentence at an abbreviation or an amount', () => {
    expect(firstSentences('The fee is Rs. 10 under Art. 21 and more. Pay it online. No more.')).toBe(
      'The fee is Rs. 10 under Art. 21 and more. Pay it online.',
    );
  });

  it('ends sentences at the danda', () => {
    expect(firstSentences('हाँ, पत्नी गुज़ारा भत्ता माँग सकती है। आवेदन मजिस्ट्रेट को दें। फिर सुनवाई होगी।')).toBe(
      'हाँ, पत्नी गुज़ारा भत्ता माँग सकती है। आवेदन मजिस्ट्रेट को दें।',
    );
  });

  it('skips the help that stands before the answer', () => {
    expect(
      firstSentences('If he is near you now, call 112 or 181.\n\nYes, you can stay in the house. He cannot evict.'),
    ).toBe('Yes, you can stay in the house. He cannot evict.');
  });
});

describe('namesEmergencyNumber', () => {
  it.each(['Call 112 now.', '108 (ambulance)', 'अभी 112 पर फ़ोन कीजिए', '112-க்கு அழையுங்கள்', 'Ring 1098.'])(
    'finds %s',
    (text) => {
      expect(namesEmergencyNumber(text)).toBe(true);
    },
  );

  it.each([
    'Section 108 of the BNS',
    'sections 107 and 108, BNS',
    'BNSS 181',
    'धारा 108 में',
    '112வது பிரிவு',
    '108ನೇ ಸೆಕ್ಷನ್',
    '₹1,112 a month',
    'within 112 days',
  ])('does not take %s for a number to call', (text) => {
    expect(namesEmergencyNumber(text)).toBe(false);
  });
});

it('reads a list entry as its text', () => {
  expect(plainLines('1. Go to the [court](/c)\n- Pay')).toEqual(['Go to the court', 'Pay']);
});

it('tells a recited provision from an answer that names one', () => {
  expect(recitesProvision('Section 7, RTI Act (Disposal of request): The officer must answer.')).toBe(true);
  expect(recitesProvision('धारा 58, BNSS (24 घंटे से अधिक हिरासत नहीं): पुलिस')).toBe(true);
  expect(recitesProvision('Section 7 of the RTI Act gives the office 30 days.')).toBe(false);
});
