import { createSimulatedServices } from '.';
import { describeServices } from './testing/service-suite';

jest.mock('./delay', () => ({ simulatedDelayMs: 0, later: (value: unknown) => Promise.resolve(value) }));

const config = {
  services: 'simulated',
  apiBaseUrl: '',
  contactFormUrl: '',
  siteUrl: '',
  features: { google: false, devMailbox: false },
} as const;

describeServices('simulated', {
  proYearlyPaise: 38_200,
  open: () => Promise.resolve(createSimulatedServices(config)),
  code: () => Promise.resolve('123456'),
});
