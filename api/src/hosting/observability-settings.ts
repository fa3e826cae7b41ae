import Joi from 'joi';
import type { LevelWithSilent } from 'pino';

/** Settings of log, metrics and traces, the same for API, shell and renderer. */
export interface ObservabilityVariables {
  readonly LOG_LEVEL: LevelWithSilent;
  readonly METRICS_PORT?: number;
  readonly METRICS_HOST: string;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string;
}

/** Signs of life that a process gives. */
export interface ObservabilitySettings {
  /** Least level that is logged: `silent` in tests. */
  readonly logLevel: LevelWithSilent;
  /** Host and port on which Prometheus reads metrics; null exports none. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** True when traces are sent to the OpenTelemetry collector of the standard variables. */
  readonly isTraced: boolean;
}

const samplers = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`]);

export const portNumber = Joi.number().port().messages({ '*': '{#label} must be a port number from 0 to 65535.' });
export const hostName = Joi.string().hostname().messages({ '*': '{#label} must be a host name or an IP address.' });

/** Variables that the schemas of all processes share. */
export const observabilityKeys = {
  LOG_LEVEL: Joi.string()
    .valid('fatal', 'error', 'warn', 'info', 'debug', 'silent')
    .default('info')
    .messages({ '*': 'LOG_LEVEL must be fatal, error, warn, info, debug or silent.' })
    .description('least level that is logged'),
  METRICS_PORT: portNumber
    .description(
      'port on which Prometheus reads the metrics of this process; with `npm start` that of the API, and the next one that of the shell. See [operations](operations.md)',
    )
    .note('no metrics'),
  METRICS_HOST: hostName
    .default('127.0.0.1')
    .description('network interface of that port; whoever reaches it reads the metrics'),
  OTEL_EXPORTER_OTLP_ENDPOINT: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .messages({ '*': '{#label} must be a URL that starts with http:// or https://.' })
    .description(
      'OpenTelemetry collector that traces are sent to over HTTP; what else it needs are the standard variables, such as `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_RESOURCE_ATTRIBUTES`',
    )
    .note('no traces'),
  OTEL_EXPORTER_OTLP_PROTOCOL: Joi.string()
    .valid('http/json')
    .default('http/json')
    .messages({ '*': '{#label} must be http/json: no other protocol is built in.' })
    .description('protocol of the collector, which must be this one'),
  OTEL_SERVICE_NAME: Joi.string()
    .description('name of this process in traces')
    .note('`counterpart-api`, `counterpart-shell`'),
  OTEL_TRACES_SAMPLER: Joi.string()
    .valid(...samplers)
    .default('parentbased_always_on')
    .messages({ '*': `{#label} must be one of ${samplers.join(', ')}.` })
    .description('which requests are traced; `parentbased_traceidratio` with a share for a busy site'),
  OTEL_TRACES_SAMPLER_ARG: Joi.number()
    .min(0)
    .max(1)
    .messages({ '*': '{#label} must be a share from 0 to 1.' })
    .description('share of requests for `traceidratio`')
    .note('`1`'),
};

/** The variables that are set; those of OpenTelemetry, which are also for other programs, only with a collector. */
export const givenOf = (
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name, value]) => value && (env['OTEL_EXPORTER_OTLP_ENDPOINT'] || !name.startsWith('OTEL_')),
    ),
  );

/** The settings that the variables say. */
export const observabilityOf = ({
  LOG_LEVEL: logLevel,
  METRICS_PORT: port,
  METRICS_HOST: host,
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
}: ObservabilityVariables): ObservabilitySettings => ({
  logLevel,
  metrics: port === undefined ? null : { host, port },
  isTraced: endpoint !== undefined,
});
