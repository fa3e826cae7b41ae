import { connect, createServer as createTcpServer, type Server as TcpServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createServer } from '../../../server/create-server';
import { createUser } from '../testing/factories';
import { createTestDatabase } from '../testing/test-database';
import { signIn } from '../testing/sign-in';
import { createTestServer } from '../testing/test-server';
import { BaseModel } from './base-model';
import { connectDatabase } from './connect-database';
import { parseDatabaseUrl } from './database-settings';
import { openDatabase } from './open-database';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A door to a TCP server that can be shut (connections refused and cut) or stuck (accepted, never answered). */
async function door(
  port: number,
): Promise<{ port: number; shut(): Promise<void>; open(): Promise<void>; stick(): void }> {
  const sockets = new Set<Socket>();
  let stuck = false;
  let doorPort = 0;
  let tcp: TcpServer;
  const open = (): Promise<void> =>
    new Promise((resolve) => {
      tcp = createTcpServer((client) => {
        sockets.add(client);
        client.on('error', () => undefined);
        if (stuck) return;
        const target = connect(port, '127.0.0.1');
        sockets.add(target);
        target.on('error', () => client.destroy());
        client.on('data', (chunk) => !stuck && target.write(chunk));
        target.on('data', (chunk) => !stuck && client.write(chunk));
        client.on('close', () => target.destroy());
        target.on('close', () => client.destroy());
      }).listen(doorPort, '127.0.0.1', () => {
        doorPort = (tcp.address() as { port: number }).port;
        resolve();
      });
    });
  const shut = (): Promise<void> =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      stuck = false;
      tcp.close(() => resolve());
    });
  await open();
  cleanups.push(shut);
  return { port: doorPort, shut, open, stick: () => void (stuck = true) };
}

// The embedded database is in the process itself and cannot go away.
const engines = process.env['TEST_DATABASE_URL'] ? ['server'] : [];
describe.each(engines)('a database %s that goes away', () => {
  it('is a 503 within 3 s, also for who is signed in, and is back without a restart', async () => {
    const base = await createTestServer();
    const { databaseSettings, server, settings } = base;
    if (databaseSettings.engine !== 'mysql') throw new Error('This test needs a server.');
    const way = await door(databaseSettings.port);
    const database = openDatabase({ ...databaseSettings, host: '127.0.0.1', port: way.port });
    cleanups.unshift(
      () => base.stop(),
      () => database.destroy(),
    );
    const headers = await signIn(base, await createUser());
    BaseModel.knex(database);
    const ask = async (url: string): Promise<[number, string, boolean]> => {
      const started = Date.now();
      const response = await server.inject({ url, headers });
      return [response.statusCode, response.payload, Date.now() - started < 3000];
    };
    const away = [503, 'We cannot reach our data right now. Please try again in a moment.', true];
    expect(settings.database).toBe(databaseSettings);
    expect((await ask('/api/user'))[0]).toBe(200);

    await way.shut();
    expect(await ask('/api/user')).toEqual(away);
    expect(await ask('/api/dependencies')).toEqual(away);
    for (const url of ['/api/healthz', '/api/readyz']) expect((await ask(url))[0]).toBe(200);
    await way.open();
    expect((await ask('/api/user'))[0]).toBe(200);

    way.stick();
    expect(await ask('/api/user')).toEqual(away);
    expect(await ask('/api/dependencies')).toEqual(away);
    expect((await ask('/api/readyz'))[0]).toBe(200);
    await way.shut();
    await way.open();
    expect((await ask('/api/user'))[0]).toBe(200);
  });
});

describe('a database that cannot be asked', () => {
  it('is a 503 with a sentence, never a 401', async () => {
    const { databaseSettings, remove } = await createTestDatabase();
    const database = openDatabase(databaseSettings);
    const test = await createTestServer();
    const headers = await signIn(test, await createUser());
    const server = await createServer(test.settings, database);
    cleanups.push(remove, () => test.stop());
    await database.destroy();
    const response = await server.inject({ url: '/api/user', headers });
    expect([response.statusCode, response.headers['x-error-code'], response.headers['retry-after']]).toEqual([
      503,
      'database_unavailable',
      '2',
    ]);
  });
});

describe('starting without a usable database', () => {
  it.each([
    [
      'mysql://root@127.0.0.1:1/counterpart',
      'The database at mysql://127.0.0.1:1/counterpart cannot be reached: check that it runs and that DATABASE_URL is right.',
    ],
    [
      'mysql://root@no-such-host.invalid/counterpart',
      'The database host no-such-host.invalid in DATABASE_URL is not known: check its name.',
    ],
  ])('fails with the reason: %s', async (url, sentence) => {
    await expect(connectDatabase(parseDatabaseUrl(url))).rejects.toMatchObject({
      name: 'StartError',
      message: sentence,
    });
  });

  it.each([
    ['localhost/counterpart', 'DATABASE_URL is not a URL: it must look like mysql://user:password@host:3306/name.'],
    ['postgres://u:secret@h/n', 'DATABASE_URL starts with postgres:// but only mysql:// is supported.'],
    ['mysql://u:secret@h', 'DATABASE_URL needs a host and a database name: mysql://user:password@host:3306/name.'],
  ])('refuses %s', (url, sentence) => {
    expect(() => parseDatabaseUrl(url)).toThrow(sentence);
  });

  it('says that the data folder cannot be written to', async () => {
    const file = '/proc/counterpart/counterpart.db';
    await expect(connectDatabase({ engine: 'sqlite', file })).rejects.toThrow(
      /^The data folder \/proc\/counterpart cannot be written to/,
    );
  });
});
