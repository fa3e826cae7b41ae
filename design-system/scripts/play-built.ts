import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packageFolder } from './package-entries';
import { listStories } from './visual/compare-storybooks';
import { launchBrowser, openPage, playStory } from './visual/shoot-stories';
import { serveFolder } from './visual/serve-folder';

/**
 * `npm run storybook:play`: plays every story of the built Storybook, where answers come sooner than in the test
 * runner. Ends with 1 when one throws. `--only home` takes the stories whose id has that in it.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const workers = 2;

const server = await serveFolder(join(packageFolder, 'storybook-static'));
const browser = await launchBrowser();
try {
  const waiting = [...(await listStories(server.origin)).values()].filter(({ id }) => id.includes(values.only));
  const total = waiting.length;
  const threw: string[] = [];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const page = await openPage(browser);
      for (let story = waiting.shift(); story; story = waiting.shift())
        if ((await playStory(page, server.origin, story.id)).threw) threw.push(story.name);
    }),
  );
  for (const name of threw.sort()) console.error(`It threw: ${name}`);
  console.log(`${total - threw.length} of ${total} stories played.`);
  // A wrong --only is no success.
  process.exitCode = threw.length > 0 || total === 0 ? 1 : 0;
} finally {
  await browser.close();
  server.close();
}
