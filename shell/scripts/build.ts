import { buildTarget } from './build/build-target';
import { areas, isArea, type BuildTarget } from './build/workspaces';

const wanted = process.argv[process.argv.indexOf('--area') + 1];
const targets: readonly BuildTarget[] =
  process.argv.includes('--area') && wanted && isArea(wanted) ? [wanted] : ['shell', ...areas];

for (const target of targets) {
  const started = Date.now();
  const isNew = await buildTarget(target);
  console.log(
    isNew ? `Built ${target} in ${((Date.now() - started) / 1000).toFixed(1)} s.` : `${target} is up to date.`,
  );
}
