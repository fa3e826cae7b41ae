import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server as HttpServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Span } from '@opentelemetry/api';
import type { Tracer } from './span-export';

/** A collector that is away does not hold up the end of a process for longer. */
const lastSpansMilliseconds = 1_000;

/** Cause of statements; it gets its name and span once the request was read. */
export interface RequestScope {
  requestId?: string;
  span?: Span | null;
}

const scopes = new AsyncLocalStorage<RequestScope>();
let tracer: Tracer | null = null;

/**
 * Sends spans to the collector of the environment from here on. Until then nothing of OpenTelemetry is loaded.
 * @returns sends what is left and ends that
 */
export async function startTracing(service: string): Promise<() => Promise<void>> {
  const { createTracer } = await import('./span-export');
  const started = createTracer(service, (message) =>
    process.stderr.write(`${JSON.stringify({ notice: `Spans were not sent: ${message}` })}\n`),
  );
  tracer = started;
  return () => Promise.race([started.stop(), wait(lastSpansMilliseconds, undefined, { ref: false })]);
}

/** Begins a span; null while traces go nowhere. @param parent `traceparent` (W3C Trace Context) of what caused it */
export function beginSpan(...[name, kind, parent]: Parameters<Tracer['begin']>): Span | null {
  return tracer?.begin(name, kind, parent) ?? null;
}

/** Marks the work of a span as failed. */
export const failSpan = (span: Span): void => tracer?.fail(span);

/** The `traceparent` for what a span causes elsewhere. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}

/** Gives each request of a server a scope, in which everything happens that is done for it. */
export function scopeRequests(listener: HttpServer): void {
  const emit = listener.emit.bind(listener) as (...event: unknown[]) => boolean;
  listener.emit = (...event: [string, ...unknown[]]) =>
    event[0] === 'request' || event[0] === 'checkContinue' ? scopes.run({}, () => emit(...event)) : emit(...event);
}

/** The scope of the request that is being worked on; undefined in jobs. */
export const requestScope = (): RequestScope | undefined => scopes.getStore();

/**
 * A comment that names the request in the database's lists, in front as these cut long statements; empty in jobs, and
 * while no traces are sent.
 */
export function statementComment(): string {
  const id = scopes.getStore()?.requestId;
  return id === undefined ? '' : `/*request_id='${id}'*/ `;
}

/** Runs a statement, in a span of its request where that is traced. @param system OpenTelemetry's name of it */
export async function inStatementSpan<Result>(
  system: 'mysql' | 'sqlite',
  sql: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const parent = scopes.getStore()?.span;
  const span = parent?.isRecording() && beginSpan(sql.trim().split(' ', 1)[0] ?? '', 'client', traceparentOf(parent));
  if (!span) return run();
  span.setAttributes({ 'db.system.name': system, 'db.query.text': sql });
  try {
    return await run();
  } catch (error) {
    failSpan(span);
    throw error;
  } finally {
    span.end();
  }
}
