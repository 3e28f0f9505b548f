import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, defaultTextMapGetter } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { brand } from 'shared-contracts/brand';
import type { Tracing } from './tracing';

/** The end of the process waits for the last batch no longer than this. */
const SENT_WITHIN_MS = 2_000;
const kinds = { request: SpanKind.SERVER, statement: SpanKind.CLIENT } as const;

/**
 * Sends traces to a collector, a batch every few seconds; one that does not answer holds nothing up.
 * @param endpoint of the collector for OTLP over HTTP, without the path
 */
export function exportTraces(endpoint: string, version: string): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] ?? brand.name.toLowerCase(),
      'service.version': version,
    }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SENT_WITHIN_MS })),
    ],
  });
  const tracer = provider.getTracer('api');
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();
  return {
    open(name, kind, headers) {
      const outside = headers ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : contexts.active();
      const span = tracer.startSpan(name, { kind: kinds[kind] }, outside);
      const inside = trace.setSpan(outside, span);
      return {
        within: (work) => contexts.with(inside, work),
        end({ name: better, attributes, failed }) {
          if (better) span.updateName(better);
          if (attributes) span.setAttributes(attributes);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async close() {
      // A collector that is gone must not keep the process from ending.
      await provider.shutdown().catch(() => undefined);
    },
  };
}
