import { parseArgs } from 'node:util';
import { sealAudit } from '../src/platform/audit/audit-chain';
import { verifyAudit } from '../src/platform/audit/verify-audit';
import { BaseModel } from '../src/platform/database/base-model';
import { connectDatabase } from '../src/platform/database/connect-database';
import { describeDatabase } from '../src/platform/database/database-settings';
import { StartError } from '../src/platform/errors/start-error';
import { readEnvironment } from './environment';
import { runCommand } from './run-command';

/**
 * `npm run audit:verify`: checks every entry of the audit log in the database of the environment; ends with 1 when one
 * was changed, taken out or cut off. `--head 120:9f86…` also finds a log that was rewritten since that head was
 * printed.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { head: { type: 'string' } } });
  const { database: databaseSettings } = readEnvironment(process.env);
  const database = await connectDatabase(databaseSettings, { patient: true });
  try {
    BaseModel.knex(database);
    await sealAudit();
    const { intact, faults, waiting, head } = await verifyAudit(knownHead(values.head));
    for (const { sequence, sentence } of faults) console.error(`${sequence}: ${sentence}`);
    console.log(
      `${describeDatabase(databaseSettings)}: ${intact} entries are as they were written, ${faults.length} faults, ${waiting} not sealed yet.`,
    );
    console.log(`Head: ${head.sequence}:${head.hash}`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await database.destroy();
  }
}

function knownHead(text: string | undefined): { readonly sequence: number; readonly hash: string } | undefined {
  if (text === undefined) return undefined;
  const [, sequence, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!sequence || !hash)
    throw new StartError('Give the head as it was printed: npm run audit:verify -- --head 120:9f86…');
  return { sequence: Number(sequence), hash };
}

await runCommand(main);
