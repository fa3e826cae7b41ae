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
  tool('eslint', ['--max-warnings=0', '--cache', '--cache-location', `node_modules/.cache/eslint/${cache}`, ...files]);

/** What `npm run verify` checks. Each step stands alone; two run at a time, those that take longest first. */
export const steps: readonly Step[] = [
  { title: 'Lint: all but the API', command: lint('pages', '.', '--ignore-pattern', 'api/') },
  { title: 'Lint: API', command: lint('api', 'api') },
  { title: 'Types: browser code', command: tool('typescript', ['-p', 'tsconfig.browser.json'], { binary: 'tsc' }) },
  { title: 'Types: API', command: tool('typescript', ['-p', 'api'], { binary: 'tsc' }) },
  { title: 'Types: shell', command: tool('typescript', ['-p', 'shell'], { binary: 'tsc' }) },
  {
    title: 'Formatting',
    command: tool(
      'prettier',
      ['--check', '--log-level=warn', '--cache', '--cache-location=node_modules/.cache/prettier/cache', '.'],
      { binary: 'prettier' },
    ),
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
    command: tool('vitest', ['run', '--project', 'web', 'shell/scripts/verify/docs.test.ts']),
  },
  {
    title: 'Generated contract',
    command: [process.execPath, '--import', 'tsx', 'api/server/write-contract.ts', '--check'],
  },
];
