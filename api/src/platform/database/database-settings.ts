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
  };
}

/** The server in words for logs and sentences: without user and password. */
export function describeDatabase(settings: DatabaseSettings): string {
  return settings.engine === 'mysql'
    ? `mysql://${settings.host}:${settings.port}/${settings.name}`
    : 'the embedded database';
}
