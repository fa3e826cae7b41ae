import { join, resolve } from 'node:path';
import Joi from 'joi';
import { parseDatabaseUrl } from '../src/platform/database/database-settings';
import {
  givenOf,
  hostName,
  observabilityKeys,
  portNumber,
  observabilityOf,
  type ObservabilityVariables,
} from '../src/hosting/observability-settings';
import { isOriginPattern } from '../src/hosting/override-origin';
import { parseTrustProxy, withLoopback } from '../src/hosting/trusted-proxies';
import { StartError } from '../src/platform/errors/start-error';
import { parseMailbox, type Mailbox } from '../src/platform/mail/mailbox';
import type { Settings, StandIn } from '../src/platform/settings';
import { hostList } from './host-list';
import { refuseRenamed } from './renamed-settings';
import { listOf, secretPattern, storedSecret } from './session-secrets';
import { refuseStandIns, standIns } from './stand-ins';
import { vapidKeys, vapidOf, type VapidVariables } from './vapid-settings';
import { webUrl } from './web-url';

interface Variables extends ObservabilityVariables, VapidVariables {
  readonly NODE_ENV: string;
  readonly API_HOST: string;
  readonly API_PORT: number;
  readonly PORT: number;
  readonly DATABASE_URL?: string;
  readonly REDIS_URL?: string;
  readonly DATA_DIR: string;
  readonly SESSION_SECRET?: string;
  readonly RATE_LIMITS: 'on' | 'off';
  readonly TRUST_PROXY?: string;
  readonly PUBLIC_URL?: string;
  readonly SMTP_URL?: string;
  readonly MAIL_FROM: string;
  readonly POSTAL_ADDRESS?: string;
  readonly OPENAI_API_KEY?: string;
  readonly OPENAI_BASE_URL?: string;
  readonly OPENAI_MODEL: string;
  readonly STRIPE_SECRET_KEY?: string;
  readonly STRIPE_WEBHOOK_SECRET?: string;
  readonly RELEASE_TOKEN?: string;
  readonly FILES_BUCKET?: string;
  readonly FILES_S3_URL?: string;
  readonly FILES_S3_REGION: string;
  readonly FILE_SCAN_URL?: string;
  readonly OVERRIDE_ORIGINS?: string;
  readonly BACKEND_HTTP_HOSTS: string;
  readonly PRIVATE_HOSTS: string;
  readonly SEED_DEMO?: '0' | '1';
  readonly ALLOW_IN_PRODUCTION: string;
}

/**
 * Variables that are read, each with what it means and what holds without it (`npm run contract` makes
 * `shell/docs/settings.md` of them).
 * @public
 */
