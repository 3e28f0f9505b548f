import path from 'node:path';
import { brand } from 'shared-contracts/brand';
import { catalogueProblems } from 'shared-ui/messages/catalogue-problems';
import { glossaryProblems } from 'shared-ui/messages/glossary';
import { literalsInCode } from 'shared-ui/messages/literals-in-code';
import { messagesInCode } from 'shared-ui/messages/messages-in-code';
import english from './en.json';
import hindi from './hi.json';
import kannada from './kn.json';
import tamil from './ta.json';

test('every sentence of the host is there in every language', () => {
  const asked = new Set([...messagesInCode(path.join(__dirname, '..')), brand.tagline, brand.location]);
  expect(catalogueProblems(asked, english, { ta: tamil, hi: hindi, kn: kannada })).toEqual([]);
});

test('nothing is shown that no catalogue knows', () => {
  /** A page without its code has no catalogue either. */
  const withoutCatalogue = /mailbox\/|boot\/|inline\//;
  const signs = /"&copy;"$/;
  const literals = literalsInCode(path.join(__dirname, '..'), { without: withoutCatalogue });
  expect(literals.filter((literal) => !signs.test(literal))).toEqual([]);
});

test('a thing has one name in a language', () => {
  expect(glossaryProblems({ ta: tamil, hi: hindi, kn: kannada })).toEqual([]);
});
