import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment';

describe('reading the environment of the shell', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
      apiUrl: 'http://127.0.0.1:3001',
      developmentAreas: {},
      developmentShell: null,
      renderDeadline: 300,
      pageCacheBytes: 64 * 1024 * 1024,
      pageLeastLife: 3000,
      logLevel: 'info',
    });
  });

  it('takes empty variables for unset ones', () => {
    expect(readEnvironment({ RENDER_DEADLINE_MS: '', DEVELOPMENT_SHELL: '', PORT: '' })).toMatchObject({
      renderDeadline: 300,
      developmentShell: null,
      port: 3000,
    });
  });

  it('reads what is set', () => {
    expect(
      readEnvironment({
        PORT: '4000',
        PUBLIC_URL: 'https://counterpart.example/',
        RENDER_DEADLINE_MS: '0',
        PAGE_CACHE_MB: '8',
        TRUST_PROXY: '2',
        DEVELOPMENT_AREAS: 'blog=http://localhost:4103,admin=http://localhost:4105',
      }),
    ).toMatchObject({
      port: 4000,
      publicUrl: 'https://counterpart.example',
      renderDeadline: 0,
      pageCacheBytes: 8 * 1024 * 1024,
      trustedProxies: { description: 'the last 2 proxies' },
      developmentAreas: { blog: 'http://localhost:4103', admin: 'http://localhost:4105' },
    });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a port number from 0 to 65535.'],
    [{ HOST: 'not a host' }, 'HOST must be a host name or an IP address.'],
    [{ PUBLIC_URL: 'counterpart.example' }, 'PUBLIC_URL must be a URL that starts with http:// or https://.'],
    [{ API_URL: 'localhost' }, 'API_URL must be a URL that starts with http:// or https://.'],
    [
      { RENDER_DEADLINE_MS: 'fast' },
      'RENDER_DEADLINE_MS must be a whole number of milliseconds from 0 to 60000; 0 leaves every page to the browser.',
    ],
    [
      { RENDER_DEADLINE_MS: '-1' },
      'RENDER_DEADLINE_MS must be a whole number of milliseconds from 0 to 60000; 0 leaves every page to the browser.',
    ],
    [
      { TRUST_PROXY: 'yes' },
      'TRUST_PROXY must be a number of proxies such as 1, or networks such as 10.0.0.0/8, loopback or private, separated by commas.',
    ],
    [{ PAGE_CACHE_MB: 'lots' }, 'PAGE_CACHE_MB must be a whole number of megabytes from 1 to 65536.'],
    [{ PAGE_CACHE_MB: '0' }, 'PAGE_CACHE_MB must be a whole number of megabytes from 1 to 65536.'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT must be a port number from 0 to 65535.'],
    [{ METRICS_HOST: 'not a host' }, 'METRICS_HOST must be a host name or an IP address.'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'x' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL that starts with http:// or https://.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json: no other protocol is built in.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces', OTEL_TRACES_SAMPLER_ARG: '2' },
      'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug or silent.'],
    [{ DEVELOPMENT_SHELL: '4100' }, 'DEVELOPMENT_SHELL must be a URL that starts with http:// or https://.'],
    [
      { DEVELOPMENT_AREAS: 'blog' },
      'DEVELOPMENT_AREAS must be a list of area=origin, such as blog=http://localhost:4103.',
    ],
  ])('refuses %j', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(
      expect.objectContaining({ name: 'StartError', message: sentence }) as Error,
    );
  });

  it('leaves variables of OpenTelemetry to other programs while it has no collector', () => {
    expect(readEnvironment({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toMatchObject({ isTraced: false });
  });
});
