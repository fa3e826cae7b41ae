import { dirname } from 'node:path';
import { StartError } from '../errors/start-error';
import { prepareDataFolder } from '../files/data-folder';
import { describeDatabase, type DatabaseAddress } from './database-address';
import { openDatabase, type Database } from './open-database';

/**
 * Opens the database and proves that it answers.
 * @throws StartError with one sentence a person can act on when it does not
 */
export async function connectDatabase(
  address: DatabaseAddress,
  options: { readonly patient?: boolean } = {},
): Promise<Database> {
  if (address.engine === 'sqlite') prepareDataFolder(dirname(address.file));
  const database = openDatabase(address, options);
  try {
    await database.raw('select 1');
    return database;
  } catch (error) {
    await database.destroy();
    throw new StartError(explain(address, error), { cause: error });
  }
}

function explain(address: DatabaseAddress, error: unknown): string {
  const where = describeDatabase(address);
  if (address.engine === 'sqlite')
    return `The database file ${address.file} cannot be opened: check that it is a database and that it may be written to.`;
  switch ((error as { code?: unknown }).code) {
    case 'ER_ACCESS_DENIED_ERROR':
    case 'ER_DBACCESS_DENIED_ERROR':
    case 'ER_ACCESS_DENIED_NO_PASSWORD_ERROR':
      return `The database at ${where} refused the user name or password in DATABASE_URL.`;
    case 'ER_BAD_DB_ERROR':
      return `The database server at ${address.host}:${address.port} has no database named ${address.name}: create it, or change DATABASE_URL.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The database host ${address.host} in DATABASE_URL is not known: check its name.`;
    default:
      return `The database at ${where} cannot be reached: check that it runs and that DATABASE_URL is right.`;
  }
}
