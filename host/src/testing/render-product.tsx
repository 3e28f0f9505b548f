import { createInstance } from '@module-federation/runtime';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteName } from 'shared-contracts/remotes/remote-module';
import { App } from '../app/App';
import { createShell } from '../boot/create-shell';
import { stubEntries, type StubEntry } from './stub-remotes';
import { stubServer, type StubAnswer } from './stub-server';

interface ProductOptions {
  readonly server?: Readonly<Record<string, StubAnswer>>;
  readonly remotes?: Partial<Record<RemoteName, StubEntry>>;
}

let count = 0;

/** Federation warns about a remote that is registered again, which is what trying again means. */
function silenceSecondRegistration(): void {
  const warn = console.warn.bind(console);
  jest.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    if (!String(words[0]).includes('already registered')) warn(...words);
  });
}

/** Shows the whole host at an address, over a stubbed server and stubbed remotes, with timeouts short enough to wait for. */
export function renderProduct(address: string, { server = {}, remotes = {} }: ProductOptions = {}) {
  silenceSecondRegistration();
  window.history.replaceState(null, '', address);
  const table = { ...remotes };
  const { asked, change } = stubServer(server);
  const { plugin, entries } = stubEntries(table);
  const federation = createInstance({ name: `host-${(count += 1)}`, remotes: [], plugins: [plugin] });
  const shell = createShell(federation, { fileTimeoutMs: 600, codeTimeoutMs: 600 });
  render(<App shell={shell} />);
  return {
    shell,
    asked,
    entries,
    change,
    mend: (name: RemoteName, entry: StubEntry) => {
      table[name] = entry;
    },
    user: userEvent.setup(),
  };
}
