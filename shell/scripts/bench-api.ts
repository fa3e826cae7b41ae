import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPrivateDatabase } from './database/private-database';

/**
 * `npm run bench api`: `api/server/bench-api.ts` on the database of the environment; without `DATABASE_URL` on a
 * MariaDB or MySQL of its own with the demo data, which ends with it.
 */
const databaseName = 'counterpart_bench';
const given = process.env['DATABASE_URL'];
const database = given ? null : await startPrivateDatabase([databaseName]);
const url = given ?? database?.url(databaseName);
if (url) {
  const env = {
    SESSION_SECRET: 'a secret of the benchmark and of no other use',
    ...process.env,
    DATABASE_URL: url,
    ...(database && { SEED_DEMO: '1' }),
  };
  const bench = spawn(process.execPath, ['--import', 'tsx', 'api/server/bench-api.ts'], { env, stdio: 'inherit' });
  const [code] = (await once(bench, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} else {
  console.error(
    'bench:api needs MariaDB or MySQL: install it, or set DATABASE_URL to a database that has the demo data.',
  );
  process.exitCode = 1;
}
await database?.stop();
