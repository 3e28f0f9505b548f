import { stemsOf } from 'language/tokenize';
import { createClassifier } from './classifier';
import { answerLabel } from './labels';
import { train } from './train';
import { packWeights, unpackWeights } from './weights';

const asked: Readonly<Record<string, readonly string[]>> = {
  'ni-act-138': [
    'cheque bounced',
    'my cheque bounced and came back from the bank',
    'चेक बाउंस हो गया',
    'customer gave a cheque without money in the bank',
  ],
  'bns-303': ['someone took my bicycle', 'phone stolen in the bus', 'theft of jewels at home', 'thief took my phone'],
  'hma-13': ['I want a divorce', 'grounds for divorce', 'divorce from my husband for cruelty', 'तलाक कैसे लें'],
};

describe('the classifier', () => {
  const weights = train(
    Object.entries(asked).flatMap(([label, texts]) => texts.map((text) => ({ label, stems: stemsOf(text) }))),
  );
  const classifier = createClassifier(
    unpackWeights(packWeights(weights, { settings: 'of today', sample: Uint32Array.of(7, 9) })),
  );

  it.each([
    ['the cheque has bounced', 'ni-act-138'],
    ['my chek bounced', 'ni-act-138'],
    ['a thief took the bicycle', 'bns-303'],
    ['divorce for cruelty', 'hma-13'],
  ])('%s asks for %s', (question, label) => {
    expect(classifier.of(stemsOf(question), 1).first).toEqual([label]);
  });

  it('shares one among all labels', () => {
    const { likely } = classifier.of(stemsOf('cheque and divorce'), 3);
    expect(Object.keys(asked).reduce((sum, label) => sum + likely(label), 0)).toBeCloseTo(1);
    expect(likely('no-such-record')).toBe(0);
  });

  it('takes the questions of short answers for a part of what is asked about their record', () => {
    const parts = train([
      { label: answerLabel('hma-13b', 'how-long'), stems: stemsOf('months a mutual divorce takes') },
      { label: answerLabel('hma-13b', 'how-long'), stems: stemsOf('time until a mutual divorce is granted') },
      { label: answerLabel('hma-13b', 'where'), stems: stemsOf('court to file a mutual divorce') },
      { label: answerLabel('hma-13b', 'where'), stems: stemsOf('family court for a mutual divorce') },
      { label: 'bns-303', stems: stemsOf('phone stolen in the bus') },
      { label: 'bns-303', stems: stemsOf('thief took my phone') },
    ]);
    const guess = createClassifier(parts).of(stemsOf('which court for mutual divorce'), 1);
    const [court, time] = ['where', 'how-long'].map((id) => guess.likelyLabel(answerLabel('hma-13b', id)));
    expect(guess.first).toEqual(['hma-13b']);
    expect(court).toBeGreaterThan(time ?? 1);
    expect(guess.likely('hma-13b')).toBeCloseTo((court ?? 0) + (time ?? 0));
  });

  it('guesses nothing where it never read any part', () => {
    expect(classifier.of(stemsOf('qqqq zzzz'), 3).first).toEqual([]);
    expect(classifier.of([], 3).likely('bns-303')).toBe(0);
    expect(classifier.of(stemsOf('phone stolen'), 3).likelyLabel('bns-303#new')).toBeUndefined();
  });
});
