import { checkTriage } from '../check/triage';
import { knowledgeDataDir } from '../data-dir';
import { loadKnowledge } from '../load';
import { conceptReader } from '../triage/concepts';
import { featuresOf } from '../triage/features';
import { classifierOf } from '../triage/linear-model';
import { loadTriageFiles } from '../triage/load-triage';
import { packTriage, trainTriage, triageClassifierOf, unpackTriage } from '../triage/model';
import { packModel, unpackModel } from '../triage/pack';
import { soundsOf } from '../triage/sounds';
import { trainLinear } from '../triage/train';

const conceptsOf = conceptReader({
  bite: 'bit kaat_l* कटा* கடி* kadi*',
  snake: 'snake* sanp saanp* साँप* பாம்பு* paamb*',
});
const namesIn = (text: string): string[] => conceptsOf(soundsOf(text)).map(({ name }) => name);

it.each([
  ['a snake bit my father', ['snake', 'bite']],
  ['saanp ne kaat liya', ['snake', 'bite']],
  ['appava paambu kadichiduchu', ['snake', 'bite']],
  ['பாம்பு கடித்துவிட்டது', ['snake', 'bite']],
  ['a bitter kaat', []],
])('%s speaks of %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

describe('a model of a few examples', () => {
  const features = (text: string) => featuresOf(soundsOf(text), conceptsOf);
  const model = trainLinear(
    [
      { label: 'cry', features: features('a snake bit my father') },
      { label: 'cry', features: features('the snake bit me') },
      { label: 'question', features: features('how do I register a sale deed') },
      { label: 'question', features: features('what is the fee for a will') },
    ],
    ['cry', 'question'],
  );

  it('knows what it learned, in another language too', () => {
    expect(classifierOf(model).of(features('பாம்பு கடித்தது')).cry).toBeGreaterThan(0.5);
    expect(classifierOf(model).of(features('fee for a sale deed')).question).toBeGreaterThan(0.5);
  });

  it('says nearly the same when it was packed', () => {
    const packed = classifierOf(unpackModel<'cry' | 'question'>(packModel(model)));
    for (const text of ['snake bit', 'a sale deed', 'my father', 'something else'])
      expect(packed.of(features(text)).cry).toBeCloseTo(classifierOf(model).of(features(text)).cry, 1);
  });
});

it('first tells what a message is at all, then which danger or wrong, also when it was packed', () => {
  const features = (text: string) => featuresOf(soundsOf(text), conceptsOf);
  const examples: Parameters<typeof trainTriage>[0] = [
    { label: 'medical other', features: features('a snake bit my father') },
    { label: 'violence asker', features: features('my husband beats me') },
    { label: 'wrong bribe', features: features('how much do I pay the clerk under the table') },
    { label: 'wrong forge', features: features('make me a false certificate') },
    { label: 'ordinary', features: features('what is the fee for a will') },
  ];
  const model = trainTriage([...examples, ...examples]);
  const { message, danger, wrong } = triageClassifierOf(unpackTriage(packTriage(model)));
  expect(message(features('the snake bit him')).danger).toBeGreaterThan(0.5);
  const dangerIn = (text: string) => {
    const { kinds, whose } = danger(features(text));
    return [kinds[0]?.kind, whose];
  };
  expect(dangerIn('the snake bit him')).toEqual(['medical', 'other']);
  expect(dangerIn('he beats me')).toEqual(['violence', 'asker']);
  expect(message(features('pay the clerk')).wrong).toBeGreaterThan(0.5);
  expect(wrong(features('a false certificate'))).toBe('forge');
  expect(message(features('the fee for a will')).ordinary).toBeGreaterThan(0.5);
});

describe('the files of triage', () => {
  const loaded = loadKnowledge(knowledgeDataDir);
  const triage = loadTriageFiles(knowledgeDataDir);
  const sentences = (changed: Partial<typeof triage>): string[] =>
    checkTriage({ ...triage, ...changed }, loaded).map(({ sentence }) => sentence);

  it('are sound', () => {
    expect(sentences({})).toEqual([]);
  });

  it('hold no text under two labels, however it is spelled', () => {
    const [first] = triage.examples;
    if (!first) throw new Error('There are no examples.');
    const twin = { ...first, label: 'goes on' as const, text: first.text.toUpperCase() };
    expect(sentences({ examples: [...triage.examples, twin] })).toEqual([expect.stringContaining('stands under')]);
  });

  it('have examples in every script, and help whose numbers and guides are here', () => {
    const [help] = triage.help;
    if (!help) throw new Error('There is no help.');
    const wrong = { ...help, value: { ...help.value, numbers: ['99999'], guides: ['no-such-guide'] } };
    expect(sentences({ help: [wrong, ...triage.help] })).toEqual(
      expect.arrayContaining(['There is no guide "no-such-guide".', '99999 does not stand in the directory.']),
    );
    expect(sentences({ examples: triage.examples.filter(({ text }) => !/\p{Script=Kannada}/u.test(text)) })).toContain(
      'No example of "harmed" is written in Kannada.',
    );
  });
});
