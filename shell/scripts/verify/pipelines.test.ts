import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { RemoteManifest } from '../../sdk/areas/manifest';
import { areas, root, targetFolder } from '../build/workspaces';

interface Workflow {
  readonly on: Readonly<
    Record<string, { readonly paths?: readonly string[]; readonly tags?: readonly string[] } | null>
  >;
  readonly jobs: Readonly<Record<string, Job>>;
}
interface Job {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly steps?: readonly { readonly run?: string; readonly if?: string }[];
}

const folder = join(root, '.github/workflows');
const workflow = (name: string) => parse(readFileSync(join(folder, `${name}.yml`), 'utf8')) as Workflow;
const owners = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').split('\n');
const scripts = (workspace: string) =>
  (JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts;

describe.each(areas)('the pipeline of %s', (area) => {
  it('runs for its sources and for everything that its build takes in, with a token of its own', () => {
    const { on, jobs } = workflow(area);
    for (const event of ['pull_request', 'push'] as const) {
      const paths = on[event]?.paths ?? [];
      expect(paths).toEqual(expect.arrayContaining([`mfe-${area}/**`, 'api/src/contract/**', 'shell/sdk/**']));
      for (const path of paths) expect(existsSync(join(root, path.replace(/\*\*$/, ''))), path).toBe(true);
    }
    expect(Object.values(jobs)).toEqual([
      {
        uses: './.github/workflows/area.yml',
        with: { area },
        secrets: { DEPLOY_TOKEN: `\${{ secrets.DEPLOY_TOKEN_${area.toUpperCase()} }}` },
      },
    ]);
  });

  it('and its folder belong to the owner that its errors carry', () => {
    const { owner } = JSON.parse(readFileSync(join(targetFolder(area), 'remote.json'), 'utf8')) as RemoteManifest;
    expect(owners).toContain(`/mfe-${area}/ @counterpart/${owner}`);
    expect(owners).toContain(`/.github/workflows/${area}.yml @counterpart/${owner}`);
  });
});

it('every command of the pipelines exists', () => {
  expect(readdirSync(folder).sort()).toEqual([...areas, 'area', 'check', 'long'].map((name) => `${name}.yml`).sort());
  const commands = Object.values(workflow('area').jobs).flatMap(({ steps = [] }) =>
    steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:]+)( -w mfe-)?/g)]),
  );
  expect(commands.map(([, script]) => script)).toEqual(['types', 'build', 'contract', 'release', 'rollback']);
  for (const [text, script = '', inArea] of commands)
    for (const workspace of inArea ? areas.map(targetFolder) : [root])
      expect(Object.keys(scripts(workspace)), text).toContain(script);
});

it('a release is tried on a part of the visitors before all of them get it', () => {
  const steps = workflow('area').jobs['release']?.steps ?? [];
  const releases = steps.flatMap(({ run = '' }) => (run.includes('npm run release') ? [run] : []));
  expect(releases).toEqual([expect.stringMatching(/ -- --canary$/)]);
});

const commandsOf = (name: string) =>
  Object.values(workflow(name).jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run = [] }) => run));

it('a change of what all areas stand on passes the whole check', () => {
  const { on } = workflow('check');
  for (const event of ['pull_request', 'push'] as const) {
    const paths = on[event]?.paths ?? [];
    expect(paths).toEqual(expect.arrayContaining(['api/**', 'design-system/**', 'shell/**', 'package-lock.json']));
    for (const path of paths) expect(existsSync(join(root, path.replace(/\*\*$/, ''))), path).toBe(true);
  }
  expect(commandsOf('check')).toContain('.ci/run');
});

it('a suite that the check tries in part is tried whole at night and before a release', () => {
  const { on } = workflow('long');
  expect(on['schedule']).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) as unknown }]);
  expect(on['push']?.tags).toEqual(['v*']);
  expect(commandsOf('long')).toContain('.ci/run --long');
});
