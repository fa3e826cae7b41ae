import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Professional } from '@counterpart/api/contract';
import { createPrivateRedis, hasRedisServer } from '@counterpart/api/hosting/private-redis';
import { chromium } from 'playwright';
import { median } from './bench/median';
import { findBrowser } from './browser/find-browser';
import { startPrivateDatabase } from './database/private-database';
import { freePort } from './free-port';
import { followEvents } from './prove-live/follow-events';
import { openPage, type OpenPage } from './prove-live/open-page';
import { signUp, type Person } from './prove-live/person';
import { createService, type Service } from './prove-live/service';
import { startProduct } from './start-product';

/**
 * `npm run bench live-proof`: two browsers, each with a shell and an API of its own, on one database and one Redis,
 * which are all taken away in turn. A third API does jobs and nothing else. Prints a line for each proof; fails when
 * one does not hold. Needs MariaDB or MySQL, redis-server and a browser on the machine.
 */
const kills = Number(process.env['PROVE_KILLS'] ?? 20);
const cutSeconds = 30;
const databaseSeconds = 15;
/** Milliseconds, at the median. */
const soon = 300;
/** Milliseconds until everything has arrived once all is well again. */
const patience = 60_000;

let failures = 0;
function report(isTrue: boolean, what: string, figures = ''): void {
  if (!isTrue) failures += 1;
  console.log(`${isTrue ? 'ok  ' : 'FAIL'}  ${what}${figures && `: ${figures}`}`);
}

const spread = (values: readonly number[]): string =>
  `median ${Math.round(median(values))} ms, most ${Math.round(Math.max(...values))} ms of ${values.length}`;

async function until<Value>(read: () => Promise<Value | null> | Value | null, limit = patience): Promise<Value | null> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    const value = await read();
    if (value !== null) return value;
    await wait(50);
  }
  return null;
}

const redis = await createPrivateRedis();
const started = await startPrivateDatabase(['counterpart_live'], { isDurable: true });
if (!started || !hasRedisServer) {
  console.error('This needs mariadbd or mysqld, and redis-server, on the PATH.');
  process.exit(1);
}
const database = started;
await redis.start();
const databaseUrl = database.url('counterpart_live');
const shared = { REDIS_URL: redis.url, SESSION_SECRET: 'only to prove that several processes are one product' };
console.log(`${database.version}, two shells, three APIs, Redis`);
// Migrates, publishes the releases, and is the third API.
const product = await startProduct({ databaseUrl, env: shared });
const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'counterpart-prove-')));
const apis: Service[] = [];
const shells: Service[] = [];
for (const folder of folders) {
  const [apiPort, port] = [await freePort(), await freePort()];
  const publicUrl = `http://localhost:${port}`;
  const api = createService('api', apiPort, {
    ...{
      ...shared,
      DATABASE_URL: databaseUrl,
      DATA_DIR: product.dataFolder,
      API_PORT: String(apiPort),
      PUBLIC_URL: publicUrl,
    },
    RATE_LIMITS: 'off',
  });
  await api.start();
  const shell = createService('shell', port, {
    ...{ API_URL: api.url, DATA_DIR: folder, PORT: String(port), PUBLIC_URL: publicUrl, RENDER_DEADLINE_MS: '5000' },
  });
  await shell.start();
  apis.push(api);
  shells.push(shell);
}
const [oneUrl = '', otherUrl = ''] = shells.map(({ url }) => url);
const found = await findBrowser();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...found.args],
  env: { ...(process.env as Record<string, string>), ...found.env },
});

/** All of these texts, once, in order, at both ends. */
async function arrivesWhole(pages: readonly OpenPage[], mark: string, expected: readonly string[]): Promise<string> {
  const wanted = expected.join(' ');
  let last: string[] = [];
  const whole = await until(async () => {
    last = await Promise.all(pages.map(async (page) => (await page.texts(mark)).join(' ')));
    return last.every((texts) => texts === wanted) ? true : null;
  });
  return whole ? '' : last.map((texts) => `has '${texts}' of '${wanted}'`).join('; ');
}

const marked = (mark: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `~${mark}-${index + 1}~`);

const interrupted = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => reject(new Error('Interrupted.')));
});

try {
  await Promise.race([prove(), interrupted]);
} finally {
  await browser.close();
  for (const service of [...shells, ...apis]) await service.stop();
  await product.stop();
  await redis.kill();
  await database.stop();
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
}
console.log(failures === 0 ? 'Everything holds.' : `${failures} do not hold.`);
process.exit(failures === 0 ? 0 : 1);

