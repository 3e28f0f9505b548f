import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { apiRoot } from '../../locate';
import { resolve } from './resolve';
import type { Turn } from './turn';

interface Expected {
  readonly q: string;
  readonly is: 'new' | 'follow-up' | 'operation' | 'thanks';
  readonly has?: readonly (string | number)[];
  readonly lacks?: readonly string[];
  readonly operation?: string;
  readonly about?: number;
  readonly state?: string;
  readonly date?: string;
}

const TODAY = '2026-11-22';
const folder = join(apiRoot, 'bench', 'conversations');
const conversations = readdirSync(folder)
  .sort()
  .flatMap((file) =>
    (parse(readFileSync(join(folder, file), 'utf8')) as Expected[][]).map((turns, index) => ({
      turns,
      half: index % 2 === 0 ? 'tuning' : 'untouched',
    })),
  );

/** What is wrong with how one turn was read; '' when nothing is. */
function faultOf(expected: Expected, turns: readonly Turn[]): string {
  const resolved = resolve(expected.q, turns, TODAY);
  const full = resolved.question.toLowerCase();
  const faults = [
    resolved.kind === expected.is ? '' : `is ${resolved.kind}`,
    ...(expected.has ?? []).map((word) => (full.includes(String(word).toLowerCase()) ? '' : `lacks ${word}`)),
    ...(expected.lacks ?? []).map((word) => (full.includes(word.toLowerCase()) ? `has ${word}` : '')),
    expected.operation && !resolved.operations.some(({ kind }) => kind === expected.operation) ? 'other operation' : '',
    expected.about !== undefined && resolved.about !== expected.about ? `about ${resolved.about ?? 'nothing'}` : '',
    expected.state && resolved.facts.state !== expected.state ? `State ${resolved.facts.state ?? 'none'}` : '',
    expected.date && resolved.facts.dates[0]?.iso !== expected.date ? 'other date' : '',
  ].filter(Boolean);
  return faults.length > 0 ? `${expected.q} => ${resolved.question}: ${faults.join(', ')}` : '';
}

function faultsOf(half: string): { faults: string[]; turns: number } {
  const own = conversations.filter((conversation) => conversation.half === half);
  const faults = own.flatMap(({ turns }) =>
    turns.map((expected, index) =>
      faultOf(
        expected,
        turns.slice(0, index).map(({ q }) => ({ question: q, subjects: [] })),
      ),
    ),
  );
  return { faults: faults.filter(Boolean), turns: faults.length };
}

describe('conversations', () => {
  it('are many enough to measure', () => {
    expect(conversations.length).toBeGreaterThanOrEqual(80);
  });

  it('are followed throughout on the half that was looked at', () => {
    expect(faultsOf('tuning').faults).toEqual([]);
  });

  it('are followed on the untouched half', () => {
    const { faults, turns } = faultsOf('untouched');
    expect(1 - faults.length / turns).toBeGreaterThanOrEqual(0.85);
  });
});
