import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

interface Answered {
  readonly method: string;
  /** As it was registered, without the values in it. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Figures of this process in the text format of Prometheus; nothing in them is about a person. */
export interface Metrics {
  readonly contentType: string;
  observe(answered: Answered): void;
  text(): Promise<string>;
}

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: bounds,
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    observe: ({ method, route, status, seconds }) => duration.observe({ method, route, status }, seconds),
    text: () => registry.metrics(),
  };
}
