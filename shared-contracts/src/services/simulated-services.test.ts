import { createSimulatedServices } from './simulated';
import { describeServices } from './testing/service-suite';

jest.mock('./simulated/delay', () => ({ simulatedDelayMs: 0, later: (value: unknown) => Promise.resolve(value) }));

const config = { services: 'simulated', apiBaseUrl: '', contactFormUrl: '', siteUrl: '', features: { google: false, devMailbox: false } } as const;

describeServices('simulated', {
  open: () => Promise.resolve(createSimulatedServices(config)),
  code: () => Promise.resolve('123456'),
});
