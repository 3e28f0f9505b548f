import path from 'node:path';
import { catalogueProblems } from 'shared-ui/messages/catalogue-problems';
import { glossaryProblems } from 'shared-ui/messages/glossary';
import { literalsInCode } from 'shared-ui/messages/literals-in-code';
import { messagesInCode } from 'shared-ui/messages/messages-in-code';
import english from './en.json';
import hindi from './hi.json';
import kannada from './kn.json';
import { textsInData } from './shown-texts';
import tamil from './ta.json';

const source = path.join(__dirname, '..');
const translated = ['title', 'note', 'lead', 'text', 'action'];

test('every sentence of the public pages is there in every language', () => {
  const inCode = messagesInCode(source, translated);
  const asked = new Set([...inCode, ...textsInData()]);
  expect(catalogueProblems(asked, english, { ta: tamil, hi: hindi, kn: kannada })).toEqual([]);
});

test('nothing is shown that no catalogue knows', () => {
  const inData = /(^|\/)(questions|articles|policies|seo|messages)\/|words\.ts$|plan-questions|specimen/i;
  const trapForPrograms = /ContactForm.*"Website"$/;
  const literals = literalsInCode(source, { translated, without: inData });
  expect(literals.filter((literal) => !trapForPrograms.test(literal))).toEqual([]);
});

test('a thing has one name in a language', () => {
  expect(glossaryProblems({ ta: tamil, hi: hindi, kn: kannada })).toEqual([]);
});
