import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tool } from '../../shell/scripts/tool';
import { packageFolder } from './package-entries';
import { playStories } from './play/play-stories';
import { listStories } from './visual/compare-storybooks';
import { serveFolder } from './visual/serve-folder';

/**
 * `npm run storybook:play`: plays every story of the built Storybook in both themes, with axe, where answers come
 * sooner than from a development server. Ends with 1 when one fails. `--only home` takes the stories whose id has that
 * in it; `--build` builds the Storybook first; `--report FILE` writes `{ passed, failed, failures }` there.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    build: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});

if (values.build) {
  const [program, ...args] = tool('storybook', ['build', '--quiet', '--loglevel=warn'], { from: 'design-system' });
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: packageFolder, env, encoding: 'utf8' });
  if (status !== 0) {
    console.error(`${stdout}\n${stderr}\nThe Storybook could not be built.`);
    process.exit(1);
  }
}

const server = await serveFolder(join(packageFolder, 'storybook-static'));
try {
  const stories = [...(await listStories(server.origin)).values()].filter(({ id }) => id.includes(values.only));
  const faults = await playStories(server.origin, stories);
  const failures = faults.map(({ story, theme, reasons }) => `${story.name}, ${theme}: ${reasons.join('; ')}`);
  for (const failure of failures) console.error(failure);
  const total = 2 * stories.length;
  const counts = { passed: total - faults.length, failed: faults.length, failures };
  console.log(`${counts.passed} of ${total} passed: ${stories.length} stories in both themes.`);
  if (values.report) writeFileSync(values.report, JSON.stringify(counts));
  // A wrong --only is no success.
  process.exitCode = counts.failed > 0 || total === 0 ? 1 : 0;
} finally {
  server.close();
}
