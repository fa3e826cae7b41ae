import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../build/workspaces';

/** The area that is changed, the file, and what is on its page. */
const area = 'blog';
const changedFile = 'src/features/post-list/post-list-page.tsx';
const heading = 'Latest Articles';

/** Milliseconds of each step from a saved file to the first page that shows the change. */
export interface WayToLive {
  /** Until the release command has its code. */
  readonly start: number;
  readonly build: number;
  /** Packing and sending, hashing and checks by the registry. */
  readonly publish: number;
  readonly activate: number;
  /** From the command's end to the first page that the server rendered with it. */
  readonly shown: number;
  readonly total: number;
}

interface Options {
  readonly apiUrl: string;
  readonly shellUrl: string;
  readonly token: string;
  readonly changes: number;
}

/**
 * Changes a heading of the blog in a copy of its sources, releases it with a command of its own process, and waits for
 * the page, again and again. The first build finds no cache.
 */
export async function measureSourceToLive({ apiUrl, shellUrl, token, changes }: Options): Promise<WayToLive[]> {
  // Inside the repository, whose installed packages the sources import.
  const folder = await mkdtemp(join(root, '.data-bench-'));
  const ways: WayToLive[] = [];
  try {
    const source = join(root, `mfe-${area}`);
    for (const name of ['src', 'remote.json', 'package.json'])
      await cp(join(source, name), join(folder, name), { recursive: true });
    const original = await readFile(join(folder, changedFile), 'utf8');
    if (!original.includes(`'${heading}'`)) throw new Error(`${changedFile} has no heading '${heading}'.`);
    for (let change = 1; change <= changes; change += 1) {
      const text = `${heading} ${change}`;
      await writeFile(join(folder, changedFile), original.replace(`'${heading}'`, `'${text}'`));
      const saved = performance.now();
      const steps = await release(folder, { API_URL: apiUrl, RELEASE_TOKEN: token });
      const released = performance.now();
      await untilShown(shellUrl, text);
      const live = performance.now();
      ways.push({ ...steps, shown: live - released, total: live - saved });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return ways;
}

async function release(folder: string, env: NodeJS.ProcessEnv): Promise<Omit<WayToLive, 'shown' | 'total'>> {
  const script = join(root, 'shell/scripts/bench/release-area.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Omit<WayToLive, 'shown' | 'total'>;
}

async function untilShown(shellUrl: string, text: string): Promise<void> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    const response = await fetch(`${shellUrl}/blog?bench=${performance.now()}`);
    const html = await response.text();
    if (response.headers.get('server-timing')?.includes('desc=server') && html.includes(text)) return;
    await wait(5);
  }
  throw new Error(`'${text}' was not shown within 30 s.`);
}
