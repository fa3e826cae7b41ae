import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A Redis server for one test run, that can go away and come back. */
export interface PrivateRedis {
  readonly url: string;
  /** Starts it on the same port, with nothing in it. */
  start(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Has it hang, or go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
}

const program = 'redis-server';
const startMilliseconds = 10_000;

/** True when there is a `redis-server` on the PATH. */
export const hasRedisServer = spawnSync(program, ['--version']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A Redis of its own on a free port, in memory only. It does not run yet. */
export async function createPrivateRedis(): Promise<PrivateRedis> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  const kill = async (): Promise<void> => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const variables = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn(program, variables, { stdio: 'ignore' });
      const end = Date.now() + startMilliseconds;
      while (!(await accepts(port))) {
        if (Date.now() > end) throw new Error('redis-server did not start.');
        await wait(20);
      }
    },
    kill,
    signal: (name) => void child?.kill(name),
  };
}
