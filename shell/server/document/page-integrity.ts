import { isServerFile } from '../../federation/server-file';
import type { IntegrityMap } from '../../page-contract/integrity';
import type { ShellAssetFacts } from '../assets/shell-assets';
import type { DiscoveredVersion } from '@counterpart/api/contract';

const scriptOrStyle = /\.(js|css)$/;

function isChecked(file: string): boolean {
  return scriptOrStyle.test(file) && !isServerFile(file);
}

/**
 * The hash of every script and stylesheet that a page may load, by path: the shell's own and those of the visitor's
 * releases. The registry is the root: nothing inside a release is believed about itself.
 */
export function pageIntegrity(
  shell: ShellAssetFacts,
  versions: Readonly<Record<string, DiscoveredVersion>>,
): IntegrityMap {
  const map: Record<string, string> = {};
  for (const [file, hash] of Object.entries(shell.integrity)) if (isChecked(file)) map[`/assets/${file}`] = hash;
  for (const { url, extras } of Object.values(versions)) Object.assign(map, releaseIntegrity(url, extras.files));
  return map;
}

/** The same of one release, whose entry is at this URL. */
export function releaseIntegrity(url: string, files: Readonly<Record<string, string>>): IntegrityMap {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  const checked = Object.entries(files).filter(([file]) => isChecked(file));
  return Object.fromEntries(checked.map(([file, hash]) => [folder + file, hash]));
}
