import { telemetryRoutes } from 'shared-contracts/calls/telemetry/routes';
import type { RemoteName } from 'shared-contracts/remotes/remote-module';

/** What an operator is told of a remote in somebody's browser; nothing of the person is in it. */
export interface ReportedEvent {
  readonly kind: 'load' | 'failure' | 'error' | 'vital';
  readonly remote: RemoteName;
  /** The release; '' where nobody knows. */
  readonly id: string;
  /** Which failure, or which measure with its rating. */
  readonly name: string;
}

export type Report = (event: ReportedEvent) => void;

/** Reports by beacon: the page neither waits for it nor tells anybody when it does not come through. */
export function createReport(apiBaseUrl: () => string): Report {
  return (event) => {
    const body = new Blob([JSON.stringify({ events: [event] })], { type: 'application/json' });
    if ('sendBeacon' in navigator) navigator.sendBeacon(`${apiBaseUrl()}${telemetryRoutes.report.path}`, body);
  };
}
