import { join } from 'node:path';
import { root } from '../build/workspaces';

/** Row of the document for a variable. */
type Setting = readonly [name: string, meaning: string, unset: string];

/** Part of a schema's description by Joi. */
interface Described {
  readonly keys: Readonly<
    Record<
      string,
      {
        readonly flags?: { readonly description?: string; readonly default?: unknown };
        readonly notes?: readonly string[];
      }
    >
  >;
}

/** Variables of tools, which no schema reads. */
const ofTools: readonly Setting[] = [
  ['ADMIN_PASSWORD', 'password of the account that `npm run admin:create` makes', 'asked for'],
  [
    'DEPLOY_TOKEN',
    'token of one area for `npm run release`, `npm run rollback` and `npm run dev -- --into`; an administrator makes it with `POST /api/platform/deploy-tokens`',
    'required by all three',
  ],
  [
    'RELEASE_VERSION',
    'version that a build of an area is published under',
    'version of `remote.json` with the content’s hash',
  ],
  ['NODE_EXTRA_CA_CERTS', 'Node’s own: file of certificates of authorities that are believed too', 'the public ones'],
  ['CHROMIUM_PATH', 'browser for tests', 'an installed one'],
  ['BROWSER_EXECUTABLE', 'browser for stories that are played one by one', 'that of Playwright'],
  ['TEST_DATABASE_URL', 'server on which API tests create their databases', 'SQLite'],
  ['TEST_LONG', '`1` tries whole what a test run tries in part', 'in part'],
  ['TEST_SEED', 'which part a test run tries', 'another each time'],
];

/** Settings that one of the servers reads, from its schema. Other packages never import the API, so by its path. */
async function settingsOf(file: string): Promise<readonly Setting[]> {
  const { schema } = (await import(join(root, file))) as { readonly schema: { describe(): Described } };
  return Object.entries(schema.describe().keys).map(([name, { flags = {}, notes = [] }]) => [
    name,
    flags.description ?? '',
    notes[0] ?? `\`${String(flags.default)}\``,
  ]);
}

const tableOf = (settings: readonly Setting[]): readonly string[] => [
  '| Variable | Meaning | Unset |',
  '| --- | --- | --- |',
  ...settings.map(([name, meaning, unset]) => `| \`${name}\` | ${meaning} | ${unset} |`),
  '',
];

/** Makes the document of settings from the schemas that read them. @throws naming settings without a description */
export async function settingsDocument(): Promise<string> {
  const api = await settingsOf('api/server/environment.ts');
  const both = new Set(api.map(([name]) => name));
  const shell = (await settingsOf('shell/server/environment.ts')).filter(([name]) => !both.has(name));
  const unsaid = [...api, ...shell].filter(([, meaning]) => meaning === '').map(([name]) => name);
  if (unsaid.length > 0) throw new Error(`Without a description: ${unsaid.join(', ')}.`);
  return [
    '# Settings',
    '',
    'Every setting is an environment variable and optional; an empty one counts as unset. What is wrong with one is said in a sentence at the start, from the schemas that read them: `api/server/environment.ts` and `shell/server/environment.ts`. This document is made of them by `npm run contract`. Variables of benches are in [benches](benches.md).',
    '',
    '## API, and what it shares with the shell',
    '',
    ...tableOf(api),
    '## Shell',
    '',
    ...tableOf(shell),
    '## Commands and tests',
    '',
    ...tableOf(ofTools),
  ].join('\n');
}
