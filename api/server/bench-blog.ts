import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { Server } from '@hapi/hapi';
import type { Knex } from 'knex';
import { connectDatabase } from '../src/platform/database/connect-database';
import { describeDatabase } from '../src/platform/database/database-settings';
import { StartError } from '../src/platform/errors/start-error';
import { generatePosts } from './bench/blog-posts';
import { percentile } from './bench/percentile';
import { runBench } from './bench/run-bench';
import { signIn } from './bench/sign-in';
import { createServer } from './create-server';
import { readEnvironment } from './environment';
import { prepareDatabase } from './prepare-database';

const warmUps = 5;
/** The pages that are asked for exist from this many posts on. */
const fewest = 200;
const rounds = Number(process.env['ROUNDS'] ?? 100);

/** Requests of readers. `#` in a path is another number each time, so that no response comes from a cache. */
const questions: readonly (readonly [name: string, path: string])[] = [
  ['list, page 1', '/api/blog'],
  ['list, a category', '/api/blog?category=tax-strategies'],
  ['list, 200 pages on', '/api/blog?offset=1800'],
  ['list, related posts', '/api/blog?related=#&limit=3'],
  ['search, a common word', '/api/blog/search?q=cash'],
  ['search, a rare one', '/api/blog/search?q=crop%20insurance'],
  ['search, three words', '/api/blog/search?q=sales%20tax%20threshold'],
  ['search, two letters', '/api/blog/search?q=s%20corporation'],
  ['search, a beginning', '/api/blog/search?q=reconcil'],
  ['search, in vain', '/api/blog/search?q=xylophone'],
  ['post, rendered anew', '/api/blog/generated-#'],
  ['post, rendered before', '/api/blog/generated-7'],
  ['feed', '/api/blog/feeds/rss.xml'],
  ['site map', '/api/site-maps/posts-1.xml'],
];

const adminQuestions: readonly (readonly [name: string, path: string])[] = [
  ['admin, page 1', '/api/blog?published=false&limit=20'],
  ['admin, by title, page 200', '/api/blog?published=false&limit=20&sort=title&offset=4000'],
  ['admin, search', '/api/blog?published=false&limit=20&q=crop'],
];

const column = (times: readonly number[], share: number): string => percentile(times, share).toFixed(1).padStart(9);

interface Measured {
  readonly server: Server;
  /** Posts that were generated; with fewer than twenty for each round, numbers come again. */
  readonly generated: number;
  readonly headers?: Record<string, string>;
}

async function measure([name, path]: readonly [string, string], { server, generated, headers = {} }: Measured) {
  const times: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    // Never a draft, which is every twentieth.
    const number = (21 + (round + warmUps) * 20) % (Math.floor(generated / 20) * 20);
    const url = path.replace('#', String(number));
    const start = performance.now();
    const { statusCode, payload } = await server.inject({ url, headers });
    if (statusCode !== 200) throw new StartError(`${url} answered ${statusCode}: ${payload.slice(0, 200)}`);
    if (round >= 0) times.push(performance.now() - start);
  }
  console.log(`${name.padEnd(28)}${[0, 0.5, 0.99].map((share) => column(times, share)).join('')}`);
}

/**
 * `npm run bench blog -- --posts 5000`: milliseconds (least, p50, p99) in which the API answers what readers and
 * administrators of the blog ask for. On an embedded database of its own, or on the one of DATABASE_URL, which gets the
 * posts.
 */
async function main(dataFolder: string): Promise<void> {
  const { values } = parseArgs({ options: { posts: { type: 'string', default: '5000' } } });
  const settings = readEnvironment({
    ...process.env,
    DATA_DIR: dataFolder,
    SESSION_SECRET: 'the secret of a bench that no one else uses',
    SEED_DEMO: '1',
    LOG_LEVEL: 'silent',
  });
  if (settings.production) throw new StartError('bench:blog stores posts: it is refused with NODE_ENV=production.');
  const posts = Number(values.posts);
  if (!(posts >= fewest)) throw new StartError(`bench:blog needs --posts ${fewest} or more.`);
  await prepareDatabase(settings, console.log);
  const database = await connectDatabase(settings.database);
  try {
    await generatePosts(database, posts);
    const server = await createServer({ ...settings, checkResponses: 'off', rateLimits: false }, database);
    // Starts the renderer too, as in production; nothing else comes in.
    await server.start();
    try {
      await measureAll(server, database, describeDatabase(settings.database));
    } finally {
      await server.stop();
    }
  } finally {
    await database.destroy();
  }
}

async function measureAll(server: Server, database: Knex, title: string): Promise<void> {
  const [row] = await database('blog_posts').count({ found: '*' });
  const [made] = await database('blog_posts').where('slug', 'like', 'generated-%').count({ found: '*' });
  console.log(`${title}: ${Number(row?.found)} posts, ${rounds} rounds, milliseconds`);
  console.log(`${''.padEnd(28)}${['least', 'p50', 'p99'].map((name) => name.padStart(9)).join('')}`);
  const measured = { server, generated: Number(made?.found) };
  for (const question of questions) await measure(question, measured);
  const { headers } = await signIn(server, 'admin');
  for (const question of adminQuestions) await measure(question, { ...measured, headers });
}

await runBench('blog', main);
