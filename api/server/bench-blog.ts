import { parseArgs } from 'node:util';
import type { Server } from '@hapi/hapi';
import type { Knex } from 'knex';
import { describeDatabase } from '../src/platform/database/database-settings';
import { StartError } from '../src/platform/errors/start-error';
import { measure, prepareBench, printHeadings, rounds } from './bench/bench-server';
import { generatePosts } from './bench/blog-posts';
import { runBench } from './bench/run-bench';
import { signIn } from './bench/sign-in';

/** The pages that are asked for exist from this many posts on. */
const fewest = 200;

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

/**
 * `npm run bench blog -- --posts 5000`: milliseconds (least, p50, p99) in which the API answers what readers and
 * administrators of the blog ask for. On an embedded database of its own, or on the one of DATABASE_URL, which gets the
 * posts.
 */
async function main(dataFolder: string): Promise<void> {
  const { values } = parseArgs({ options: { posts: { type: 'string', default: '5000' } } });
  const posts = Number(values.posts);
  if (!(posts >= fewest)) throw new StartError(`bench:blog needs --posts ${fewest} or more.`);
  const { settings, database, createApi } = await prepareBench('blog', dataFolder);
  try {
    await generatePosts(database, posts);
    const server = await createApi();
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
  printHeadings();
  // Never a draft, which is every twentieth; with fewer than twenty posts for each round, numbers come again.
  const last = Math.floor(Number(made?.found) / 20) * 20;
  const urlOf = (path: string) => (round: number) => path.replace('#', String((21 + round * 20) % last));
  for (const [name, path] of questions) await measure(server, name, urlOf(path));
  const { headers } = await signIn(server, 'admin');
  for (const [name, path] of adminQuestions) await measure(server, name, urlOf(path), headers);
}

await runBench('blog', main);
