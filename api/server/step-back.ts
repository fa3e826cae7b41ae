import { parseArgs } from 'node:util';
import { migrateBackTo } from '../db/migrations/migration-source';
import { connectDatabase } from '../src/platform/database/connect-database';
import { describeDatabase } from '../src/platform/database/database-settings';
import { StartError } from '../src/platform/errors/start-error';
import { readEnvironment } from './environment';
import { runCommand } from './run-command';

/** `npm run db:back -- --to baseline-releases`: makes the database of the environment fit for an older version. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new StartError('Name the step to go back to: npm run db:back -- --to baseline-releases');
  const { database: databaseSettings } = readEnvironment(process.env);
  const database = await connectDatabase(databaseSettings, { patient: true });
  try {
    const taken = await migrateBackTo(database, values.to);
    console.log(
      `${describeDatabase(databaseSettings)} ends with ${values.to} now; taken back: ${taken.join(', ') || 'nothing'}.`,
    );
  } finally {
    await database.destroy();
  }
}

await runCommand(main);
