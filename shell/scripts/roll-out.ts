import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { AreaHistory, Discovery, ReleaseRollout } from '@counterpart/api/contract';
import {
  activateRelease,
  publishRelease,
  type Published,
  type RegistryAccess,
} from '../federation/release/publish-release';

type Released = Pick<Published, 'name' | 'version'>;

interface Following {
  /** Told each share of the visitors that the release has reached, in percent. */
  readonly onShare?: (percent: number) => void;
  /** Milliseconds between two questions. */
  readonly every?: number;
}

/** Way by which a release reaches the visitors. */
interface Way {
  /** Serves it to a growing share of the visitors instead of to all of them, and waits until all of them get it. */
  readonly isCanary: boolean;
  /** The shares, in percent; the registry's when absent. */
  readonly steps?: readonly number[];
  /** Ends a rollout that is running, such as one whose pipeline was killed. */
  readonly replace?: boolean;
  /** Serves it to no one: for a token that only publishes. */
  readonly isPublishedOnly?: boolean;
}

interface Releasing extends Way {
  readonly say: (sentence: string) => void;
}

/**
 * Reads `--canary`, `--steps 1,10,50` and `--replace`, or `--publish-only`.
 * @throws when a share is no number
 */
export function wayOf(args: readonly string[]): Way {
  const {
    canary = false,
    steps,
    replace = false,
    'publish-only': isPublishedOnly,
  } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      canary: { type: 'boolean' },
      steps: { type: 'string' },
      replace: { type: 'boolean' },
      'publish-only': { type: 'boolean' },
    },
  }).values;
  if (isPublishedOnly === true) return { isCanary: false, isPublishedOnly };
  const isCanary = canary === true || steps !== undefined;
  if (steps === undefined) return { isCanary, replace: replace === true };
  if (typeof steps !== 'string' || !/^\d+(,\d+)*$/.test(steps))
    throw new Error('--steps takes whole percents with commas: --steps 1,10,50');
  return { isCanary, steps: steps.split(',').map(Number), replace: replace === true };
}

/**
 * Publishes the build of an area, wherever the area lies, and makes it current unless it is published only. The first
 * release of an area is given to everyone: there is nothing to compare it with.
 * @param output the area's build, with its `release.json`
 * @throws with the registry's sentence when it refuses the release, and when a canary was stopped or taken back
 */
export async function releaseBuild(
  output: string,
  registry: RegistryAccess,
  { isCanary, isPublishedOnly = false, say, ...plan }: Releasing,
): Promise<void> {
  const published = await publishRelease(output, registry);
  const name = `${published.name} ${published.version}`;
  if (isPublishedOnly) {
    say(`${name} is published and served to no one yet.`);
    return;
  }
  if (isCanary && (await startRollout(published, registry, plan)))
    await untilServedToAll(published, registry, { onShare: (share) => say(`${name}: ${share}% of visitors`) });
  else await activateRelease(published, registry);
  say(`${name} is ${published.isNew ? 'published and ' : ''}current.`);
}

/** Fetches what the registry serves of an area: the release's share and whether it is the area's default. */
async function served(
  { name, version }: Released,
  { apiUrl }: RegistryAccess,
): Promise<{ readonly hasDefault: boolean; readonly share: number; readonly isDefault: boolean }> {
  const response = await fetch(`${apiUrl}/api/platform/discovery`);
  if (!response.ok) throw new Error(`The registry did not say what it serves: ${await response.text()}`);
  const versions = ((await response.json()) as Discovery).microFrontends[name] ?? [];
  const own = versions.find(({ metadata }) => metadata.version === version)?.deployment;
  return { hasDefault: versions.length > 0, share: own?.traffic ?? 0, isDefault: own?.default ?? false };
}

/**
 * Serves a published release to a growing share of the visitors, by the registry's own plan: it takes each step when
 * the release does as well as the one before it, and stops it otherwise.
 * @returns false when the area has no release to compare it with
 * @throws with the registry's sentence when it refuses the rollout
 */
export async function startRollout(
  release: Released,
  registry: RegistryAccess,
  plan: Omit<Way, 'isCanary' | 'isPublishedOnly'> = {},
): Promise<boolean> {
  const { hasDefault, share } = await served(release, registry);
  if (!hasDefault) return false;
  if (share > 0) return true;
  const { name, version } = release;
  const path = `/api/platform/releases/${name}/${encodeURIComponent(version)}/rollout`;
  const response = await fetch(registry.apiUrl + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${registry.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(plan),
  });
  if (!response.ok) throw new Error(`The registry did not roll ${name} ${version} out: ${await response.text()}`);
  return true;
}

/**
 * Waits until all visitors get a release that is rolled out.
 * @throws when it was stopped or taken back
 */
export async function untilServedToAll(
  release: Released,
  registry: RegistryAccess,
  { onShare = () => undefined, every = 2000 }: Following = {},
): Promise<void> {
  let last = 0;
  for (;;) {
    const { share, isDefault } = await served(release, registry);
    if (share === 0) throw new Error(`${release.name} ${release.version} was stopped: no visitor gets it any more.`);
    if (share !== last) onShare(share);
    if (isDefault) return;
    last = share;
    await wait(every);
  }
}

/** Takes the next step of the area's rollout now. @throws with the registry's sentence when it refuses */
export async function advance(area: string, { apiUrl, token }: RegistryAccess): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${apiUrl}/api/platform/areas/${area}/advance`, { method: 'POST', headers });
  if (!response.ok) throw new Error(`The registry did not advance ${area}: ${await response.text()}`);
  const { version, share } = (await response.json()) as ReleaseRollout;
  return `${area} ${version}: ${share}% of visitors`;
}

/** Says what visitors get of an area, how its rollout does, and how the last one ended. */
export async function status(area: string, { apiUrl, token }: RegistryAccess): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${apiUrl}/api/platform/areas/${area}`, { headers });
  if (!response.ok) throw new Error(`The registry did not say what it has of ${area}: ${await response.text()}`);
  const { served, rollout, rollouts, releases } = (await response.json()) as AreaHistory;
  const [last] = rollouts;
  return [
    ...served.map(({ version, share, since }) => `${area} ${version}: ${share}% of visitors since ${since}`),
    ...(rollout
      ? [
          `${rollout.version} is rolled out in steps of ${rollout.steps.join(', ')}%; ${rollout.visitorsInStep} visitors in this one, ${rollout.minVisitors} needed.`,
        ]
      : []),
    ...(last ? [`The rollout of ${last.version} ended at ${last.share}% (${last.state}): ${last.endedBecause}`] : []),
    ...releases
      .filter(({ state }) => state === 'published')
      .map(({ version, publishedAt }) => `${area} ${version}: published ${publishedAt}, served to no one yet`),
  ].join('\n');
}
