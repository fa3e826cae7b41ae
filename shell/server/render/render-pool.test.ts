import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createPageFrames } from '../document/page-frames';
import { createPageRenderer, type RenderFailure } from './page-renderer';
import { standInPipe } from '../testing/stand-in-pipe';
import type { FrameJob, RenderJob } from './render-job';
import { createRenderPool, type RenderPool } from './render-pool';

let folder: string;
let pool: RenderPool | null = null;
let sentences: string[] = [];
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'counterpart-pool-'))));
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  await pool?.stop();
  pool = null;
  sentences = [];
});

let programs = 0;

/** A program that stands in for the renderer's. */
async function stands(code: string): Promise<string> {
  programs += 1;
  const path = join(folder, `program-${programs}.cjs`);
  await writeFile(path, `${standInPipe}\n${code}`);
  return path;
}

const dies = `process.exit(1);`;
/** Answers each page and frame with its name. */
const answersAs = (name: string) => `
  onJob = (job) => {
    const frame = { markup: '${name}', styles: '' };
    const page = { ...frame, loaderData: {}, structuredData: null };
    const result = job.files ? { kind: 'answered', page, took: 1, isWarm: true } : { kind: 'frame', frame };
    say({ kind: 'answer', megabytes: 50, result });
  };
  say({ kind: 'ready' });`;

function createPool(program: () => string, workers = 1, patience?: number): RenderPool {
  pool = createRenderPool({
    program,
    releasesFolder: folder,
    workers,
    say: (sentence) => sentences.push(sentence),
    onLeak: () => undefined,
    onStray: () => undefined,
    ...(patience === undefined ? {} : { patience }),
  });
  return pool;
}

const frame: FrameJob = { pathname: '/', account: null, responses: {}, navigation: {} };
const job: RenderJob = {
  path: '/page',
  boot: { releaseSet: { id: '', areas: {} }, user: null, responses: {} },
  keys: {},
  origin: '',
  files: [{ area: 'blog', version: '1.0.0', path: '/blog.js', integrity: 'sha384-x' }],
};

async function markupOf(asked: RenderJob | FrameJob): Promise<string> {
  const { result } = (await pool?.run(asked, 2000)) ?? {};
  if (result?.kind === 'frame') return result.frame.markup;
  return result?.kind === 'answered' ? (result.page?.markup ?? '') : '';
}

it('a renderer that dies before it is ready is started again, and counts once it is', async () => {
  const paths = [await stands(dies), await stands(answersAs('good'))];
  await createPool(() => (paths.length > 1 ? paths.shift() : paths[0]) ?? '').ready();
  expect(sentences).toEqual([
    'A renderer ended: it ended by itself (code 1). It starts again in 0.1 s.',
    'A renderer is ready again.',
  ]);
  expect(await markupOf(job)).toBe('good');
});

it.each([
  ['always dies before it is ready', dies],
  ['never gets ready', ''],
])('the server starts without a renderer that %s, with a sentence, and no release is blamed', async (_what, code) => {
  const program = await stands(code);
  const failures: RenderFailure[] = [];
  const renderer = createPageRenderer({
    program: () => program,
    releasesFolder: folder,
    deadline: 5000,
    workers: 1,
    patience: 1000,
    onFailure: (failure) => failures.push(failure),
    say: (sentence) => sentences.push(sentence),
  });
  await renderer.ready();
  expect(sentences).toContain('The renderers are not ready: pages are rendered by browsers until they are.');
  const before = performance.now();
  await createPageFrames(renderer).ready();
  for (let visit = 0; visit < 4; visit += 1) expect(await renderer.render(job).finished).toBeNull();
  expect(performance.now() - before).toBeLessThan(1000);
  expect(failures.slice(-4).map(({ area, message }) => [area, message])).toEqual(
    Array(4).fill(['', 'No renderer is ready.']),
  );
  await renderer.stop();
});

