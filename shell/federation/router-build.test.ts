import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { productionBuild } from './router-build';
import unusedComponentsLoader from './unused-components-loader';

const sources = readdirSync(productionBuild)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(join(productionBuild, file), 'utf8'));

it('finds what keeps components in the installed router, and leaves nothing of it', () => {
  const before = sources.join('\n');
  const after = sources.map(unusedComponentsLoader).join('\n');
  const keeps = /^\w+\.displayName = |^var \w+ = React\d*\.forwardRef\(/gm;
  expect(before.match(keeps)?.length).toBeGreaterThan(10);
  expect(after.match(keeps)).toBeNull();
});
