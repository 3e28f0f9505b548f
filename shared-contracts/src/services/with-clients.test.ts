import { standInHost } from '../host/stand-in-host';
import { createLiveServices } from './live';
import { withClients } from './with-clients';

const core = standInHost({ mode: 'live' });
const services = createLiveServices(core.config);

test('a remote over the API calls by its own clients, and keeps the host’s for the rest', () => {
  const chat = { ...services.chat };
  const own = withClients({ ...core, standIns: false, services }, () => ({ chat }));
  expect(own.services.chat).toBe(chat);
  expect(own.services.plans).toBe(services.plans);
});

test.each(['live', 'simulated'] as const)('services that stand in for the API stay (%s)', (mode) => {
  const host = { ...standInHost({ mode }), services };
  expect(withClients(host, () => ({ chat: { ...services.chat } }))).toBe(host);
});
