import { lockFolder } from '@counterpart/api/hosting/folder-lock';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { outputFolder } from '../../federation/output-folder';
import { describeRelease } from '../../federation/release/describe-release';
import { StartError } from '@counterpart/api/hosting/start-error';
import { inputsHash } from './inputs-hash';
import { targetFolder, type BuildTarget } from './workspaces';

/** Name of the file that remembers what a build was made from, and under which version it is published. */
const stampFile = '.inputs';
/** Milliseconds that another process's build of the same folder is waited for. */
const patience = 300_000;

/**
 * Builds the shell or an area, for browsers and for the server, unless nothing it depends on changed. One process at a
 * time: a second one waits and takes what the first has built.
 * @returns true when it was built or has another version now, false when the build that is there still holds
 * @throws with webpack's messages when the build fails; StartError when what builds it is not installed
 */
export async function buildTarget(target: BuildTarget): Promise<boolean> {
  const output = outputFolder(targetFolder(target));
  const wanted = { hash: await inputsHash(target), version: target === 'shell' ? '' : releaseVersion() };
  if (holds(await readStamp(output), wanted)) return false;

  await mkdir(dirname(output), { recursive: true });
  const unlock = await lockFolder(dirname(output), 'build', { patience });
  try {
    const built = await readStamp(output);
    if (holds(built, wanted)) return true;
    if (built.hash === wanted.hash) await describeRelease(targetFolder(target));
    else await build(target, wanted.hash);
    await writeFile(join(output, stampFile), `${wanted.hash} ${wanted.version}`.trim());
    return true;
  } finally {
    unlock();
  }
}

interface Stamp {
  readonly hash: string;
  /** That of `RELEASE_VERSION`; empty when the content gives it. */
  readonly version: string;
}

const releaseVersion = (): string => process.env['RELEASE_VERSION'] ?? '';

const holds = (built: Stamp, wanted: Stamp): boolean => built.hash === wanted.hash && built.version === wanted.version;

async function readStamp(output: string): Promise<Stamp> {
  const [hash = '', version = ''] = (await readFile(join(output, stampFile), 'utf8').catch(() => '')).split(' ');
  return { hash, version };
}

/** Loader that compiles the sources: a package for development. */
const compiler = 'swc-loader';

async function build(target: BuildTarget, hash: string): Promise<void> {
  try {
    createRequire(import.meta.url).resolve(compiler);
  } catch {
    throw new StartError(
      `The build of ${target} was not made from these sources, and the packages that make it are not installed. Run npm ci, or bring the dist folders that belong to these sources.`,
    );
  }
  const { makeBuild } = await import('./make-build');
  await makeBuild(target, hash);
}
