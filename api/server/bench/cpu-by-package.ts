import type { Profiler } from 'node:inspector';

/** A package (or part of node, or folder of ours) and its own share of the busy time, 0 to 1. */
export type Share = readonly [name: string, share: number];

/** Adds up each package's own time in a profile, the largest first. Waiting does not count. */
export function cpuByPackage({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Share[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, packageOf(callFrame)]));
  const times = new Map<string, number>();
  let busy = 0;
  samples.forEach((id, index) => {
    const name = names.get(id);
    const time = timeDeltas[index] ?? 0;
    if (!name) return;
    busy += time;
    times.set(name, (times.get(name) ?? 0) + time);
  });
  return [...times].map(([name, time]): Share => [name, time / busy]).sort(([, one], [, other]) => other - one);
}

/** Null for waiting. */
function packageOf({ functionName, url }: { functionName: string; url: string }): string | null {
  if (functionName === '(idle)') return null;
  const dependency = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (dependency) return dependency;
  if (url.startsWith('node:')) return `node (${url.split(/[:/]/).slice(1, 3).join('/')})`;
  const own = /\/api\/(src\/(?:platform|modules)\/[^/]+|server|db)/.exec(url)?.[1];
  return own ? `api/${own}` : functionName.startsWith('(') ? `node ${functionName}` : 'node (native)';
}
