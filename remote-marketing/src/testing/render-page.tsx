import { render } from '@testing-library/react';
import { MemoryRouter } from 'sample-services/dev/memory-router';
import type { HostApi } from 'shared-contracts/host/host-api';
import { useLocation } from 'shared-contracts/router';
import { Remote } from '../remote';
import { testHost } from './test-host';

/** Shows the remote at an address, as the host would. */
export function renderPage(address: string, host: HostApi = testHost()) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Remote host={host} />
      <Whereabouts />
    </MemoryRouter>,
  );
}

function Whereabouts() {
  const { pathname, search, hash } = useLocation();
  return <span data-testid="address">{pathname + search + hash}</span>;
}
