import type { MetricType } from 'web-vitals';
import type { RegistryEntry } from 'shared-contracts/remotes/registry';
import { reportVitals } from './report-vitals';

type Tell = (metric: Pick<MetricType, 'name' | 'rating'>) => void;
const measured: Record<string, Tell> = {};
jest.mock('web-vitals', () => ({
  onLCP: (tell: Tell) => (measured.LCP = tell),
  onINP: (tell: Tell) => (measured.INP = tell),
  onCLS: (tell: Tell) => (measured.CLS = tell),
}));

const chat: RegistryEntry = {
  name: 'chat',
  id: '00000000000a',
  manifest: '',
  version: '',
  routes: ['/chat'],
  preload: [],
};

test('a measure is told with the remote and the release that showed the page', () => {
  window.history.replaceState(null, '', '/chat');
  const report = jest.fn();
  reportVitals({ current: () => ({ remotes: [chat] }), get: jest.fn(), look: jest.fn(), renew: jest.fn() }, report);
  measured.LCP?.({ name: 'LCP', rating: 'good' });
  measured.INP?.({ name: 'INP', rating: 'needs-improvement' });
  expect(report.mock.calls).toEqual([
    [{ kind: 'vital', remote: 'chat', id: '00000000000a', name: 'LCP:good' }],
    [{ kind: 'vital', remote: 'chat', id: '00000000000a', name: 'INP:needs-improvement' }],
  ]);
});

test('a page of no remote, or before the registry is there, tells nothing', () => {
  const report = jest.fn();
  reportVitals({ current: () => null, get: jest.fn(), look: jest.fn(), renew: jest.fn() }, report);
  measured.CLS?.({ name: 'CLS', rating: 'poor' });
  expect(report).not.toHaveBeenCalled();
});
