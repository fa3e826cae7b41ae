import { createServer } from 'node:net';

/** Ports below those that systems give to outgoing connections, which would take them between this and their use. */
const range = { from: 20_000, to: 32_000 };

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A free port of this machine.
 * @param count how many ports are free in a row from it on
 */
export async function freePort(count = 1): Promise<number> {
  for (;;) {
    const port = range.from + Math.floor(Math.random() * (range.to - range.from));
    const free = await Promise.all(Array.from({ length: count }, (_, next) => isFree(port + next)));
    if (free.every(Boolean)) return port;
  }
}
