import { join, resolve } from 'node:path';
import {
  givenOf,
  observabilityKeys,
  observabilityOf,
  hostName,
  portNumber,
  type ObservabilitySettings,
  type ObservabilityVariables,
} from '@counterpart/api/hosting/observability-settings';
import { parseTrustProxy, type TrustedProxies } from '@counterpart/api/hosting/trusted-proxies';
import Joi from 'joi';
import { isDevelopment, outputFolder } from '../federation/output-folder';
import { StartError } from '@counterpart/api/hosting/start-error';

/** Settings of the environment in which the shell's server runs. */
export interface ShellEnvironment extends ObservabilitySettings {
  /** The one port for people. */
  readonly port: number;
  readonly host: string;
  /** Origin in links, canonical URLs and cookies. */
  readonly publicUrl: string;
  /** Proxies in front of this server, which are believed about a visitor's IP, host and protocol. */
  readonly trustedProxies: TrustedProxies;
  /** URL of the API; people reach it through this server. */
  readonly apiUrl: string;
  /** The shell's own built files, of this checkout. */
  readonly assetsFolder: string;
  /** Builds of the shell that are served here, by version; `null` serves the one of this checkout only. */
  readonly shellsFolder: string | null;
  /** Published releases of the areas: `<area>/<version>/`. */
  readonly releasesFolder: string;
  /** File that caches the last good registry. */
  readonly registryFile: string;
  /** Areas served by a developer's machine instead of their release: area to origin. */
  readonly developmentAreas: Readonly<Record<string, string>>;
  /** Origin of the shell's own hot-reload server, which its browser code then talks to. */
  readonly developmentShell: string | null;
  readonly isDevelopment: boolean;
  /** Milliseconds that rendering a page may take before it is left to the browser; 0 leaves every page to it. */
  readonly renderDeadline: number;
  /** URL of renderers of another user, container or machine; `null` renders in processes of this one. */
  readonly rendererUrl: string | null;
  /** Host and port on which `npm run renderer` listens. */
  readonly rendererListens: { readonly host: string; readonly port: number };
  /** Bytes for cached pages. */
  readonly pageCacheBytes: number;
  /** Milliseconds for which a cached page is served though something changed. */
  readonly pageLeastLife: number;
}

interface Variables extends ObservabilityVariables {
  readonly PORT: number;
  readonly HOST: string;
  readonly PUBLIC_URL?: string;
  readonly TRUST_PROXY: TrustedProxies;
  readonly API_URL: string;
  readonly DATA_DIR: string;
  readonly ASSETS_DIR?: string;
  readonly DEVELOPMENT_AREAS: string;
  readonly DEVELOPMENT_SHELL?: string;
  readonly RENDER_DEADLINE_MS: number;
  readonly RENDERER_URL?: string;
  readonly RENDERER_HOST: string;
  readonly RENDERER_PORT: number;
  readonly PAGE_CACHE_MB: number;
  readonly PAGE_LEAST_LIFE_MS: number;
}

const webUrl = Joi.string()
  .uri({ scheme: ['http', 'https'] })
  .messages({ '*': '{#label} must be a URL that starts with http:// or https://.' });

/**
 * Variables that are read, each with what it means and what holds without it (`npm run contract` makes
 * `shell/docs/settings.md` of them).
 * @public
 */
