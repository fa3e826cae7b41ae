import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { readEnvironment } from '../../server/environment';
import { buildTarget } from '../build/build-target';
import { areas, isArea, root, type Area } from '../build/workspaces';
import { freePort } from '../free-port';
import { checkDataFolder, checkPort, lockDataFolder } from '../start/preflight';
import { printReady } from '../start/print-ready';
import { publishBuilds } from '../start/publish-builds';
import { runUntilStopped } from '../start/run-until-stopped';
import { Services } from '../start/services/services';
import { buildReleases } from './build-releases';
import { serveWithHotReload, type HotServer } from './hot-server';
import { developInto } from './into';
import { shellAfterInto } from './override-link';

const port = Number(process.env['PORT'] ?? 3000);
const dataFolder = resolve(root, process.env['DATA_DIR'] ?? '.data');
const services = new Services(join(dataFolder, 'logs'), (sentence) => console.log(sentence));
const hotServers: HotServer[] = [];

/** Areas served hot: the one named by `--area`, else all of them and the shell. */
const wanted = process.argv[process.argv.indexOf('--area') + 1] ?? '';
const hotAreas: readonly Area[] = isArea(wanted) ? [wanted] : areas;

/**
 * The product, showing each save. With one area, everything else runs as built: the real shell around the area you work
 * on, and the releases of the others.
 */
async function develop(): Promise<void> {
  await checkPort(port);
  // Checked before anything is built: the shell starts last.
  readEnvironment();
  const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
  await checkDataFolder(dataFolder);
  await lockDataFolder(dataFolder, publicUrl);
  const apiPort = await freePort();
  const token = randomBytes(24).toString('hex');
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const shared = { DATA_DIR: dataFolder, PUBLIC_URL: publicUrl };
  const api = services.start(
    'api',
    join(root, 'api/server/main.ts'),
    { ...shared, API_PORT: String(apiPort), RELEASE_TOKEN: token, TRUST_PROXY: '' },
    { watch: join(root, 'api') },
  );

  // A failing API ends the start immediately.
  await Promise.race([buildReleases(hotAreas), api.failed]);
  if (hotAreas.length === 1) await buildTarget('shell');
  else hotServers.push(await serveWithHotReload('shell', { port: await freePort(), showsErrors: true }));
  const showsErrors = hotAreas.length === 1;
  for (const area of hotAreas) hotServers.push(await serveWithHotReload(area, { port: await freePort(), showsErrors }));

  await api.ready;
  // Who works on the SDK breaks areas on the way.
  await publishBuilds(new Set(areas), { apiUrl, token }, { isMeant: true, mode: 'production' });
  const developmentAreas = hotServers
    .filter(({ target }) => target !== 'shell')
    .map(({ target, origin }) => `${target}=${origin}`);
  const shellHot = hotServers.find(({ target }) => target === 'shell');
  const shell = services.start('shell', join(root, 'shell/server/main.ts'), {
    ...shared,
    PORT: String(port),
    API_URL: apiUrl,
    DEVELOPMENT_AREAS: developmentAreas.join(','),
    DEVELOPMENT_SHELL: shellHot?.origin ?? '',
  });
  await shell.ready;
  printReady(publicUrl);
  console.log(`Hot: ${hotServers.map(({ target }) => target).join(', ')}.`);
}

async function stop(): Promise<void> {
  await Promise.all(hotServers.map((server) => server.stop()));
  await services.stop();
}

const shellInUse = shellAfterInto(process.argv);
await (shellInUse === null ? runUntilStopped({ start: develop, stop }) : developInto(shellInUse, wanted));
