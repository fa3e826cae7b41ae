import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';

/** Begins spans, and sends those that ended to the collector of the environment (`OTEL_EXPORTER_OTLP_*`). */
export interface Tracer {
  begin(name: string, kind: 'server' | 'client', parent?: string): Span;
  fail(span: Span): void;
  stop(): Promise<void>;
}

/**
 * @param service its name, unless `OTEL_SERVICE_NAME` says another
 * @param onError hears why spans were not sent, once a minute at most
 */
export function createTracer(service: string, onError: (message: string) => void): Tracer {
  let heard = -Infinity;
  setGlobalErrorHandler((error) => {
    if (performance.now() - heard < 60_000) return;
    heard = performance.now();
    onError(error instanceof Error ? error.message : 'the collector gave no reason');
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('counterpart');
  const propagator = new W3CTraceContextPropagator();
  return {
    begin: (name, kind, traceparent) =>
      tracer.startSpan(
        name,
        { kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT },
        propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter),
      ),
    fail: (span) => void span.setStatus({ code: SpanStatusCode.ERROR }),
    stop: () => provider.shutdown(),
  };
}
