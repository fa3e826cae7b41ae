import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packageFolder } from './package-entries';
import { buildStorybook } from './visual/build-storybook';
import { checkOut, resolveRevision } from './visual/check-out';
import { compareStorybooks } from './visual/compare-storybooks';
import { summary, writeReport } from './visual/report-page';
import { serveFolder } from './visual/serve-folder';

/**
 * `npm run visual -- --base REV`: every story in both themes, at REV and as it is now, in the same browser. Writes a
 * page with what differs; ends with 1 when a story changed or is gone, with 2 when it could not compare. `--only
 * button` takes the stories whose id has that in it.
 */
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'HEAD' },
    only: { type: 'string', default: '' },
    output: { type: 'string' },
  },
});
const { base, only, output = join(packageFolder, 'node_modules/.cache/visual') } = values;

const folder = mkdtempSync(join(tmpdir(), 'counterpart-visual-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
try {
  const checkout = join(folder, 'repository');
  const built = { before: join(folder, 'before'), after: join(folder, 'after') };
  mkdirSync(checkout);
  console.log(`Building Storybook of ${base} and of the working tree…`);
  checkOut(resolveRevision(base), checkout);
  await buildStorybook(checkout, built.before);
  await buildStorybook(join(packageFolder, '..'), built.after);

  const servers = { before: await serveFolder(built.before), after: await serveFolder(built.after) };
  try {
    const outcome = await compareStorybooks(
      { before: servers.before.origin, after: servers.after.origin },
      new RegExp(only),
    );
    const page = writeReport(output, base, outcome);
    console.log(`${summary(outcome)} from ${base}: ${page}`);
    process.exitCode = outcome.changes.some(({ kind }) => kind !== 'added') ? 1 : 0;
  } finally {
    servers.before.close();
    servers.after.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
