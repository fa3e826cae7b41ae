import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('refuses to start with a variable that is wrong, and says which', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['../../api/server/run.mjs', 'main.ts'].map((file) => join(import.meta.dirname, file)),
    { env: { ...process.env, RENDER_DEADLINE_MS: 'fast', PAGE_CACHE_MB: '-3' }, encoding: 'utf8' },
  );
  expect([status, stdout, stderr.trim().split('\n')]).toEqual([
    1,
    '',
    [
      'RENDER_DEADLINE_MS must be a whole number of milliseconds from 0 to 60000; 0 leaves every page to the browser.',
      'PAGE_CACHE_MB must be a whole number of megabytes from 1 to 65536.',
    ],
  ]);
});
