import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build/workspaces';
import { writeContactSheet } from './visual/contact-sheet';
import { takePictures } from './visual/take-pictures';

/**
 * `npm run visual -- --url http://localhost:3000`: photographs every page type of a running product with the demo data,
 * at 390 and 1440 px in both themes, and writes a contact sheet. `--before FOLDER` puts the pictures of an earlier run
 * beside them; `--output FOLDER` is where they go (`.visual/now`); `--only dashboard` takes the page types whose name
 * has that in it. Ends with 1 when a page could not be photographed, scrolls sideways or complains in the console.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    output: { type: 'string', default: join(root, '.visual/now') },
    before: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});

const folder = resolve(values.output);
const complaints = await takePictures({ origin: values.url, folder, only: new RegExp(values.only) });
for (const { picture, text } of complaints) console.log(`${picture}: ${text}`);
console.log(writeContactSheet({ folder, before: values.before ? resolve(values.before) : null, complaints }));
process.exitCode = complaints.length > 0 ? 1 : 0;