/** Every proof in turn. */
async function prove(): Promise<void> {
  const client = await signUp(oneUrl, 'client');
  const accountant = await signUp(otherUrl, 'accountant');
  await client.write(accountant, 'Hello');
  await accountant.write(client, 'Hello to you');
  const one = await openPage(browser, oneUrl, client, accountant);
  const other = await openPage(browser, otherUrl, accountant, client);
  const pages = [one, other];
  const events = await followEvents(oneUrl, client);
  const times = (): Promise<readonly number[]> => timesOfMessages(one, other);

  const withRedis = await times();
  report(median(withRedis) <= soon, 'a message is in the other browser', spread(withRedis));
  const typing = await timesOfEvents(events.seenAt, 'typing', accountant, client, 5);
  report(median(typing) <= soon, 'that the other person types is there', spread(typing));
  const reading: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    await client.write(accountant, `Please read ${index}`);
    const at = Date.now();
    const seen = await until(() => events.seenAt('message.read', at - 100), 5_000);
    if (seen !== null) reading.push(seen - at);
  }
  report(reading.length === 5 && median(reading) <= soon, 'that it was read is there', spread(reading));

  const page = await timeOfPublicChange();
  report(page !== null && page < 2_000, 'a page changed through one shell is new on the other', `${page} ms`);

  console.log(`The receiver's network is cut for ${cutSeconds} s in the middle of ten messages`);
  let expected = marked('cut', 10);
  for (const [index, text] of expected.entries()) {
    if (index === 5) await other.setOffline(true);
    await one.send(text);
    await wait(300);
  }
  await wait(cutSeconds * 1_000);
  await other.setOffline(false);
  let problem = await arrivesWhole(pages, 'cut', expected);
  report(problem === '', 'all ten are there, once and in order', problem);

  console.log(`The sender's network is cut for ${cutSeconds} s in the middle of ten messages`);
  expected = marked('mute', 10);
  for (const [index, text] of expected.entries()) {
    if (index === 5) await one.setOffline(true);
    await one.send(text);
    await wait(300);
  }
  await wait(cutSeconds * 1_000);
  await one.setOffline(false);
  problem = await arrivesWhole(pages, 'mute', expected);
  report(problem === '', 'all ten are there, once and in order', problem);

  console.log(`The database is killed for ${databaseSeconds} s in the middle of ten messages`);
  expected = marked('base', 10);
  let back: Promise<void> = Promise.resolve();
  for (const [index, text] of expected.entries()) {
    if (index === 5) {
      await database.kill();
      back = wait(databaseSeconds * 1_000).then(() => database.restart());
    }
    await client.write(accountant, text);
  }
  await back;
  problem = await arrivesWhole(pages, 'base', expected);
  report(problem === '', 'all ten are there, once and in order', problem);

  console.log('Redis is killed in the middle of ten messages');
  expected = marked('cache', 10);
  for (const [index, text] of expected.entries()) {
    if (index === 5) await redis.kill();
    await client.write(accountant, text);
  }
  problem = await arrivesWhole(pages, 'cache', expected);
  report(problem === '', 'all ten are there, once and in order', problem);
  const withoutRedis = await times();
  report(median(withoutRedis) <= soon, 'without Redis a message is in the other browser', spread(withoutRedis));
  const pageWithout = await timeOfPublicChange();
  report(
    pageWithout !== null && pageWithout < 5_000,
    'and a page changed through one shell is new',
    `${pageWithout} ms`,
  );
  await redis.start();
  await wait(4_000);
  const again = await times();
  report(median(again) <= soon, 'Redis is back without a restart', spread(again));

  console.log(`Each API is killed ${kills} times while both write`);
  let isOver = false;
  const writer = async (from: Person, to: Person, mark: string): Promise<string[]> => {
    const sent: string[] = [];
    while (!isOver) {
      const text = `~${mark}-${sent.length + 1}~`;
      await from.write(to, text);
      sent.push(text);
      await wait(700);
    }
    return sent;
  };
  const writing = [writer(client, accountant, 'kone'), writer(accountant, client, 'kother')];
  for (let round = 0; round < kills; round += 1) {
    for (const api of apis) {
      await api.kill();
      await api.start();
      await wait(500);
    }
  }
  isOver = true;
  const [byOne = [], byOther = []] = await Promise.all(writing);
  problem = (await arrivesWhole(pages, 'kone', byOne)) + (await arrivesWhole(pages, 'kother', byOther));
  report(problem === '', `all ${byOne.length + byOther.length} are there, once and in order`, problem);
  report(one.documents() === 1 && other.documents() === 1, 'no page was loaded again');
  events.stop();
}

/** From the key that sends a message to its appearance in the other browser, in both directions, in milliseconds. */
async function timesOfMessages(one: OpenPage, other: OpenPage): Promise<readonly number[]> {
  const run = Date.now().toString(36);
  const measured: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    const [from, to] = index % 2 === 0 ? [one, other] : [other, one];
    const text = `~time-${run}-${index}~`;
    const sentAt = await from.send(text);
    const seenAt = await until(() => to.seenAt(text), 10_000);
    if (seenAt === null) report(false, `'${text}' did not arrive`);
    else measured.push(seenAt - sentAt);
    await wait(200);
  }
  return measured;
}

/** From a call that one person makes to the event in the other one's stream. */
async function timesOfEvents(
  seenAt: (name: string, since: number) => number | null,
  name: 'typing',
  from: Person,
  to: Person,
  count: number,
): Promise<readonly number[]> {
  const measured: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = Date.now();
    await from.call('POST', `/api/conversations/${to.id}/${name}`);
    const seen = await until(() => seenAt(name, at), 5_000);
    if (seen !== null) measured.push(seen - at);
    await wait(100);
  }
  return measured;
}

/** From a review through one shell to the profile on the other that shows it; null when it stays old for a minute. */
async function timeOfPublicChange(): Promise<number | null> {
  const author = await signUp(oneUrl, 'client');
  const [professional] = (await author.call('GET', '/api/accountants/featured')) as readonly Professional[];
  if (!professional) throw new Error('There is no professional to review.');
  const path = `/accountant/${professional.id}`;
  const read = async (shell: string): Promise<string> => (await fetch(shell + path)).text();
  // Both have it in their caches.
  for (const shell of [oneUrl, otherUrl, otherUrl]) await read(shell);
  const comment = `Found what we had missed, and said so plainly, number ${Date.now().toString(36)}.`;
  await author.call('POST', `/api/accountants/${professional.id}/reviews`, { rating: 5, comment });
  const at = Date.now();
  return until(async () => ((await read(otherUrl)).includes(comment) ? Date.now() - at : null));
}
