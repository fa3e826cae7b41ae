import type { ObservabilitySettings } from '../hosting/observability-settings';
import type { TrustedProxies } from '../hosting/trusted-proxies';
import type { DatabaseSettings } from './database/database-settings';
import type { Mailbox } from './mail/mailbox';

/** A bucket of an S3-compatible store. */
export interface Bucket {
  readonly name: string;
  /** URL of the store; null is AWS. */
  readonly endpoint: string | null;
  readonly region: string;
}

/** Stand-in for something real while nothing is set; in production only where explicitly allowed. */
export type StandIn = 'test-payments' | 'mail-outbox' | 'demo-data';

/** The secrets that anything may have been signed with, the one that signs first. */
export const secretsOf = ({ sessionSecret, formerSecrets }: Pick<Settings, 'sessionSecret' | 'formerSecrets'>) => [
  sessionSecret,
  ...formerSecrets,
];

/** Everything that differs between two installations, read and checked once from the environment. */
export interface Settings extends ObservabilitySettings {
  readonly production: boolean;
  /** IP and port the API listens on; port 0 takes any free one. */
  readonly host: string;
  readonly port: number;
  readonly database: DatabaseSettings;
  /** Redis between several API processes; null leaves it to the database, or to the one process. */
  readonly redisUrl: string | null;
  /** Folder for everything the installation writes. */
  readonly dataFolder: string;
  /** 32 or more characters; seals session cookies and signs CSRF tokens. */
  readonly sessionSecret: string;
  /** Secrets that are accepted as well, while the secret is being changed. */
  readonly formerSecrets: readonly string[];
  /** False lifts the limits on sign-in, sign-up and messages, for test runs. */
  readonly rateLimits: boolean;
  /** Proxies believed about a visitor's IP, host and protocol: the shell's server. */
  readonly trustedProxies: TrustedProxies;
  /** URL people use, without a trailing slash. */
  readonly publicUrl: string;
  /**
   * Outgoing mail: the server that takes it (null keeps it in the embedded outbox) and who it is from; support reads
   * that mailbox. `postalAddress` stands at the end of each mail.
   */
  readonly mail: { readonly smtpUrl: string | null; readonly from: Mailbox; readonly postalAddress?: string };
  /**
   * The model that words answers of the Compliance Center: any endpoint that speaks the OpenAI API; null answers from
   * the guides alone.
   */
  readonly model: { readonly apiKey: string; readonly baseUrl: string | null; readonly name: string } | null;
  /**
   * Stripe: its secret key and the secret that signs its webhooks; `apiUrl` is another server that speaks its API, for
   * tests. Null takes payments with the embedded test gateway, which moves no money.
   */
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly apiUrl: string | null;
  } | null;
  /** Token with which the installation itself publishes releases of every area; null leaves that to deploy tokens. */
  readonly releaseToken: string | null;
  /** Bucket for what people upload and for the files of releases; null stores them in the data folder. */
  readonly bucket: Bucket | null;
  /** Virus scan that each document of work is sent to; null where none is set up. */
  readonly fileScanUrl: string | null;
  /**
   * Origins of developers' machines that a browser may take an area from: `https://dev.example`, `http://localhost:*`
   * with any port.
   */
  readonly overrideOrigins: readonly string[];
  /** Hosts whose area backends may be called without TLS, beside the machine itself. */
  readonly backendHttpHosts: readonly string[];
  /** Hosts that are called for people though they are on a private network, also without TLS. */
  readonly privateHosts: readonly string[];
  /** Keys that identify the site to push services; null has them made once and stored. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null;
  /** Stand-ins that were allowed in production; empty in development. */
  readonly standIns: readonly StandIn[];
  /** Fills an empty database with demo data at the first start. */
  readonly seedDemo: boolean;
  /**
   * Checks of responses (see `checkResponse`); they cost time, so development (`lenient`) and tests (`strict`) only.
   */
  readonly checkResponses: 'strict' | 'lenient' | 'off';
}
