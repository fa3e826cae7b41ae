import { StartError } from '../errors/start-error';

/** Where the data lives: a MySQL-compatible server, or one SQLite file. */
export type DatabaseAddress =
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
 * Reads a `mysql://user:password@host:port/name` address.
 * @throws StartError with a sentence that says what is wrong and never repeats the password
 */
export function parseDatabaseUrl(address: string): DatabaseAddress {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw new StartError('DATABASE_URL is not an address: it must look like mysql://user:password@host:3306/name.');
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

/** The address in words for logs and sentences: without user and password. */
export function describeDatabase(address: DatabaseAddress): string {
  return address.engine === 'mysql'
    ? `mysql://${address.host}:${address.port}/${address.name}`
    : 'the embedded database';
}
