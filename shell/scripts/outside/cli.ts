#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `counterpart`: what a team does with an area that lies outside of the product's repository, in the area's folder.
 * What a command needs is loaded by the command, after the mode of the build is known.
 */
const folder = process.cwd();
const { API_URL: apiUrl = 'http://localhost:3000', DEPLOY_TOKEN: token } = process.env;

const commands: Readonly<Record<string, { readonly does: string; run(): Promise<void> }>> = {
  build: {
    does: 'Builds the area for browsers and for the server.',
    run: async () => {
      const { buildArea } = await import('../../federation/build-area');
      const { name, version } = await buildArea(folder);
      console.log(`${name} ${version} is built.`);
    },
  },
  test: { does: 'Runs the tests of the area.', run: () => runTests(process.argv.slice(3)) },
  types: {
    does: 'Writes the types of the area’s backend, given its OpenAPI document: a file or a URL.',
    run: async () => {
      const { writeTypes } = await import('./write-types');
      console.log(`${await writeTypes(folder, process.argv[3])} is written.`);
    },
  },
  release: {
    does: 'Builds the area, sends it to the registry at API_URL and makes it current; with --canary for a growing share of the visitors, as long as it does well, in the percents of --steps 1,10,50, and with --replace instead of the one being rolled out. Needs DEPLOY_TOKEN.',
    run: async () => {
      const registry = registryAccess();
      const { releaseBuild, wayOf } = await import('../roll-out');
      const way = wayOf(process.argv.slice(3));
      await releaseBuild(await buildHere(), registry, { ...way, say: (sentence) => console.log(sentence) });
    },
  },
  publish: {
    does: 'Builds the area and sends it to the registry; no visitor gets it. Needs DEPLOY_TOKEN.',
    run: async () => {
      const { name, version } = await publishHere();
      console.log(`${name} ${version} is published; no visitor gets it yet.`);
    },
  },
  preview: {
    does: 'Makes a link that shows a published version, or without one this folder published, to one browser. Needs DEPLOY_TOKEN.',
    run: async () => {
      const { requestLink } = await import('../dev/override-link');
      const version = process.argv[3] ?? (await publishHere()).version;
      const link = await requestLink({ area: (await readManifest()).id, version }, registryAccess());
      console.log(`Open this link, which works once and for ten minutes, in the browser that is to get it:\n  ${link}`);
    },
  },
  advance: {
    does: 'Takes the next step of the rollout now. Needs DEPLOY_TOKEN.',
    run: async () =>
      console.log(await (await import('../roll-out')).advance((await readManifest()).id, registryAccess())),
  },
  status: {
    does: 'Says what visitors get of the area, and how its rollouts do. Needs DEPLOY_TOKEN.',
    run: async () =>
      console.log(await (await import('../roll-out')).status((await readManifest()).id, registryAccess())),
  },
  rollback: {
    does: 'Makes the release current that was so before. Needs DEPLOY_TOKEN.',
    run: async () => {
      const registry = registryAccess();
      const { rollBackArea } = await import('../../federation/release/publish-release');
      const { id } = await readManifest();
      console.log(`${id} ${await rollBackArea(id, registry)} is current again.`);
    },
  },
  dev: {
    does: 'Serves the area, showing each save, for a shell that runs with DEVELOPMENT_AREAS, or with --into <URL> for this browser in a deployed one; PORT is 4100 unless set.',
    run: async () => {
      process.env['NODE_ENV'] = 'development';
      const [{ remoteConfig }, { serveHotBuild }, { sayOverride, shellAfterInto }] = await Promise.all([
        import('../../federation/remote-config'),
        import('../dev/hot-build'),
        import('../dev/override-link'),
      ]);
      const shell = shellAfterInto(process.argv);
      const { id } = await readManifest();
      const port = Number(process.env['PORT'] ?? 4100);
      const configuration = remoteConfig(pathToFileURL(join(folder, 'webpack.config.ts')).href);
      const { origin } = await serveHotBuild(configuration, { port, into: shell ?? undefined, showsErrors: true });
      console.log(
        shell === null
          ? `${id} is served. Start the shell with DEVELOPMENT_AREAS=${id}=${origin}`
          : await sayOverride({ area: id, origin, shell, token }),
      );
    },
  },
};

function registryAccess(): { readonly apiUrl: string; readonly token: string } {
  if (!token) throw new Error('DEPLOY_TOKEN is not set: an administrator of the site makes one for the area.');
  return { apiUrl, token };
}

/** Publishes the area of this folder: no visitor gets it. */
async function publishHere(): Promise<{ readonly name: string; readonly version: string }> {
  const registry = registryAccess();
  const { publishRelease } = await import('../../federation/release/publish-release');
  return publishRelease(await buildHere(), registry);
}

/** Builds the area of this folder. @returns the folder of the build */
async function buildHere(): Promise<string> {
  const [{ buildArea }, { outputFolder }] = await Promise.all([
    import('../../federation/build-area'),
    import('../../federation/output-folder'),
  ]);
  await buildArea(folder);
  return outputFolder(folder);
}

async function readManifest(): Promise<{ readonly id: string }> {
  const { readFile } = await import('node:fs/promises');
  return JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')) as { readonly id: string };
}

/** Vitest of the area's own dependencies. */
async function runTests(options: readonly string[]): Promise<void> {
  const require = createRequire(join(folder, 'package.json'));
  const program = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
  const child = spawn(process.execPath, [program, 'run', ...options], { cwd: folder, stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error('The tests failed.');
}

const command = commands[process.argv[2] ?? ''];
if (!command) {
  for (const [name, { does }] of Object.entries(commands)) console.log(`counterpart ${name.padEnd(10)} ${does}`);
  process.exit(process.argv[2] === undefined ? 0 : 1);
}
try {
  await command.run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
