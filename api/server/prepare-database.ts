import { dirname, basename } from 'node:path';
import { updateBundledGuides } from '../db/demo/bundled-guides';
import { hasDemoAdministrator, isEmpty, seedDemo } from '../db/demo/seed-demo';
import { migrateAlone } from '../db/migrations/migration-source';
import { LockedError, lockFolder } from '../src/hosting/folder-lock';
import { demoFiles } from './demo-files';
import { connectDatabase } from '../src/platform/database/connect-database';
import { describeDatabase, type DatabaseSettings } from '../src/platform/database/database-settings';
import { withServerLock } from '../src/platform/database/server-lock';
import { StartError } from '../src/platform/errors/start-error';
import { prepareDataFolder } from '../src/platform/files/data-folder';
import type { Settings } from '../src/platform/settings';
import { refuseStandIns } from './stand-ins';

/** Milliseconds for which an API that is just ending is waited for. */
const patience = 5_000;

/**
 * Brings the database up to date and fills an empty one with demo data, one process at a time: of several that start
 * together, one does it and the others wait.
 * @param notify called with what is waited for
 * @throws StartError with a sentence that says what to do
 */
export async function prepareDatabase(settings: Settings, notify: (sentence: string) => void): Promise<void> {
  const { database: databaseSettings } = settings;
  if (databaseSettings.engine === 'sqlite') await lockDatabaseFile(databaseSettings.file);
  const database = await connectDatabase(databaseSettings, { patient: true });
  const prepare = async () => {
    await migrateAlone(database, describeDatabase(databaseSettings));
    if (settings.seedDemo && (await isEmpty(database))) await seedDemo(database, demoFiles(settings));
    else await updateBundledGuides(database);
    // A database of development days may have them, whatever is seeded now.
    if (settings.production && (await hasDemoAdministrator(database))) refuseStandIns(['demo-data'], settings.standIns);
  };
  try {
    if (databaseSettings.engine === 'sqlite') await prepare();
    else await withServerLock(database, 'counterpart-migrations', waitingSentence(databaseSettings, notify), prepare);
  } finally {
    await database.destroy();
  }
}

/** An embedded database belongs to one API for as long as that runs: two that write would keep each other out. */
async function lockDatabaseFile(file: string): Promise<void> {
  prepareDataFolder(dirname(file));
  try {
    await lockFolder(dirname(file), basename(file), { patience });
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    const freed = error.command ? `stop that one (${error.command})` : 'stop that one';
    throw new StartError(
      `The database file ${file} is in use by another API (${error.holder}): ${freed}, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
}

function waitingSentence(databaseSettings: DatabaseSettings, notify: (sentence: string) => void) {
  return (connection: number | null) => {
    const freed = connection === null ? '' : ` If it hangs, end its connection there: KILL ${connection};`;
    notify(
      `Another process is bringing ${describeDatabase(databaseSettings)} up to date; this one waits for it.${freed}`,
    );
  };
}
