import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDatabaseUrl } from '../src/platform/database/database-settings';
import { openDatabase, type Database } from '../src/platform/database/open-database';
import { startApiProcess, type ApiProcess } from '../src/platform/testing/api-process';
import { visitor } from '../src/platform/testing/sign-in';
import { createTestDatabase, type TestDatabase } from '../src/platform/testing/test-database';
import { testServerSettings, type ServerSettings } from '../src/platform/testing/test-server-databases';

const folder = mkdtempSync(join(tmpdir(), 'counterpart-commands-'));
/** Settings of a product on the engine that is tested. */
interface Variables extends Readonly<Record<string, string>> {
  readonly DATA_DIR: string;
}
let env: Variables;
const made: TestDatabase[] = [];
/** A data folder, with an empty database where that is on a server. */
async function newProduct(dataFolder: string): Promise<Variables> {
  const variables = { DATA_DIR: dataFolder, RATE_LIMITS: 'off' };
  if (!testServerSettings()) return variables;
  const test = await createTestDatabase({ migrated: false });
  made.push(test);
  // The connection of a test's own would count as a product that runs.
  await test.database.destroy();
  const { host, port, user, password, name } = test.databaseSettings as ServerSettings;
  return {
    ...variables,
    SESSION_SECRET: 'a secret of thirty-two characters',
    DATABASE_URL: `mysql://${user}:${password}@${host}:${port}/${name}`,
  };
}
let api: ApiProcess;
let url = '';
beforeAll(async () => {
  env = await newProduct(folder);
  api = startApiProcess(env);
  ({ url } = await api.ready);
});
afterAll(async () => {
  api.child.kill('SIGKILL');
  await api.ended;
  for (const test of made) await test.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command as an operator does, beside the running product. */
function run(program: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'run.mjs'), join(import.meta.dirname, program), ...args],
    {
      env: { PATH: process.env['PATH'] ?? '', ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said: said.trim() })),
  );
}

