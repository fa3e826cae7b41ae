import { fontFaceCss, themeCss } from '@counterpart/design-system/theme';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChunkGraphFile } from '../../federation/chunk-graph';
import type { IntegrityMap } from '../../page-contract/integrity';
import { fontUrl } from './font-file';
import { versionOfBuild, type ShellReleases } from './shell-releases';
import { documentCss } from '../document/document-css';

export interface ShellAssetFacts {
  /** Absent in development. */
  readonly version?: string | undefined;
  readonly chunkGraph: ChunkGraphFile;
  /** Time of its build, in milliseconds since 1970. */
  readonly builtAt: number;
  /** Integrity attribute of every built file; empty in development, where files change under the page. */
  readonly integrity: IntegrityMap;
  /** URLs of the entry's scripts, in order. */
  readonly scripts: readonly string[];
  /** Styles that every page needs before anything else. */
  readonly css: string;
}

export interface ShellAssets {
  /** Facts of the shell's build; read again when it was built anew. */
  read(): Promise<ShellAssetFacts>;
}

const css = fontFaceCss(fontUrl) + themeCss + documentCss;

/**
 * Facts that the HTML needs about the shell's own built files.
 * @param onChange called when another build is current than before
 */
export function createShellAssets(
  { current }: Pick<ShellReleases, 'current'>,
  onChange: () => void = () => undefined,
): ShellAssets {
  let known: { readonly folder: string; readonly facts: ShellAssetFacts } | null = null;
  return {
    read: async () => {
      const folder = current();
      const graphFile = join(folder, 'chunk-graph.json');
      const { mtimeMs } = await stat(graphFile);
      if (known?.folder === folder && known.facts.builtAt === mtimeMs) return known.facts;
      const facts = await readFacts(folder, graphFile, mtimeMs);
      const isOther = known !== null;
      known = { folder, facts };
      if (isOther) onChange();
      return facts;
    },
  };
}

async function readFacts(folder: string, graphFile: string, builtAt: number): Promise<ShellAssetFacts> {
  const chunkGraph = JSON.parse(await readFile(graphFile, 'utf8')) as ChunkGraphFile;
  const scripts = (chunkGraph.entries['main']?.files ?? []).filter((file) => file.endsWith('.js'));
  const hashes = await readFile(join(folder, 'integrity.json'), 'utf8').catch(() => '{}');
  return {
    version: await versionOfBuild(folder),
    chunkGraph,
    builtAt,
    integrity: JSON.parse(hashes) as IntegrityMap,
    scripts: scripts.map((file) => `/assets/${file}`),
    css,
  };
}
