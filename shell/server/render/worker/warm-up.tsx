import type { BootData } from '../../../page-contract/release-set';
import type { RemoteManifest } from '../../../sdk/areas/manifest';
import { renderPage } from './render-page';

/** Renders after which the first visitor's page is no slower than the next. */
const rounds = 8;

const manifest: RemoteManifest = {
  id: 'warm-up',
  title: 'Warm-up',
  owner: 'team-platform',
  version: '1.0.0',
  sdk: '^1.0.0',
  routes: [{ path: '/', head: { title: 'Counterpart' } }],
};
const release = { version: manifest.version, entry: '', fallback: null, manifest };
const boot: BootData = { releaseSet: { id: '', areas: { 'warm-up': release } }, user: null, responses: {} };
const modules = new Map([['warm-up', { routes: [{ path: '/', Component: () => <h1>Counterpart</h1> }] }]]);

/**
 * Has a new process render the shell around an empty page, so that no visitor waits for code that runs for the first
 * time.
 */
export async function warmUp(): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await renderPage({ path: '/', boot, keys: {}, origin: '' }, modules);
}
