import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../build/workspaces';
import { tool, type Command } from '../tool';
import { onServer, onSqliteBesideServer } from './api-files';
import { countBuiltStories, countPlaywright, countVitest, type Counts } from './counts';

export interface Suite {
  /** Name in `npm test -- <id>`. */
  readonly id: 'web' | 'api' | 'stories' | 'e2e';
  readonly title: string;
  readonly folder: string;
  /** Database on the private server; absent for the embedded SQLite. */
  readonly database?: string;
  readonly needsBrowser: boolean;
  /**
   * @param report where the tool writes its results as JSON
   * @param files journeys to run instead of all; only suites of journeys take them
   */
  command(report: string, ...files: readonly string[]): Command;
  /** Variables that tell the tool where to write its results. */
  env?(report: string): Record<string, string>;
  count(report: unknown): Counts;
}

/** Databases that the private server starts with; of the journeys', one a worker (`shell/e2e/global-setup.ts`). */
export const databases = ['counterpart_api', 'counterpart_e2e', 'counterpart_e2e_1'] as const;

/** A vitest run that fails when it finds no test, unless told otherwise. */
export const vitest = (report: string, ...args: string[]): Command =>
  tool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(args.includes('--passWithNoTests') ? [] : ['--passWithNoTests=false']),
    ...args,
  ]);

const playwright = (...args: string[]): Command =>
  tool('playwright', ['test', '--config', 'shell/e2e/playwright.config.ts', ...args]);
/** Journeys that wait more than they work, two at a time on two products. */
const inPairs = '--workers=2';
/**
 * Journeys in which the database decides. Where there is a server they run on it, and only the first on both: the API's
 * own tests run on both engines, and a page does not know which one answers.
 */
const dataJourneys = [
  'main-job',
  'accounts',
  'quiz',
  'search',
  'reviews',
  'listing',
  'errors',
  'blog-admin',
  'admin-queues',
  'guide-editor',
  'plans',
  'booking',
  'billing',
  'working-together',
];
const onlyOnServer = dataJourneys.slice(1).map((name) => `${name}.spec.ts`);
/** Files of journeys but some, as playwright takes them. */
const journeysBut = (left: readonly string[]): readonly string[] =>
  readdirSync(join(root, 'shell/e2e'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') && !left.includes(basename(file)))
    .map((file) => `e2e/${file.replaceAll('\\', '/')}`);
const playwrightReport = (report: string) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report });
/** For journeys that all have products of their own: none is started for the workers. */
const noSharedProduct = (report: string) => ({ ...playwrightReport(report), E2E_URL: '' });

/**
 * Every suite, fastest first.
 *
 * @param server the name of the private database server, null when there is none
 * @param options `isLong`: what a run otherwise tries on one engine only, it tries on both
 */
export function suites(server: string | null, { isLong = false } = {}): readonly Suite[] {
  const api = (files: () => readonly string[]) =>
    ({
      id: 'api',
      folder: root,
      needsBrowser: false,
      command: (report: string) => vitest(report, '--project', 'api', ...files()),
      count: countVitest,
    }) as const;
  const journeys = {
    id: 'e2e',
    folder: root,
    needsBrowser: true,
    env: playwrightReport,
    count: countPlaywright,
  } as const;
  const embedded: readonly Suite[] = [
    {
      id: 'web',
      title: 'Units and components',
      folder: root,
      needsBrowser: false,
      command: (report) => vitest(report, '--project', 'web'),
      count: countVitest,
    },
    { ...api(() => (server && !isLong ? onSqliteBesideServer() : [])), title: 'API on SQLite' },
    {
      id: 'stories',
      title: 'Design system stories',
      folder: join(root, 'design-system'),
      needsBrowser: true,
      // In the files that designers get: there, answers come sooner than from a development server.
      command: (report) => [
        process.execPath,
        '--import',
        'tsx',
        'scripts/play-built.ts',
        '--build',
        '--report',
        report,
      ],
      count: countBuiltStories,
    },
    {
      ...journeys,
      title: 'Journeys on SQLite',
      command: (_, ...files) =>
        playwright(
          inPairs,
          '--project=wide',
          '--project=phone',
          ...(files.length > 0 || !server || isLong ? files : journeysBut(onlyOnServer)),
        ),
    },
    {
      ...journeys,
      title: 'Releases and processes',
      env: noSharedProduct,
      command: (_, ...files) => playwright(inPairs, '--project=own-products', ...files),
    },
    { ...journeys, title: 'Failures', command: (_, ...files) => playwright('--project=alone', ...files) },
  ];
  if (!server) return embedded;
  const [units, apiOnSqlite, stories, ...journeysOnSqlite] = embedded as [Suite, Suite, Suite, ...Suite[]];
  return [
    units,
    apiOnSqlite,
    { ...api(onServer), title: `API on ${server}`, database: 'counterpart_api' },
    stories,
    ...journeysOnSqlite,
    {
      ...journeys,
      title: `Journeys on ${server}`,
      database: 'counterpart_e2e',
      command: (_, ...files) => playwright(inPairs, '--project=wide', ...(files.length > 0 ? files : dataJourneys)),
    },
  ];
}
