import path from 'node:path';
import { builtInPlans } from 'shared-contracts/calls/plans/built-in-plans';
import { livePlans } from 'shared-contracts/calls/plans/live-plans';
import { billingPeriod } from 'shared-contracts/calls/billing/quote';
import { invoice, subscription } from 'shared-contracts/calls/billing/subscription';
import { legalStatus } from 'shared-contracts/calls/chat/citation';
import { catalogueProblems } from 'shared-ui/messages/catalogue-problems';
import { glossaryProblems } from 'shared-ui/messages/glossary';
import { literalsInCode } from 'shared-ui/messages/literals-in-code';
import { messagesInCode } from 'shared-ui/messages/messages-in-code';
import english from './en.json';
import hindi from './hi.json';
import kannada from './kn.json';
import tamil from './ta.json';

const source = path.join(__dirname, '..');

const plans = [...builtInPlans, ...livePlans].flatMap(({ name, description, features, monthly }) => [
  name,
  description,
  monthly.period,
  ...features,
]);

/** States that the API names by a word; the screens translate the word. */
const states = [
  ...legalStatus.options,
  ...subscription.shape.status.options,
  ...invoice.shape.status.options,
  ...invoice.shape.kind.options.filter((kind) => kind === 'credit note'),
  ...billingPeriod.options,
];

test('every sentence of the chat is there in every language', () => {
  const asked = new Set([...messagesInCode(source), ...plans, ...states]);
  expect(catalogueProblems(asked, english, { ta: tamil, hi: hindi, kn: kannada })).toEqual([]);
});

test('nothing is shown that no catalogue knows', () => {
  const samplesAndSpeech = /(sample-chats|spoken-words)\.ts$/;
  const person = /"Asha Rao"$/;
  expect(literalsInCode(source, { without: samplesAndSpeech }).filter((literal) => !person.test(literal))).toEqual([]);
});

test('a thing has one name in a language', () => {
  expect(glossaryProblems({ ta: tamil, hi: hindi, kn: kannada })).toEqual([]);
});
