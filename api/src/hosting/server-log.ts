import type { Server } from '@hapi/hapi';
import { destination, pino, type LevelWithSilent, type Logger } from 'pino';

declare module '@hapi/hapi' {
  interface Server {
    readonly logger: Logger;
  }
}

/**
 * Gives a server its log. Lines are JSON, written while the next requests are worked on, the last ones before the
 * process ends. Errors go under `err`: under another name nothing of them is written.
 */
export function addServerLog(server: Server, level: LevelWithSilent): void {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: ['err.sql', 'err.bindings', 'err.sqlMessage'],
  };
  server.decorate('server', 'logger', pino(options, destination({ sync: false })));
}
