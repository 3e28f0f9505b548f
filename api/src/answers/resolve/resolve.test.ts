import { resolve } from './resolve';

const TODAY = '2026-11-22';
const turn = (question: string, ...subjects: string[]) => ({ question, subjects });

it('takes a child who did it for one in conflict with law', () => {
  const { question } = resolve('what if he was a minor?', [turn('What is the punishment for theft?')], TODAY);
  expect(question).toBe('theft: what if he was a minor? (child in conflict with law, Juvenile Justice Act)');
});

it('keeps the records of the first answer on a subject first, whatever a later answer was about', () => {
  const turns = [turn('What is the punishment for theft?', 'bns-303'), turn('what if he was a minor?', 'mv-act-199a')];
  expect(resolve('is it bailable?', turns, TODAY).before).toEqual(['bns-303', 'mv-act-199a']);
});

it('keeps facts of the person over a new subject, and facts of the matter within it', () => {
  const turns = [turn('I am a Hindu of 40 from Pune. My cheque of 2 lakh bounced on 5 May 2026'), turn('which court?')];
  expect(resolve('how long do I have?', turns, TODAY).facts).toMatchObject({
    state: 'MH',
    religion: 'hindu',
    amounts: [{ paise: 20_000_000 }],
    dates: [{ iso: '2026-05-05' }],
  });
  const elsewhere = resolve('How do I get a divorce from my wife?', turns, TODAY);
  expect(elsewhere).toMatchObject({ kind: 'new', facts: { state: 'MH', religion: 'hindu', amounts: [], dates: [] } });
});

it('goes on from what was asked last when a few words say nothing by themselves', () => {
  const turns = [turn('How do I file an RTI?'), turn("what if they don't reply?")];
  expect(resolve('and after that?', turns, TODAY).question).toBe(
    "How do I file an RTI: what if they don't reply? and after that?",
  );
});

it('does an order to the last question that was searched for', () => {
  const turns = [turn('What is the punishment for theft?'), turn('is it bailable?'), turn('make it shorter')];
  const { last, operations } = resolve('in Tamil', turns, TODAY);
  expect(operations).toEqual([{ kind: 'language', language: 'ta' }]);
  expect(last?.said).toBe('is it bailable?');
});

it('takes "for that" for what was asked last', () => {
  const turns = [turn('punishment for defamation'), turn('I mean can I sue for money')];
  expect(resolve('how long do I have for that', turns, TODAY).question).toMatch(/sue for money how long do I have/);
});

it('asks again of another religion what was asked last', () => {
  const turns = [turn('Can my husband marry again without divorce?')];
  expect(resolve('he is muslim', turns, TODAY).asks).toBe('Can my husband marry again without divorce? he is muslim');
});

it('goes on with a story where a turn tells more of it and asks nothing', () => {
  const turns = [turn('My employer has kept my salary and my certificates')];
  expect(resolve('manager promised twice in march, office moved to Noida since', turns, TODAY).kind).toBe('follow-up');
  expect(resolve('How do I get a divorce from my wife?', turns, TODAY).kind).toBe('new');
});
