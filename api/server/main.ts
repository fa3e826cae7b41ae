import { startMetrics } from '../src/hosting/metrics';
import { onParentEnd } from '../src/hosting/stop-with-parent';
import { startTracing } from '../src/hosting/tracing';
import { connectDatabase } from '../src/platform/database/connect-database';
import { describeDatabase } from '../src/platform/database/database-settings';
import { StartError } from '../src/platform/errors/start-error';
import type { Settings } from '../src/platform/settings';
import { createServer } from './create-server';
import { readEnvironment } from './environment';
import { prepareDatabase } from './prepare-database';
import { runCommand } from './run-command';
import { standInWarnings } from './stand-ins';

const stopMilliseconds = 2_500;

/** Migrates (`--migrate` ends there), listens, logs a JSON line when ready, stops cleanly; `--check` only connects. */
async function start(): Promise<void> {
  const settings = readEnvironment(process.env);
  if (process.argv.includes('--check')) return (await connectDatabase(settings.database)).destroy();
  let stop = (): Promise<void> => process.exit(0);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  onParentEnd(() => void stop());
  const notify = (notice: string): void => console.log(JSON.stringify({ notice }));
  for (const warning of standInWarnings(settings.standIns)) notify(warning);
  await prepareDatabase(settings, notify);
  if (process.argv.includes('--migrate')) process.exit(0);
  const database = await connectDatabase(settings.database);
  const stopTracing = settings.isTraced ? await startTracing('counterpart-api') : null;
  const server = await createServer(settings, database);
  await startMetrics(settings, server.app.readings, server);
  await server.start().catch((error: unknown) => {
    throw listenError(error, settings);
  });

  let stopping = false;
  stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await server.stop({ timeout: stopMilliseconds });
    // Everything is in the one file then that people copy, and nothing in the write-ahead log beside it.
    if (settings.database.engine === 'sqlite') await database.raw('pragma wal_checkpoint(truncate)');
    await database.destroy();
    await stopTracing?.();
    process.exit(0);
  };
  // A rejected promise that nothing awaits is a bug to log, not a reason to drop everyone's requests.
  process.on('unhandledRejection', (error) => server.logger.error({ err: error }, 'unhandled rejection'));

  const where = { url: server.info.uri, database: describeDatabase(settings.database) };
  console.log(JSON.stringify({ ready: true, pid: process.pid, ...where }));
}

function listenError(error: unknown, { host, port }: Settings): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is already in use: stop what runs there or choose another with API_PORT.`, {
      cause: error,
    });
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this account: choose one above 1023 with API_PORT.`, {
      cause: error,
    });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`The API cannot listen on ${host}: check API_HOST.`, { cause: error });
  return error;
}

await runCommand(start);