it('an idle renderer of the shell before is renewed: pages come from the shell that is current, frames follow', async () => {
  const [old, current] = [await stands(answersAs('old')), await stands(answersAs('current'))];
  let program = old;
  await createPool(() => program, 2).ready();
  program = current;
  expect(await markupOf(frame)).toBe('old');
  // A page waits for the first one that takes over, also when the pool was not told that another shell is current.
  expect(await markupOf(job)).toBe('current');
  await pool?.renew();
  expect(await Promise.all([1, 2, 3, 4].map(() => markupOf(job)))).toEqual(Array(4).fill('current'));
  expect(await markupOf(frame)).toBe('current');
  expect(sentences).toEqual([]);
});

it('cached frames of the shell before are forgotten once it renders none any more', async () => {
  const [old, current] = [await stands(answersAs('old')), await stands(answersAs('current'))];
  let program = old;
  const renderer = createPageRenderer({
    program: () => program,
    releasesFolder: folder,
    deadline: 5000,
    workers: 2,
    onFailure: () => undefined,
  });
  const frames = createPageFrames(renderer);
  await renderer.ready();
  await frames.ready();
  program = current;
  renderer.renew();
  frames.forget();
  expect((await frames.of(frame))?.markup).toBe('old');
  await expect.poll(async () => (await frames.of(frame))?.markup, { timeout: 10_000 }).toBe('current');
  await renderer.stop();
});

it('a renewal whose new renderer dies is retried, while the one before goes on', async () => {
  const [old, bad, good] = [await stands(answersAs('old')), await stands(dies), await stands(answersAs('good'))];
  let program = old;
  await createPool(() => program, 2).ready();
  program = bad;
  const renewed = pool?.renew();
  await expect
    .poll(() => sentences)
    .toContain('A renderer that was to take over ended: it ended by itself (code 1). Another one starts in 0.1 s.');
  expect(await markupOf(frame)).toBe('old');
  program = good;
  await renewed;
  expect(await Promise.all([1, 2, 3, 4].map(() => markupOf(job)))).toEqual(Array(4).fill('good'));
});

it.each([
  ['bytes that are no message', `require('node:fs').writeSync(3, 'garbage'.repeat(1000));`],
  ['a message without an end', `require('node:fs').writeSync(3, Buffer.from([255, 255, 255, 255, 1, 2]));`],
  ['a value that is none', `require('node:fs').writeSync(3, Buffer.from([4, 0, 0, 0, 1, 2, 3, 4]));`],
  ['a command of Node.js', `say({ cmd: 'NODE_HANDLE', type: 'none' });`],
  [
    'an answer that none has asked for',
    `onJob = () => [1, 2].forEach(() => say({ kind: 'answer', megabytes: 1, result: { kind: 'frame', frame: { markup: '', styles: '' } } }));`,
  ],
  [
    'markup that is no text',
    `onJob = () => say({ kind: 'answer', megabytes: 1, result: { kind: 'frame', frame: { markup: {}, styles: '' } } });`,
  ],
  ['an amount that is no number', `onJob = () => say({ kind: 'full', megabytes: NaN });`],
  [
    'facts that JSON cannot say',
    `onJob = () => say({ kind: 'answer', megabytes: 1, result: { kind: 'answered', took: 1, isWarm: true, page: { markup: '', styles: '', loaderData: { a: 1n }, structuredData: null } } });`,
  ],
  ['an area that is not on the page', `onJob = () => say({ kind: 'loading', area: 'compliance' });`],
])('a renderer that writes %s is ended, and the server goes on', async (_what, code) => {
  const program = await stands(`say({ kind: 'ready' }); ${code}`);
  createPool(() => program);
  await pool?.ready();
  await markupOf(frame).catch(() => undefined);
  await expect
    .poll(() => sentences)
    .toContainEqual(expect.stringMatching(/^A renderer ended: it said what no renderer says\. It starts again in/));
});
