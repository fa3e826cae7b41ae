import { createShellServer } from './create-server';
import { readEnvironment } from './environment';

const environment = readEnvironment();
const server = await createShellServer(environment);

async function stop(): Promise<void> {
  await server.stop({ timeout: 1000 });
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());

try {
  await server.start();
  process.stdout.write(`${JSON.stringify({ ready: 'shell', port: environment.port })}\n`);
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  const reason = code === 'EADDRINUSE' ? `Port ${environment.port} is already in use. Stop what runs there, or choose another with PORT=…` : String(error);
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
