import { dirname } from 'node:path';
import { StartError } from '../errors/start-error';
import { prepareDataFolder } from '../files/data-folder';
import { describeDatabase, type DatabaseSettings } from './database-settings';
import { openDatabase, type Database, type DatabaseOptions } from './open-database';

/**
 * Opens the database and proves that it answers.
 * @throws StartError with one sentence a person can act on when it does not
 */
export async function connectDatabase(settings: DatabaseSettings, options: DatabaseOptions = {}): Promise<Database> {
  if (settings.engine === 'sqlite') prepareDataFolder(dirname(settings.file));
  const database = openDatabase(settings, options);
  try {
    await database.raw('select 1');
    return database;
  } catch (error) {
    await database.destroy();
    throw new StartError(explain(settings, error), { cause: error });
  }
}

function explain(settings: DatabaseSettings, error: unknown): string {
  const where = describeDatabase(settings);
  if (settings.engine === 'sqlite')
    return `The database file ${settings.file} cannot be opened: check that it is a database and that it may be written to.`;
  switch ((error as { code?: unknown }).code) {
    case 'ER_ACCESS_DENIED_ERROR':
    case 'ER_DBACCESS_DENIED_ERROR':
    case 'ER_ACCESS_DENIED_NO_PASSWORD_ERROR':
      return `The database at ${where} refused the user name or password in DATABASE_URL.`;
    case 'ER_BAD_DB_ERROR':
      return `The database server at ${settings.host}:${settings.port} has no database named ${settings.name}: create it, or change DATABASE_URL.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The database host ${settings.host} in DATABASE_URL is not known: check its name.`;
    default:
      return `The database at ${where} cannot be reached: check that it runs and that DATABASE_URL is right.`;
  }
}
