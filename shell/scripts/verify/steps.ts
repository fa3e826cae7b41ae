import { tool, type Command } from '../tool';

export interface Step {
  readonly title: string;
  readonly command: Command;
}

const folders = [
  'api',
  'shell',
  'design-system',
  'mfe-marketplace',
  'mfe-messaging',
  'mfe-blog',
  'mfe-compliance',
  'mfe-admin',
];

/** ESLint over some files. It takes one processor, so that two of them share the work. */
const lint = (cache: string, ...files: string[]): Command =>
  tool('eslint', [
    '--max-warnings=0',
    ...['--cache', '--cache-strategy', 'content', '--cache-location', `node_modules/.cache/eslint/${cache}`],
    ...files,
  ]);

/** Types of one project, by the native compiler. Lint and generators keep the one that is written in JavaScript. */
const types = (project: string): Command => tool('typescript-native', ['-p', project], { binary: 'tsc' });

/** Steps of `npm run verify`. Each stands alone; two run at a time, those that take longest first. */
export const steps: readonly Step[] = [
  { title: 'Lint: all but the API', command: lint('pages', '.', '--ignore-pattern', 'api/') },
  { title: 'Lint: API', command: lint('api', 'api') },
  { title: 'Lint: what needs types', command: tool('oxlint', ['--type-aware', '--deny-warnings', '.']) },
  { title: 'Types: browser code', command: types('tsconfig.browser.json') },
  { title: 'Types: API', command: types('api') },
  { title: 'Types: shell', command: types('shell') },
  {
    title: 'Formatting',
    command: tool('oxfmt', ['--check', '.']),
  },
  {
    title: 'Import rules',
    command: tool('dependency-cruiser', ['--config', '.dependency-cruiser.cjs', ...folders], { binary: 'depcruise' }),
  },
  { title: 'Dead code and dependencies', command: tool('knip', ['--no-progress']) },
  { title: 'One version of each dependency', command: tool('sherif', ['-r', 'root-package-manager-field']) },
  {
    title: 'Sizes of the design system',
    command: [process.execPath, '--import', 'tsx', 'design-system/scripts/size.ts'],
  },
  {
    title: 'Every component is used by a page',
    command: [process.execPath, '--import', 'tsx', 'design-system/scripts/unused-components.ts'],
  },
  {
    title: 'Documents',
    command: tool('vitest', [
      'run',
      '--project',
      'web',
      'shell/scripts/verify/docs.test.ts',
      'shell/scripts/verify/house.test.ts',
      'shell/scripts/verify/settings.test.ts',
      'shell/scripts/verify/flows.test.ts',
    ]),
  },
  {
    title: 'Generated contract',
    command: [process.execPath, '--import', 'tsx', 'api/server/write-contract.ts', '--check'],
  },
];