const post = (path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { ...visitor, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const secret = 'they all have this one 99';
/** Signs a person up. @returns the cookies of the session */
async function signedUp(username: string): Promise<string> {
  const [email, names] = [`${username}@example.com`, { firstName: 'Bo', lastName: 'Ek' }];
  const person = { ...names, email, username, password: secret, confirmPassword: secret, userType: 'client' };
  const registered = await post('/api/register', { ...person, agreeTerms: true });
  expect([registered.ok, registered.ok ? '' : await registered.text()]).toEqual([true, '']);
  const session = await post('/api/login', { username, password: secret });
  return session.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
const signIn = async (username: string, password: string) => {
  const response = await post('/api/login', { username, password });
  return response.ok ? ((await response.json()) as { userType: string }).userType : response.status;
};

/** Reads a product's database as another program does. */
async function inDatabase<Result>(
  { DATA_DIR, DATABASE_URL }: Variables,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  const file = { engine: 'sqlite', file: join(DATA_DIR, 'counterpart.db') } as const;
  const database = openDatabase(DATABASE_URL ? parseDatabaseUrl(DATABASE_URL) : file);
  try {
    return await read(database);
  } finally {
    await database.destroy();
  }
}

describe('npm run admin:create', () => {
  const password = 'a long one for Ada, 1843';
  const create = (args: readonly string[], secret = password) =>
    run('create-admin.ts', args, { ADMIN_PASSWORD: secret });
  const ada = ['--email', 'ada@example.com', '--first-name', 'Ada', '--last-name', 'Lovelace'];

  it('makes the first administrator, who can log in; a second time it changes nothing', async () => {
    expect(await create(ada, 'Lovelace1843')).toEqual({
      code: 1,
      said: 'ADMIN_PASSWORD: This password is easy to guess. Choose a longer one, such as three or four unrelated words.',
    });
    expect(await create(ada)).toEqual({
      code: 0,
      said: 'ada@example.com is an administrator now, with the username ada. Log in at /auth.',
    });
    expect(await signIn('ada@example.com', password)).toBe('admin');
    expect(await create(ada, 'another password')).toEqual({
      code: 0,
      said: 'ada@example.com is an administrator already.',
    });
    expect(await signIn('ada', password)).toBe('admin');
  });

  it('promotes an account that exists once that is said to be meant, and records it', async () => {
    await signedUp('bo-ek');
    expect(await create(['--email', 'Bo-Ek@Example.com'])).toEqual({
      code: 1,
      said: 'bo-ek@example.com has an account (client). To make it an administrator, add --promote.',
    });
    expect(await signIn('bo-ek', secret)).toBe('client');
    expect((await create(['--email', 'bo-ek@example.com', '--promote'])).code).toBe(0);
    expect(await signIn('bo-ek', secret)).toBe('admin');
    const recorded: { action: string }[] = await inDatabase(env, (database) =>
      database('audit_entries').where('details', 'like', '%npm run admin:create%').orderBy('id').select('action'),
    );
    expect(recorded.map(({ action }) => action)).toEqual(['account.registered', 'user.updated']);
  });
});

describe('nothing that was acknowledged is missing', () => {
  let acknowledged = 0;
  let picture: Buffer;
  beforeAll(async () => {
    picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
  });
  const write = async () => {
    const message = 'Message of the writer that goes on while the copy is made.';
    const ticket = { name: 'Writer', email: 'writer@example.com', subject: 'general', message };
    const response = await post('/api/contact', ticket);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    acknowledged += 1;
  };
  const upload = async (cookie: string) => {
    const body = new FormData();
    body.set('file', new File([Uint8Array.from(picture)], 'me.png'));
    const response = await fetch(`${url}/api/users/avatar`, { method: 'POST', headers: { ...visitor, cookie }, body });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  };
  const ticketsIn = (product: Variables) =>
    inDatabase(product, async (database) => (await database('contact_tickets').select('id')).length);

  const refusal = (words: string) => ({
    code: 1,
    said: expect.stringMatching(`^Nothing was changed: .*${words}`) as string,
  });
  it('from a backup that is made under writes, which has the files, too', async () => {
    mkdirSync(join(folder, 'uploads/deep'), { recursive: true });
    writeFileSync(join(folder, 'uploads/deep/license.pdf'), 'of someone');
    writeFileSync(join(folder, 'uploads/half.part'), 'not whole');
    for (let round = 0; round < 20; round += 1) await write();
    const before = acknowledged;
    const over = new AbortController();
    const untilOver = async (work: () => Promise<unknown>) => {
      while (!over.signal.aborted) await work();
    };
    const people = await Promise.all([1, 2, 3, 4].map((number) => signedUp(`pat-${number}`)));
    // Each picture replaces the one before, whose file goes.
    const writing = Promise.all([untilOver(write), ...people.map((cookie) => untilOver(() => upload(cookie)))]);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { code, said } = await run('back-up.ts', []);
    over.abort();
    await writing;
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^\S+ has the database and \d+ files of the data folder.*\nTo restore it: /),
    ]);
    const backup = said.split(' ')[0] ?? '';
    expect(acknowledged).toBeGreaterThan(before);
    expect(existsSync(join(backup, 'backups'))).toBe(false);
    expect(readdirSync(join(folder, 'uploads'))).not.toContain('.removed');

    const target = await newProduct(join(folder, 'restored'));
    const from = ['--from', backup];
    expect((await run('restore.ts', ['--from', join(folder, 'uploads')], target)).said).toContain('is no backup for');
    expect(await run('restore.ts', from, target)).toEqual({
      code: 0,
      said: expect.stringMatching(/^The database and \d+ files are as in /) as string,
    });
    const restored = startApiProcess(target);
    await restored.ready;
    // Neither what is there nor a product that runs is overwritten by accident.
    expect(await run('restore.ts', [...from, '--replace'], target)).toEqual(refusal('is in use'));
    restored.child.kill('SIGTERM');
    expect((await restored.ended).code).toBe(0);
    expect(await run('restore.ts', from, target)).toEqual(refusal('add --replace'));
    expect((await run('restore.ts', [...from, '--replace'], target)).code).toBe(0);
    expect(await ticketsIn(target)).toBeGreaterThanOrEqual(before);
    const uploads = join(target.DATA_DIR, 'uploads');
    expect(readdirSync(join(uploads, 'deep'))).toEqual(['license.pdf']);
    expect(existsSync(join(uploads, 'half.part'))).toBe(false);
    const secretOf = ({ DATA_DIR }: Variables) => readFileSync(join(DATA_DIR, 'session-secret'), 'utf8');
    if (!testServerSettings()) expect(secretOf(target)).toBe(secretOf(env));
    const rows: { url: string }[] = await inDatabase(target, (database) =>
      database('users').whereNotNull('profilePicture').select({ url: 'profilePicture' }),
    );
    const shown = rows.map(({ url }) => basename(url));
    expect(shown).toHaveLength(people.length);
    expect(readdirSync(join(uploads, 'avatars'))).toEqual(expect.arrayContaining(shown));
  });

  it('from a backup during which another machine takes a file back that the copied rows name', async () => {
    const [data, programs] = [join(folder, 'shared'), join(folder, 'programs')];
    for (const path of [join(data, 'uploads/avatars'), programs]) mkdirSync(path, { recursive: true });
    writeFileSync(join(data, 'uploads/avatars/old.webp'), 'a picture');
    // Stands in for the program that copies the database: the file goes while it runs.
    const store = join(import.meta.dirname, '../src/platform/files/file-store.ts');
    const remove = `import(${JSON.stringify(store)}).then((m) => m.createFolderStore('${data}/uploads/avatars').remove('old.webp'))`;
    const dump = `#!/bin/sh\nexec '${process.execPath}' --import tsx -e "${remove.replaceAll('"', '\\"')}"\n`;
    writeFileSync(join(programs, 'mariadb-dump'), dump, { mode: 0o755 });
    const { code, said } = await run('back-up.ts', [], {
      PATH: programs,
      DATA_DIR: data,
      DATABASE_URL: 'mysql://someone@127.0.0.1/counterpart',
      SESSION_SECRET: 'a secret of thirty-two characters',
    });
    expect([code, said]).toEqual([0, expect.stringContaining('has the database and 1 files')]);
    expect(readdirSync(join(said.split(' ')[0] ?? '', 'uploads/avatars'))).toEqual(['old.webp']);
    expect([readdirSync(join(data, 'uploads')), readdirSync(join(data, 'uploads/avatars'))]).toEqual([['avatars'], []]);
  });

  it.skipIf(testServerSettings())('from the one file that is copied after a clean stop', async () => {
    api.child.kill('SIGTERM');
    expect((await api.ended).code).toBe(0);
    const copy = join(folder, 'copied');
    mkdirSync(copy);
    copyFileSync(join(folder, 'counterpart.db'), join(copy, 'counterpart.db'));
    expect(await ticketsIn({ DATA_DIR: copy })).toBe(acknowledged);
  });
});