export const schema = Joi.object<Variables>({
  PORT: portNumber.default(3000),
  HOST: hostName.default('0.0.0.0').description('network interface that the shell listens on'),
  PUBLIC_URL: webUrl,
  TRUST_PROXY: Joi.any()
    .custom((text: string) => parseTrustProxy(text))
    .default(parseTrustProxy(undefined))
    .messages({ 'any.custom': '{#error.message}' }),
  API_URL: webUrl
    .default('http://127.0.0.1:3001')
    .description('where the shell finds the API, and `npm run release` the registry')
    .note('the API that `npm start` starts'),
  DATA_DIR: Joi.string().default('.data'),
  ASSETS_DIR: Joi.string().description("the shell's built files").note('the last build'),
  DEVELOPMENT_AREAS: Joi.string()
    .pattern(/^[a-z][a-z0-9-]*=https?:\/\/[^,=\s]+(,[a-z][a-z0-9-]*=https?:\/\/[^,=\s]+)*$/)
    .default('')
    .messages({ '*': '{#label} must be a list of area=origin, such as blog=http://localhost:4103.' })
    .description('areas served by development servers; set by `npm run dev`')
    .note('none'),
  DEVELOPMENT_SHELL: webUrl.description('shell served by a development server; set by `npm run dev`').note('none'),
  RENDER_DEADLINE_MS: Joi.number()
    .integer()
    .min(0)
    .max(60_000)
    .default(300)
    .messages({
      '*': '{#label} must be a whole number of milliseconds from 0 to 60000; 0 leaves every page to the browser.',
    })
    .description(
      'milliseconds that a visitor waits for a public page to be rendered on the server before the frame of the page goes out and the browser does it; `0`: browsers render everything',
    ),
  RENDERER_URL: webUrl
    .description("URL of `npm run renderer`, which renders pages in the place of processes of the shell's server")
    .note('processes of its own'),
  RENDERER_HOST: hostName.default('127.0.0.1').description('network interface that `npm run renderer` listens on'),
  RENDERER_PORT: portNumber.default(3002).description('port that `npm run renderer` listens on'),
  PAGE_CACHE_MB: Joi.number()
    .integer()
    .min(1)
    .max(65_536)
    .default(64)
    .messages({ '*': '{#label} must be a whole number of megabytes from 1 to 65536.' })
    .description('room for cached pages, in MB'),
  PAGE_LEAST_LIFE_MS: Joi.number()
    .integer()
    .min(0)
    .max(60_000)
    .default(3000)
    .messages({ '*': '{#label} must be a whole number of milliseconds from 0 to 60000.' })
    .description(
      'milliseconds for which visitors who are not signed in may get a cached page that is older than its data; `0`: never',
    ),
  ...observabilityKeys,
}).prefs({ stripUnknown: true, abortEarly: false, errors: { label: 'key', wrap: { label: false } } });

/**
 * Reads and checks every variable of the shell's server. Empty ones count as unset.
 * @throws StartError with a sentence, on a line of its own, about each variable that is wrong
 */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): ShellEnvironment {
  const given = givenOf(env);
  const checked = schema.validate(given);
  const { error } = checked;
  if (error) throw new StartError([...new Set(error.details.map(({ message }) => message))].join('\n'));
  const value: Variables = checked.value;
  const dataFolder = resolve(value.DATA_DIR);
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    trustedProxies: value.TRUST_PROXY,
    apiUrl: value.API_URL.replace(/\/+$/, ''),
    assetsFolder: value.ASSETS_DIR ?? outputFolder(resolve(import.meta.dirname, '..')),
    shellsFolder: isDevelopment || value.ASSETS_DIR ? null : join(dataFolder, 'shells'),
    releasesFolder: join(dataFolder, 'releases'),
    registryFile: join(dataFolder, 'last-good-registry.json'),
    developmentAreas: parsePairs(value.DEVELOPMENT_AREAS),
    developmentShell: value.DEVELOPMENT_SHELL ?? null,
    isDevelopment,
    renderDeadline: value.RENDER_DEADLINE_MS,
    rendererUrl: value.RENDERER_URL?.replace(/\/+$/, '') ?? null,
    rendererListens: { host: value.RENDERER_HOST, port: value.RENDERER_PORT },
    pageCacheBytes: value.PAGE_CACHE_MB * 1024 * 1024,
    pageLeastLife: value.PAGE_LEAST_LIFE_MS,
    ...observabilityOf(value),
  };
}

/** `blog=http://localhost:4103,admin=…` as a record. */
function parsePairs(text: string): Record<string, string> {
  const pairs = text.split(',').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}
