import { defineConfig } from 'vitest/config';
import { LongestFirst } from './shell/scripts/test/longest-first';

/** Limits for what hangs, in milliseconds: on the slowest machines some tests take two minutes. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } };

const ignored = ['**/node_modules/**', '**/dist/**'];

/**
 * Unit, component and API tests. `npm test` runs them with everything else; one of them alone:
 * `npx vitest run --project web mfe-blog`. Stories are tested in a browser by `design-system/vitest.config.ts`.
 */
export default defineConfig({
  test: {
    // Tests wait for timers, processes and databases: with one worker a processor a fifth of its time is idle.
    maxWorkers: '150%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          include: ['{design-system/{src,scripts},shell,mfe-*/src}/**/*.test.{ts,tsx,js}'],
          exclude: ignored,
          setupFiles: ['shell/scripts/test/setup-dom.ts'],
          ...limits,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/**/*.test.ts'],
          exclude: ignored,
          pool: 'forks',
          // Importing the whole API once for each file took as long as its tests; files share nothing else.
          isolate: false,
          globalSetup: ['api/src/platform/testing/template-database.ts'],
          ...limits,
        },
      },
    ],
  },
});
