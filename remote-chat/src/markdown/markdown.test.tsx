import { render, screen } from '@testing-library/react';
import type { Citation } from 'shared-contracts';
import { Markdown, type ChipProps } from './Markdown';
import { plainText, plainTextWithCitations } from './plain-text';

const citation: Citation = {
  id: 'bns-103',
  kind: 'provision',
  label: 'Section 103, BNS',
  act: 'BNS',
  number: '103',
  title: 'Murder',
  url: 'https://law.example/103',
};
const Chip = ({ number, citation: { label } }: ChipProps) => <b data-testid="chip">{`${number}:${label}`}</b>;
const show = (text: string, citations: readonly Citation[] = [citation]) =>
  render(<Markdown text={text} citations={citations} Chip={Chip} />);

test('headings, lists, quotes, code and tables are formatted', () => {
  show('# Title\n\n- one\n\n> quote\n\n`code`\n\n| a | b |\n| --- | --- |\n| 1 | 2 |');
  expect(screen.getByRole('heading', { level: 2, name: 'Title' })).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('one');
  expect(document.querySelector('blockquote')).toHaveTextContent('quote');
  expect(document.querySelector('code')).toHaveTextContent('code');
  expect(screen.getByRole('table')).toBeInTheDocument();
});

test('a reference becomes a chip; one without a source, in code or in a link stays text', () => {
  show('Murder [1], nothing [2], `x[1]` and [a link [1]](https://law.example).');
  expect(screen.getAllByTestId('chip').map((chip) => chip.textContent)).toEqual(['1:Section 103, BNS']);
  expect(document.body).toHaveTextContent('nothing [2]');
  expect(document.querySelector('code')).toHaveTextContent('x[1]');
});

test('scripts and dangerous links do not get through', () => {
  show('<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[x](javascript:alert(1)) [y](https://law.example)');
  expect(document.querySelector('script, img')).toBeNull();
  expect(screen.getByText('x').getAttribute('href') ?? '').not.toContain('javascript');
  expect(screen.getByRole('link', { name: 'y' })).toHaveAttribute('rel', expect.stringContaining('noopener') as string);
});

test('an answer as plain text keeps its structure and names its sources', () => {
  expect(
    plainText('## Title\n\n**Bold** and *more*\n\n1. one\n2. two\n   - deep\n\n| a | b |\n| --- | --- |\n| 1 | 2 |'),
  ).toBe('Title\n\nBold and more\n\n1. one\n2. two\n  - deep\n\na\tb\n1\t2');
  expect(plainTextWithCitations('Yes [1].', [citation])).toBe(
    'Yes [1].\n\nSources\n\n[1] Section 103, BNS (https://law.example/103)',
  );
});
