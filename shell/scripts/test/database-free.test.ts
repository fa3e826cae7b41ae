import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/workspaces';
import { databaseFree } from './database-free';

it.each(databaseFree)('%s, which runs on SQLite only, opens none of the databases that a run chooses', (file) => {
  expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/test-server|test-database|TEST_DATABASE_URL/);
});
