import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { join, resolve } from 'node:path';
import { outputFolder } from '../../federation/output-folder';
import { publishShellFiles } from '../../federation/release/publish-release';
import { shellContract } from '../../federation/release/shell-contract';
import { planShell, versionOfBuild } from '../../server/assets/shell-releases';
import { readEnvironment } from '../../server/environment';
import { buildTarget } from '../build/build-target';
import { areas, root, targetFolder } from '../build/workspaces';
import { freePort } from '../free-port';
import { publishBuilds } from './publish-builds';
import { checkDataFolder, checkPort, checkUpgrade, lockDataFolder, portAfter } from './preflight';
import { printReady } from './print-ready';
import { runUntilStopped } from './run-until-stopped';
import { Services } from './services/services';

const port = Number(process.env['PORT'] ?? 3000);
const dataFolder = resolve(root, process.env['DATA_DIR'] ?? '.data');
const metricsPort = process.env['METRICS_PORT'];
const services = new Services(join(dataFolder, 'logs'), (sentence) => console.log(sentence));

/** Builds, starts and publishes everything, in the order in which each needs the one before. */
async function start(): Promise<void> {
  await checkPort(port);
  // Checked before anything is built: the shell starts last.
  readEnvironment();
  const shellMetrics = metricsPort && String(portAfter(Number(metricsPort)));
  const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
  await checkDataFolder(dataFolder);
  await lockDataFolder(dataFolder, publicUrl);
  const isMeant = process.argv.includes('--break-areas');
  for (const sentence of await checkUpgrade(dataFolder, { isMeant })) console.log(`Breaks: ${sentence}`);
  const apiPort = Number(process.env['API_PORT'] ?? (await freePort()));
  const token = process.env['RELEASE_TOKEN'] ?? randomBytes(24).toString('hex');
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const shared = { DATA_DIR: dataFolder, PUBLIC_URL: publicUrl };

  // The API migrates and seeds while the areas are built; if it fails, the start ends immediately.
  const api = services.start('api', join(root, 'api/server/main.ts'), {
    ...shared,
    API_PORT: String(apiPort),
    RELEASE_TOKEN: token,
    // Proxies are in front of the shell, which forwards the client's IP to the API: the API trusts the shell alone.
    TRUST_PROXY: '',
  });
  const built = await Promise.race([buildAll(), api.failed]);
  const shellFolder = outputFolder(targetFolder('shell'));
  const { contract, version, store } = await planShell(shellFolder, join(dataFolder, 'shells'), {
    contract: shellContract(),
    wasBuilt: built.has('shell'),
  });
  await api.ready;
  await publishBuilds(built, { apiUrl, token }, { contract: { ...contract, version }, isMeant });
  const versionHere = (await versionOfBuild(shellFolder)) ?? version;
  // This machine serves the files without the API's store.
  await publishShellFiles(shellFolder, versionHere, { apiUrl, token }).catch((error: unknown) =>
    console.log(`Shells on other machines do not get the files of this one. ${(error as Error).message}`),
  );
  // Last: a shell that was refused leaves the one before in its place.
  await store();
  const shell = services.start('shell', join(root, 'shell/server/main.ts'), {
    ...shared,
    PORT: String(port),
    API_URL: apiUrl,
    ...(shellMetrics && { METRICS_PORT: shellMetrics }),
  });
  await shell.ready;
  printReady(publicUrl);
}

async function buildAll(): Promise<Set<string>> {
  const built = new Set<string>();
  for (const target of ['shell', ...areas] as const) {
    const started = Date.now();
    process.stdout.write(`  ${target.padEnd(12)} `);
    const isNew = await buildTarget(target);
    if (isNew) built.add(target);
    console.log(isNew ? `built in ${((Date.now() - started) / 1000).toFixed(1)} s` : 'up to date');
    await wait(0);
  }
  return built;
}

await runUntilStopped({ start, stop: () => services.stop() });
