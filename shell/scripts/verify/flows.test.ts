import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/workspaces';
import { filesOf, flows } from './flows';

it.each(flows)('a $name opens at most $most files, as the note of measurements says', ({ name, from, most }) => {
  expect(filesOf(from).size).toBeLessThanOrEqual(most);
  const note = readFileSync(join(root, 'shell/docs/measurements/flows.md'), 'utf8');
  expect(note).toMatch(new RegExp(`\\| ${name} +\\| ${most} +\\|`));
});
