import type { Database } from './open-database';

/** True when a database is MySQL or MariaDB; SQLite otherwise. */
export const isMysql = ({ client }: Database): boolean => (client as { readonly dialect: string }).dialect === 'mysql';
