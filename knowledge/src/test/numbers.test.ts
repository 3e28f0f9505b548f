import { citedIds, stripCitations } from '../citations';
import { provisionLabel } from '../label';
import { baseNumber, expandNumbers, provisionId } from '../numbers';

test.each([
  ['bns', '103', 'bns-103'],
  ['iea', '65B', 'iea-65b'],
  ['cpc', 'Order 39 Rule 1', 'cpc-order-39-rule-1'],
  ['limitation-act', 'Article 113', 'limitation-act-article-113'],
  ['constitution', 'Preamble', 'constitution-preamble'],
])('%s %s has the id %s', (act, number, id) => {
  expect(provisionId(act, number)).toBe(id);
});

test.each([
  ['1-3, 65B', ['1', '2', '3', '65B']],
  ['243A-243C', ['243A', '243B', '243C']],
  ['243ZA-243ZC', ['243ZA', '243ZB', '243ZC']],
])('%s stands for its numbers', (ranges, numbers) => {
  expect(expandNumbers(ranges)).toEqual(numbers);
});

test('a senseless range is refused', () => {
  expect(() => expandNumbers('9-3')).toThrow('runs backwards');
  expect(() => expandNumbers('9A-10')).toThrow('not a range');
});

test('a sub-section belongs to its section', () => {
  expect(['103(1)', '2(1)(a)', '65B'].map(baseNumber)).toEqual(['103', '2', '65B']);
});

test.each<['section' | 'article', string, string, string]>([
  ['section', 'Negotiable Instruments Act, 1881', '138', 'Section 138, Negotiable Instruments Act, 1881'],
  ['article', 'Constitution of India', '21', 'Article 21, Constitution of India'],
  ['article', 'Constitution of India', 'Schedule 7', 'Seventh Schedule, Constitution of India'],
  ['section', 'Code of Civil Procedure, 1908', 'Order 39 Rule 1', 'Order 39 Rule 1, Code of Civil Procedure, 1908'],
  ['section', 'Limitation Act, 1963', 'Article 113', 'Article 113 of the Schedule, Limitation Act, 1963'],
])('a lawyer writes the %s of the %s', (unit, title, number, label) => {
  expect(provisionLabel({ unit, title }, number)).toBe(label);
});

test('citations are found and can be taken out of a text', () => {
  const text = 'Under [[bns-318|Section 318(4)]] and [[ni-act-138]].';
  expect(citedIds(text)).toEqual(['bns-318', 'ni-act-138']);
  expect(stripCitations(text, (id) => id.toUpperCase())).toBe('Under Section 318(4) and NI-ACT-138.');
});
