import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { DatabaseSettings } from '../src/platform/database/database-settings';
import { openDatabase } from '../src/platform/database/open-database';
import {
  copyTables,
  createOnServer,
  openServer,
  testServerSettings,
} from '../src/platform/testing/test-server-databases';

const program = ['run.mjs', 'main.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url)));
const server = testServerSettings();
let folder = '';
let databaseSettings: DatabaseSettings;
let database: Knex;
/** Brings the database up to date in no time: for tests of what comes after. */
let copyTemplate = async (): Promise<void> => undefined;
let removeDatabase = async (): Promise<void> => undefined;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'counterpart-prepare-'));
  databaseSettings = { engine: 'sqlite', file: join(folder, 'counterpart.db') };
  copyTemplate = async () => {
    // Its connection is open from the start.
    await database.destroy();
    copyFileSync(inject('template'), join(folder, 'counterpart.db'));
    database = openDatabase(databaseSettings, { patient: true });
  };
  if (server) {
    const name = `${server.name}_prepare_${process.pid}_${Date.now().toString(36)}`;
    const admin = openServer(server);
    await createOnServer(admin, name);
    databaseSettings = { ...server, name };
    copyTemplate = () => copyTables(admin, inject('template'), name);
    removeDatabase = async () => {
      await admin.raw('drop database ??', [name]);
      await admin.destroy();
    };
  }
  database = openDatabase(databaseSettings, { patient: true });
});
afterEach(async () => {
  const left = children.splice(0).filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(left.map((child) => new Promise((resolve) => child.once('close', resolve).kill('SIGKILL'))));
  await database.destroy();
  await removeDatabase();
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
  readonly ended: Promise<{ code: number | null; said: string }>;
  readonly notices: string[];
}

/** @param seedDemo whether it fills the database too: only for tests that look at what is there */
function startApi({ seedDemo = false } = {}): Run {
  const url =
    databaseSettings.engine === 'mysql'
      ? `mysql://${databaseSettings.user}:${databaseSettings.password}@${databaseSettings.host}:${databaseSettings.port}/${databaseSettings.name}`
      : '';
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: folder,
    DATABASE_URL: url,
    API_PORT: '0',
    SEED_DEMO: seedDemo ? '1' : '0',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const notices: string[] = [];
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said: said.trim() })),
  );
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n')) {
        if (line.includes('"ready":')) resolve();
        if (line.startsWith('{"notice":')) notices.push((JSON.parse(line) as { notice: string }).notice);
      }
    });
    void ended.then(({ said: sentence }) => reject(new Error(sentence)));
  });
  ready.catch(() => undefined);
  return { child, ready, ended, notices };
}

async function untilMigrating(): Promise<void> {
  while (!(await database.schema.hasTable('knex_migrations_lock')))
    await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a database that is not ready', () => {
  it('goes on from where a process was killed, whatever that left behind', async () => {
    const first = startApi();
    await untilMigrating();
    first.child.kill('SIGKILL');
    await first.ended;
    await database.schema.hasTable('knex_migrations_lock');
    await database('knex_migrations_lock').update({ is_locked: 1 });
    await startApi().ready;
  });

  it('gets the corrected guides of a newer version', async () => {
    const first = startApi({ seedDemo: true });
    await first.ready;
    first.child.kill('SIGKILL');
    await first.ended;
    const old = { summary: 'As it was.', lastUpdated: new Date('2026-01-05T12:00:00.000Z') };
    await database('compliance_guides').where({ id: 1 }).update(old);
    await startApi().ready;
    expect(await database('compliance_guides').where(old).first('id')).toBeUndefined();
    expect(await database('guide_versions').where({ guideId: 1 }).pluck('number')).toEqual([1, 2]);
  });

  it('is refused by an older version with what to do', async () => {
    await copyTemplate();
    await database('knex_migrations').insert({ name: '9999-of-tomorrow', batch: 2, migration_time: new Date() });
    const { code, said } = await startApi().ended;
    expect(code).toBe(1);
    expect(said).toMatch(
      /^A newer version of Counterpart has changed .+ \(9999-of-tomorrow\)\. Start that version \(git pull && npm start\), or take the changes back with it, and then start this one: npm run db:back -- --to [a-z0-9-]+$/,
    );
  });
});

describe.skipIf(server !== null)('the embedded database', () => {
  it('belongs to one API, and to the next when that one was killed', async () => {
    const first = startApi();
    await first.ready;
    const { code, said } = await startApi().ended;
    expect([code, said]).toEqual([
      1,
      `The database file ${join(folder, 'counterpart.db')} is in use by another API (process ${first.child.pid}): stop that one (kill ${first.child.pid}), or choose another folder with DATA_DIR.`,
    ]);
    first.child.kill('SIGKILL');
    await startApi().ready;
  });
});

describe.runIf(server !== null)('a database server', () => {
  it('is prepared by one of three that start together, while the others wait', async () => {
    const runs = Array.from({ length: 3 }, () => startApi({ seedDemo: true }));
    await Promise.all(runs.map(({ ready }) => ready));
    const emails = await database('users').select('email');
    expect(new Set(emails.map(({ email }) => email as string)).size).toBe(emails.length);
    expect(emails.length).toBeGreaterThan(60);
  });

  it('says who is waited for, and lets the next go on when that one is killed', async () => {
    await copyTemplate();
    const holder = openDatabase(databaseSettings, { patient: true });
    const [[{ name }]] = (await holder.raw(
      "select concat('counterpart-migrations:', left(sha2(database(), 256), 32)) as name",
    )) as [[{ name: string }]];
    const pool = holder.client as Knex.Client;
    const connection: unknown = await pool.acquireConnection();
    const [[{ id }]] = (await holder
      .raw('select get_lock(?, 0) as locked, connection_id() as id', [name])
      .connection(connection)) as [[{ id: number }]];
    const run = startApi();
    while (run.notices.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(run.notices[0]).toMatch(
      new RegExp(`^Another process is bringing mysql://.+ up to date; this one waits for it\\..+KILL ${id};$`),
    );
    await database.raw(`kill ${id}`);
    await run.ready;
    // A pool waits for what it has handed out.
    await pool.releaseConnection(connection);
    await holder.destroy();
  });
});
