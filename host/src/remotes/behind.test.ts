import type { RegistryEntry, RemoteRegistry } from 'shared-contracts/remotes/registry';
import { hasUnsaved, isBehind } from './behind';

const entry = (name: string, id: string): RegistryEntry => ({
  name,
  id,
  manifest: '',
  version: '',
  routes: [],
  preload: [],
});
const registry = (...ids: readonly [chat: string, admin: string, host?: string]): RemoteRegistry => ({
  ...(ids[2] === undefined ? {} : { hostId: ids[2] }),
  remotes: [entry('chat', ids[0]), entry('admin', ids[1])],
});

test.each([
  ['the same builds', registry('a', 'b'), false],
  ['a newer build of what is open', registry('c', 'b'), true],
  ['a newer build of what is not open', registry('a', 'c'), false],
  ['a registry that knows no ids', registry('', ''), false],
])('%s', (_what, fresh, behind) => {
  expect(isBehind(registry('a', 'b'), fresh, (name) => name === 'chat')).toBe(behind);
});

test.each([
  ['the same host', 'h', 'h', false],
  ['a newer host, whose code is always open', 'h', 'i', true],
  ['a registry that no longer knows its host', 'h', '', false],
  ['a registry that said nothing of its host', undefined, 'i', false],
])('%s', (_what, shown, fresh, behind) => {
  expect(isBehind(registry('a', 'b', shown), registry('a', 'b', fresh), () => false)).toBe(behind);
});

describe('something unsaved', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['<p>text</p>', false],
    ['<textarea></textarea>', false],
    ['<div role="dialog"></div>', true],
  ])('in %s: %s', (html, unsaved) => {
    document.body.innerHTML = html;
    expect(hasUnsaved()).toBe(unsaved);
  });

  it('is a question that was begun', () => {
    document.body.innerHTML = '<textarea></textarea>';
    const field = document.querySelector('textarea');
    if (field) field.value = 'My landlord';
    expect(hasUnsaved()).toBe(true);
  });

  it('is a part that asks before it is left', () => {
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    expect(hasUnsaved()).toBe(true);
    window.removeEventListener('beforeunload', ask);
  });
});
