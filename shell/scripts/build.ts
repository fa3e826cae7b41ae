import { buildTarget } from './build/build-target';
import { areas, isArea, type BuildTarget } from './build/workspaces';

/** After `--area`: one area or several, with commas. */
const wanted = (process.argv[process.argv.indexOf('--area') + 1] ?? '').split(',').filter(isArea);
const targets: readonly BuildTarget[] = wanted.length > 0 ? wanted : ['shell', ...areas];

for (const target of targets) {
  const started = Date.now();
  const isNew = await buildTarget(target);
  console.log(
    isNew ? `Built ${target} in ${((Date.now() - started) / 1000).toFixed(1)} s.` : `${target} is up to date.`,
  );
}
