import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from '@hapi/hapi';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createServer } from '../../../server/create-server';
import { parseTrustProxy, withLoopback } from '../../hosting/trusted-proxies';
import type { Clock } from '../clock/clock';
import type { Settings } from '../settings';
import { createTestDatabase, type TestDatabase } from './test-database';

/** The whole API on a private database; requests go in through `server.inject`. */
export interface TestServer extends TestDatabase {
  readonly server: Server;
  readonly settings: Settings;
  /** Stops the server and removes its database and its own data folder. */
  stop(): Promise<void>;
}

/**
 * Starts the API for a test file: `beforeAll`. It has a data folder of its own. Limits are off unless asked for;
 * answers are checked against their schemas.
 */
export async function createTestServer(changes: Partial<Settings> = {}, clock?: Clock): Promise<TestServer> {
  const testDatabase = await createTestDatabase();
  const ownFolder = mkdtempSync(join(tmpdir(), 'counterpart-data-'));
  const settings: Settings = {
    production: false,
    host: '127.0.0.1',
    port: 0,
    database: testDatabase.databaseSettings,
    redisUrl: null,
    dataFolder: ownFolder,
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
    fileScanUrl: null,
    overrideOrigins: ['http://localhost:*'],
    backendHttpHosts: [],
    privateHosts: ['127.0.0.1'],
    vapid: null,
    standIns: [],
    seedDemo: false,
    checkResponses: 'strict',
    logLevel: 'silent',
    metrics: null,
    isTraced: false,
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
      rmSync(ownFolder, { recursive: true, force: true });
    },
  };
}

/**
 * Gives all tests of a file one API, made like that of `createTestServer`: it starts before them, is empty before each,
 * and stops after them.
 */
export function testServer(changes?: Partial<Settings>, clock?: Clock): TestServer {
  let started: TestServer;
  beforeAll(async () => {
    started = await createTestServer(changes, clock);
  });
  beforeEach(() => started.empty());
  afterAll(() => started.stop());
  // Helpers of a file name it before it has started.
  return new Proxy({} as TestServer, { get: (_target, name) => started[name as keyof TestServer] });
}
