import { onCLS, onINP, onLCP, type MetricType } from 'web-vitals';
import { remoteAt } from '../remotes/remote-at';
import type { RegistrySource } from '../remotes/registry';
import type { Report } from '../remotes/report';

/** Tells the operator how fast the page was that somebody came to, as the remote's that showed it. */
export function reportVitals(registry: RegistrySource, report: Report): void {
  const { pathname } = window.location;
  const tell = ({ name, rating }: Pick<MetricType, 'name' | 'rating'>): void => {
    // Most measures are final when the page is left: there is no time to ask for anything then.
    const known = registry.current();
    const shown = known && remoteAt(pathname, known);
    if (shown) report({ kind: 'vital', remote: shown.name, id: shown.id ?? '', name: `${name}:${rating}` });
  };
  onLCP(tell);
  onINP(tell);
  onCLS(tell);
}
