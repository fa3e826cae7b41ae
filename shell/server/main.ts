import { startMetrics } from '@counterpart/api/hosting/metrics';
import { onParentEnd } from '@counterpart/api/hosting/stop-with-parent';
import { startTracing } from '@counterpart/api/hosting/tracing';
import { createShellServer } from './create-server';
import { readEnvironment } from './environment';
import { StartError } from '@counterpart/api/hosting/start-error';

/** Listens, logs one JSON line when ready, and stops cleanly on a signal. `--check` only reads the settings. */
async function start(): Promise<void> {
  const environment = readEnvironment();
  if (process.argv.includes('--check')) return;
  const stopTracing = environment.isTraced ? await startTracing('counterpart-shell') : null;
  const server = await createShellServer(environment, {
    say: (notice) => process.stdout.write(`${JSON.stringify({ notice })}\n`),
  });
  await startMetrics(environment, server.app.readings, server);
  const stop = async (): Promise<void> => {
    await server.stop({ timeout: 1000 });
    await stopTracing?.();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  onParentEnd(() => void stop());
  const { port, trustedProxies } = environment;
  await server.start().catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(`Port ${port} is already in use. Stop what runs there, or choose another with PORT=…`);
  });
  process.stdout.write(
    `${JSON.stringify({ ready: 'shell', pid: process.pid, port, trusts: trustedProxies.description })}\n`,
  );
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exit(1);
}
