import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { configure, fireEvent, render, screen, within } from '@testing-library/react';
import type { HostApi } from 'shared-contracts/host/host-api';
import { MemoryRouter } from 'sample-services/dev/memory-router';
import { useLocation } from 'shared-contracts/router';
import { Remote } from '../remote';
import { setScreen } from './screen-width';
import { testHost, type TestHostOptions } from './test-host';

// A screen is loaded when it is opened; the first time that means reading a large library.
configure({ asyncUtilTimeout: 20_000 });

interface OpenOptions extends TestHostOptions {
  readonly width?: number;
}

/** The back office at an address, as the host would show it, without transitions. */
export function openAdmin(at: string, { width = 1440, ...options }: OpenOptions = {}): HostApi {
  setScreen(width);
  const host = testHost(options);
  render(
    <CacheProvider value={unstyled()}>
      <MemoryRouter initialEntries={[at]}>
        <Remote host={host} />
        <Where />
      </MemoryRouter>
    </CacheProvider>,
  );
  return host;
}

/** Styles are kept out of the document: jsdom would match every rule with every element at each question for a role. */
const unstyled = () => createCache({ key: 'css', container: document.createElement('div') });

function Where() {
  const { pathname, search } = useLocation();
  return (
    <span hidden data-testid="where">
      {pathname + search}
    </span>
  );
}

export const address = () => screen.getByTestId('where').textContent;
export const button = (name: string | RegExp, inside?: HTMLElement) =>
  (inside ? within(inside) : screen).getByRole('button', { name });
export const press = (name: string | RegExp, inside?: HTMLElement) => fireEvent.click(button(name, inside));
/** Finds a dialog by its title, which may still be on its way. */
export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const type = (label: string | RegExp, value: string, inside?: HTMLElement) =>
  fireEvent.change((inside ? within(inside) : screen).getByLabelText(label), { target: { value } });
export const field = (label: string | RegExp, inside?: HTMLElement): HTMLInputElement =>
  (inside ? within(inside) : screen).getByLabelText(label);
/** The row of a table that holds a text. */
export const row = async (text: string | RegExp): Promise<HTMLElement> => {
  const cell = await screen.findByText(text);
  const found = cell.closest<HTMLElement>('[role=row]');
  if (!found) throw new Error(`${String(text)} stands in no row`);
  return found;
};
/** What stands in the first cells of a table, from top to bottom. */
export const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
