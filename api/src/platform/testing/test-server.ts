import type { Server } from '@hapi/hapi';
import { createServer } from '../../../server/create-server';
import { parseTrustProxy, withLoopback } from '../../hosting/trusted-proxies';
import type { Clock } from '../clock/clock';
import type { Settings } from '../settings';
import { createTestDatabase, type TestDatabase } from './test-database';

/** The whole API on a private database; requests go in through `server.inject`. */
export interface TestServer extends TestDatabase {
  readonly server: Server;
  readonly settings: Settings;
  /** Stops the server and removes its database. */
  stop(): Promise<void>;
}

/**
 * Starts the API for a test file: `beforeAll`. Limits are off unless asked for; answers are checked against their
 * schemas.
 */
export async function createTestServer(changes: Partial<Settings> = {}, clock?: Clock): Promise<TestServer> {
  const testDatabase = await createTestDatabase();
  const settings: Settings = {
    production: false,
    host: '127.0.0.1',
    port: 0,
    database: testDatabase.databaseSettings,
    redisUrl: null,
    dataFolder: '.data/test',
    sessionSecret: 'a secret for tests that is long enough',
    formerSecrets: [],
    rateLimits: false,
    trustedProxies: withLoopback(parseTrustProxy(undefined)),
    publicUrl: 'http://localhost:3000',
    mail: { smtpUrl: null, from: { name: 'Counterpart', email: 'support@counterpart.test' } },
    model: null,
    stripe: null,
    releaseToken: 'a release token for tests',
    bucket: null,
    overrideOrigins: ['http://localhost:*'],
    standIns: [],
    seedDemo: false,
    checkResponses: 'strict',
    logLevel: 'silent',
    ...changes,
  };
  const server = await createServer(settings, testDatabase.database, clock);
  await server.initialize();
  return {
    ...testDatabase,
    server,
    settings,
    stop: async () => {
      await server.stop({ timeout: 0 });
      await testDatabase.remove();
    },
  };
}
