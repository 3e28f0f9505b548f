import { english } from './letters/en';
import { hindi } from './letters/hi';
import { kannada } from './letters/kn';
import type { Letters } from './letters/letters';
import { tamil } from './letters/ta';
import { renderLetter } from './render';

const facts = {
  code: '012345',
  email: 'asha@example.com',
  minutes: 10,
  chatUrl: 'http://localhost:3000/chat',
  number: 'INV/26-27/000001',
  plan: 'Pro',
  total: '₹187.86',
  until: '2026-12-21',
  on: '2026-12-21',
  automatic: true,
};
const names = Object.keys(english) as (keyof Letters)[];
const languages = [
  ['en', english],
  ['ta', tamil],
  ['hi', hindi],
  ['kn', kannada],
] as const;

describe.each(languages)('the letters in %s', (language, letters) => {
  test.each(names)('%s is complete as text and as HTML, in one and the same words', (name) => {
    const letter = letters[name](facts);
    const { subject, text, html } = renderLetter(letter, language, 'Asha');
    expect(subject.length).toBeGreaterThan(5);
    for (const part of [...letter.paragraphs, ...(letter.facts ?? []).flat(), 'Asha']) {
      expect(text).toContain(part);
      expect(html).toContain(part.replaceAll('"', '&quot;').replaceAll("'", '&#39;'));
    }
    expect(text).not.toMatch(/undefined|\[object/);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">.*</html>$`, 's'));
    if (letter.action) expect(html).toContain(`href="${letter.action.href}"`);
  });
});

test('the same letter differs between an automatic renewal and one by hand', () => {
  for (const [, letters] of languages)
    expect(letters.renewalReminder(facts).paragraphs).not.toEqual(
      letters.renewalReminder({ ...facts, automatic: false }).paragraphs,
    );
});

test('what a person typed cannot become markup', () => {
  const { html } = renderLetter(
    { subject: '<b>', paragraphs: ['<script>alert(1)</script>'], facts: [['"', "'"]] },
    'en',
    '<img src=x>',
  );
  expect(html).not.toMatch(/<script|<img|<b>/);
});
