import { parseArgs } from 'node:util';
import { isEmpty, seedDemo } from '../db/demo/seed-demo';
import { generateProfessionals } from '../db/generated/generate-professionals';
import { migrate } from '../db/migrations/migration-source';
import { demoFiles } from './demo-files';
import { connectDatabase } from '../src/platform/database/connect-database';
import { describeDatabase } from '../src/platform/database/database-settings';
import { StartError } from '../src/platform/errors/start-error';
import { readEnvironment } from './environment';
import { runCommand } from './run-command';

const most = 2_000_000;

/**
 * `npm run db:generate -- --professionals 100000`: fills the database of the environment with people who do not exist,
 * to try it at size.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { professionals: { type: 'string' } } });
  const wanted = Number(values.professionals);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > most)
    throw new StartError(
      `Say how many: npm run db:generate -- --professionals 100000 (1 to ${most.toLocaleString('en-US')}).`,
    );
  const settings = readEnvironment(process.env);
  if (settings.production)
    throw new StartError('Generated people are for development: db:generate is refused with NODE_ENV=production.');
  const database = await connectDatabase(settings.database, { patient: true });
  try {
    await migrate(database);
    if (settings.seedDemo && (await isEmpty(database))) await seedDemo(database, demoFiles(settings));
    await generateProfessionals(
      database,
      wanted,
      (count) => count % 10_000 === 0 && console.log(`${count.toLocaleString('en-US')} professionals`),
    );
    console.log(
      `Done: ${wanted.toLocaleString('en-US')} generated professionals in ${describeDatabase(settings.database)}.`,
    );
  } finally {
    await database.destroy();
  }
}

await runCommand(main);
