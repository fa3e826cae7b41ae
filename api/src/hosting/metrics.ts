import { createServer } from 'node:http';
import type { Server } from '@hapi/hapi';
import type { Registry } from 'prom-client';
import type { ObservabilitySettings } from './observability-settings';
import { StartError } from './start-error';

/** Something that a process knows of itself, read when Prometheus asks. A name that ends with `_total` is a counter. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  /** Name of the label, when there are several values. */
  readonly label?: string;
  /** The value, or one for each value of the label. */
  read(): number | Readonly<Record<string, number>> | Promise<number | Readonly<Record<string, number>>>;
}

declare module '@hapi/hapi' {
  interface ServerApplicationState {
    /** Beside those that every process has. */
    readings: Reading[];
  }
}

/**
 * Serves the metrics of a process on a port of its own: Node's own, its readings, and the requests of its server by
 * route. Without a port nothing is measured or loaded.
 * @returns ends that
 * @throws StartError when the port cannot be had
 */
export async function startMetrics(
  { metrics }: Pick<ObservabilitySettings, 'metrics'>,
  readings: readonly Reading[],
  server?: Server,
): Promise<() => void> {
  if (!metrics) return () => undefined;
  const registry = await createRegistry(readings, server);
  const listener = createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    listener.once('error', (error: NodeJS.ErrnoException) => {
      const { host, port } = metrics;
      const where = `Metrics cannot be served on ${host}, port ${port} (${error.code}):`;
      reject(new StartError(`${where} choose others with METRICS_HOST and METRICS_PORT.`, { cause: error }));
    });
    listener.listen(metrics.port, metrics.host, resolve);
  });
  listener.unref();
  return () => void listener.close();
}

async function createRegistry(readings: readonly Reading[], server?: Server): Promise<Registry> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const { name, help, label, read } of readings) {
    const labelNames = label === undefined ? [] : [label];
    const Kind = name.endsWith('_total') ? Counter : Gauge;
    const metric = new Kind({
      name,
      help,
      labelNames,
      registers,
      collect: async () => {
        const value = await read();
        metric.reset();
        const values = typeof value === 'number' ? [[{}, value] as const] : labeled(label ?? '', value);
        for (const [labels, one] of values) metric.inc(labels, one);
      },
    });
  }
  if (!server) return registry;
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer requests, by route, method and class of status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  server.events.on('response', ({ app, method, route, info, raw }) => {
    const labels = { route: app.route ?? route.path, method, status: `${String(raw.res.statusCode)[0]}xx` };
    duration.observe(labels, ((info.completed || info.responded || Date.now()) - info.received) / 1000);
  });
  return registry;
}

const labeled = (label: string, values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([name, value]) => [{ [label]: name }, value] as const);
