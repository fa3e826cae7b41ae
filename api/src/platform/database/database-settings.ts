import Joi from 'joi';
import { StartError } from '../errors/start-error';

/** Database that holds the data: a MySQL-compatible server, or one SQLite file. */
export type DatabaseSettings =
  | {
      readonly engine: 'mysql';
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly password: string;
      readonly name: string;
      /** With TLS: the server's certificate and host name are checked. */
      readonly ssl?: true;
      /** Connections for the requests of one process, where not ten. */
      readonly connectionLimit?: number;
    }
  | { readonly engine: 'sqlite'; readonly file: string };

/**
 * Reads a `mysql://user:password@host:port/name` URL.
 * @throws StartError with a sentence that says what is wrong and never repeats the password
 */
export function parseDatabaseUrl(databaseUrl: string): DatabaseSettings {
  let url: URL;
  try {
    url = new URL(databaseUrl);
  } catch {
    throw new StartError('DATABASE_URL is not a URL: it must look like mysql://user:password@host:3306/name.');
  }
  if (url.protocol !== 'mysql:' && url.protocol !== 'mariadb:') {
    throw new StartError(`DATABASE_URL starts with ${url.protocol}// but only mysql:// is supported.`);
  }
  const name = decodeURIComponent(url.pathname.slice(1));
  if (!url.hostname || !name) {
    throw new StartError('DATABASE_URL needs a host and a database name: mysql://user:password@host:3306/name.');
  }
  return {
    engine: 'mysql',
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : 3306,
    user: decodeURIComponent(url.username) || 'root',
    password: decodeURIComponent(url.password),
    name,
    ...parametersOf(url.searchParams),
  };
}

/** Parameters, named as mysql2 names them. What is passed over in silence would leave a connection in the clear. */
function parametersOf(given: URLSearchParams): { readonly ssl?: true; readonly connectionLimit?: number } {
  const checked = Joi.object<{ readonly ssl?: true; readonly connectionLimit?: number }>({
    ssl: Joi.boolean().valid(true),
    connectionLimit: Joi.number().integer().min(1).max(1000),
  }).validate(Object.fromEntries(given));
  if (!checked.error) return checked.value;
  const [name] = checked.error.details[0]?.path ?? [];
  throw new StartError(
    `DATABASE_URL cannot have ${name}=${given.get(String(name))}: it takes ssl=true and connectionLimit=20 (1 to 1000) after its name, and nothing else.`,
  );
}

/** The server in words for logs and sentences: without user and password. */
export function describeDatabase(settings: DatabaseSettings): string {
  return settings.engine === 'mysql'
    ? `mysql://${settings.host}:${settings.port}/${settings.name}`
    : 'the embedded database';
}