export const schema = Joi.object<Variables>({
  NODE_ENV: Joi.string()
    .valid('development', 'test', 'production')
    .default('development')
    .messages({ '*': 'NODE_ENV must be production, development or test.' })
    .description(
      '`production` for people: no demo data, responses are not checked against their schemas, secrets are required; with `DATABASE_URL` administrators need a second step within a day, unless the site settings say otherwise',
    ),
  API_HOST: hostName.default('127.0.0.1').description('network interface of the API, when started apart'),
  API_PORT: portNumber.default(3001).description('port of the API, when started apart'),
  PORT: portNumber.default(3000).description('the one port for people'),
  DATABASE_URL: Joi.string()
    .description(
      '`mysql://user:pass@host:port/name`; after it `?ssl=true` for TLS, with the server’s certificate and host name checked (`NODE_EXTRA_CA_CERTS` names the file of an authority of your own), and `connectionLimit=20` for the connections of one API’s requests, 10 if unset; jobs have four more',
    )
    .note('embedded SQLite under the data folder'),
  REDIS_URL: Joi.string()
    .uri({ scheme: ['redis', 'rediss'] })
    .messages({ '*': 'REDIS_URL must be a URL that starts with redis:// or rediss://.' })
    .description(
      'Redis between several API processes (`redis://` or `rediss://`): live events, changes of public pages and limits go through it',
    )
    .note('the database does it, a little slower; one process needs neither'),
  DATA_DIR: Joi.string().default('.data').description('database file, releases, uploads, outbox, logs'),
  SESSION_SECRET: Joi.string()
    .pattern(secretPattern)
    .messages({
      '*': 'SESSION_SECRET must have 32 or more characters, and so must each of several after a comma.',
    })
    .description(
      '32+ characters; required with `NODE_ENV=production` and `DATABASE_URL`. Of several, separated by commas, the first signs and all are accepted: see the README on changing it',
    )
    .note('generated once, kept in the data folder'),
  RATE_LIMITS: Joi.string()
    .valid('on', 'off')
    .default('on')
    .messages({ '*': 'RATE_LIMITS must be on or off.' })
    .description('`off` lifts the limits for test runs; refused with `NODE_ENV=production`')
    .note('on'),
  TRUST_PROXY: Joi.string()
    .description(
      "which proxies in front are believed about a visitor's IP, host and protocol: how many (`1`), or networks (`10.0.0.0/8, loopback, private`)",
    )
    .note('none: a visitor is the connecting client'),
  PUBLIC_URL: webUrl('PUBLIC_URL').description('origin in links and canonical URLs').note('`http://localhost:{PORT}`'),
  SMTP_URL: Joi.string()
    .uri({ scheme: ['smtp', 'smtps'] })
    .messages({ '*': 'SMTP_URL must be a URL that starts with smtp:// or smtps://.' })
    .description('mail server for outgoing mail: `smtp://user:pass@host:587`')
    .note(
      'mails stay in the embedded outbox: `outbox` of the data folder, `/api/admin/mails` for admins, `/api/outbox` for each person in development',
    ),
  MAIL_FROM: Joi.string()
    .default('Counterpart <support@counterpart.test>')
    .description('sender, and where contact messages go unless the site settings name another address'),
  POSTAL_ADDRESS: Joi.string()
    .max(200)
    .messages({ '*': 'POSTAL_ADDRESS must be a postal address of at most 200 characters, in one line.' })
    .description('postal address at the end of each mail; CAN-SPAM asks for one in newsletters and reminders')
    .note('none in production; elsewhere a made-up one'),
  OPENAI_API_KEY: Joi.string()
    .description(
      "key of the model that words the Compliance Center's answers and reads what rules leave of a search in own words",
    )
    .note("answers are sentences of the guides, labeled 'Answered from our guides'"),
  OPENAI_BASE_URL: webUrl('OPENAI_BASE_URL')
    .description('any endpoint that speaks the OpenAI API')
    .note("OpenAI's own"),
  OPENAI_MODEL: Joi.string().default('gpt-4.1-mini').description('its model'),
  STRIPE_SECRET_KEY: Joi.string()
    .pattern(/^(sk|rk)_/)
    .messages({ '*': 'STRIPE_SECRET_KEY must be a secret key of Stripe: it starts with sk_ or rk_.' })
    .description('secret key of Stripe, which then takes the payments')
    .note('embedded test gateway'),
  STRIPE_WEBHOOK_SECRET: Joi.string()
    .pattern(/^whsec_/)
    .when('STRIPE_SECRET_KEY', { is: Joi.exist(), then: Joi.required() })
    .messages({
      '*': 'STRIPE_WEBHOOK_SECRET must be set with STRIPE_SECRET_KEY: the signing secret of the webhook, which starts with whsec_.',
    })
    .description("signing secret of Stripe's webhook, which goes to `/api/billing/events`")
    .note('required with `STRIPE_SECRET_KEY`'),
  RELEASE_TOKEN: Joi.string()
    .min(16)
    .messages({ '*': 'RELEASE_TOKEN must have 16 or more characters.' })
    .description(
      "the installation's own token: says what the shell provides and publishes releases of every area. Pipelines of one area use deploy tokens",
    )
    .note('made for each start'),
  FILES_BUCKET: Joi.string()
    .pattern(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .messages({
      '*': 'FILES_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.',
    })
    .description(
      'bucket for what people upload (the `uploads` folder of `DATA_DIR`) and for the files of releases and shells (`release-store`, `shell-store`); credentials are those of the AWS SDK (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, a profile or a role)',
    )
    .note('these folders of `DATA_DIR`'),
  FILES_S3_URL: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .messages({ '*': 'FILES_S3_URL must be a URL that starts with http:// or https://.' })
    .description('URL of an S3-compatible store that is not AWS')
    .note('AWS'),
  FILES_S3_REGION: Joi.string().default('us-east-1').description("the bucket's region"),
  FILE_SCAN_URL: webUrl('FILE_SCAN_URL')
    .description(
      'virus scan for the documents of work, to which each file is sent by POST: 200 passes it, 422 refuses it; after any other answer, or none within 10 seconds, it is not stored',
    )
    .note('files are not scanned, and no page claims that they are'),
  OVERRIDE_ORIGINS: Joi.string()
    .custom((text: string) => {
      if (!listOf(text).every(isOriginPattern)) throw new Error('No list of origins.');
      return text;
    })
    .messages({
      '*': 'OVERRIDE_ORIGINS must be origins with https://, or with http:// of localhost, separated by commas: https://dev.example,http://localhost:*.',
    })
    .description(
      'origins of development servers that one browser may take an area from, separated by commas: https, or http of the machine the browser runs on; `:*` is any port',
    )
    .note('`http://localhost:*`; none with `NODE_ENV=production` or an https `PUBLIC_URL`'),
  BACKEND_HTTP_HOSTS: hostList('BACKEND_HTTP_HOSTS', 'year-end.internal,10.0.0.7')
    .description(
      'hosts of areas’ backends that are called over plain http, separated by commas: for a private network that encrypts by itself',
    )
    .note('the machine itself alone'),
  PRIVATE_HOSTS: hostList('PRIVATE_HOSTS', 'calendar.internal,10.0.0.7')
    .description(
      'hosts of busy calendars that the server calls for people though they are on a private network, also over plain http, separated by commas; all others must be public and use https',
    )
    .note('none'),
  ...vapidKeys,
  ALLOW_IN_PRODUCTION: Joi.string()
    .default('')
    .custom((text: string) => {
      if (!listOf(text).every((name) => standIns.some((known) => known === name))) throw new Error('No stand-in.');
      return text;
    })
    .messages({ '*': `ALLOW_IN_PRODUCTION must be one or more of ${standIns.join(', ')}, separated by commas.` })
    .description(
      'what may stand in for something real with `NODE_ENV=production`, separated by commas: `test-payments`, `mail-outbox`, `demo-data`',
    )
    .note('a production without Stripe or SMTP, or with demo data, is refused'),
  SEED_DEMO: Joi.string()
    .valid('0', '1')
    .messages({ '*': 'SEED_DEMO must be 0 or 1.' })
    .description('`1` seeds demo data in production, `0` never seeds')
    .note('seeds an empty database outside production'),
  ...observabilityKeys,
}).prefs({ stripUnknown: true, errors: { label: 'key', wrap: { label: false } } });

/**
 * Reads and checks every variable. Empty ones count as unset.
 * @throws StartError with one sentence about the first thing that is wrong
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = givenOf(env);
  refuseRenamed(given);
  const checked = schema.validate(given);
  if (checked.error) throw new StartError(checked.error.message);
  const { value } = checked;
  const production = value.NODE_ENV === 'production';
  if (production && value.RATE_LIMITS === 'off')
    throw new StartError('RATE_LIMITS=off is for test runs only and is refused with NODE_ENV=production.');
  const used = production ? standInsOf(value) : [];
  refuseStandIns(used, listOf(value.ALLOW_IN_PRODUCTION));
  const dataFolder = resolve(value.DATA_DIR);
  const [sessionSecret = '', ...formerSecrets] = listOf(
    value.SESSION_SECRET ?? storedSecret(dataFolder, production && value.DATABASE_URL !== undefined),
  );
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, '');
  return {
    production,
    host: value.API_HOST,
    port: value.API_PORT,
    database: value.DATABASE_URL
      ? parseDatabaseUrl(value.DATABASE_URL)
      : { engine: 'sqlite', file: join(dataFolder, 'counterpart.db') },
    redisUrl: value.REDIS_URL ?? null,
    dataFolder,
    sessionSecret,
    formerSecrets,
    rateLimits: value.RATE_LIMITS === 'on',
    // Processes on this machine: the shell's server beside us.
    trustedProxies: withLoopback(parseTrustProxy(value.TRUST_PROXY)),
    publicUrl,
    mail: {
      ...{ smtpUrl: value.SMTP_URL ?? null, from: senderOf(value.MAIL_FROM) },
      // A place that no one lives at, until a site says its own.
      postalAddress: value.POSTAL_ADDRESS ?? (production ? '' : '100 Example Street, Portland, OR 97204'),
    },
    model: value.OPENAI_API_KEY
      ? { apiKey: value.OPENAI_API_KEY, baseUrl: value.OPENAI_BASE_URL ?? null, name: value.OPENAI_MODEL }
      : null,
    stripe:
      value.STRIPE_SECRET_KEY && value.STRIPE_WEBHOOK_SECRET
        ? { secretKey: value.STRIPE_SECRET_KEY, webhookSecret: value.STRIPE_WEBHOOK_SECRET, apiUrl: null }
        : null,
    releaseToken: value.RELEASE_TOKEN ?? null,
    bucket: value.FILES_BUCKET
      ? { name: value.FILES_BUCKET, endpoint: value.FILES_S3_URL ?? null, region: value.FILES_S3_REGION }
      : null,
    fileScanUrl: value.FILE_SCAN_URL ?? null,
    overrideOrigins: overrideOriginsOf(value.OVERRIDE_ORIGINS, production || publicUrl.startsWith('https://')),
    backendHttpHosts: listOf(value.BACKEND_HTTP_HOSTS),
    privateHosts: listOf(value.PRIVATE_HOSTS),
    vapid: vapidOf(value),
    standIns: used,
    seedDemo: value.SEED_DEMO ? value.SEED_DEMO === '1' : !production,
    checkResponses: production ? 'off' : 'lenient',
    ...observabilityOf(value),
  };
}

function standInsOf({ STRIPE_SECRET_KEY, SMTP_URL, SEED_DEMO, ALLOW_IN_PRODUCTION }: Variables): StandIn[] {
  const isUsed: Readonly<Record<StandIn, boolean>> = {
    // With a key of Stripe's sandbox, too.
    'test-payments': !/^.._live_/.test(STRIPE_SECRET_KEY ?? ''),
    'mail-outbox': !SMTP_URL,
    // The demo accounts of an earlier start count as well.
    'demo-data': SEED_DEMO === '1' || listOf(ALLOW_IN_PRODUCTION).includes('demo-data'),
  };
  return standIns.filter((standIn) => isUsed[standIn]);
}

/** Without a list only the machine that the browser itself runs on, and none on a site that is in public use. */
function overrideOriginsOf(text: string | undefined, isPublic: boolean): readonly string[] {
  if (text !== undefined) return listOf(text);
  return isPublic ? [] : ['http://localhost:*'];
}

function senderOf(from: string): Mailbox {
  const sender = parseMailbox(from);
  if (!sender)
    throw new StartError(
      "MAIL_FROM must be an email address, or a name and an address in the form 'Counterpart <support@example.com>'.",
    );
  return sender;
}
