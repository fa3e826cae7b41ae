import { originalPositionFor, sourceContentFor, type TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { shellArea } from '../../../../contract/limits/areas';
import type { FileStore } from '../../../../platform/files/file-store';
import { readSourceMap } from '../publishing/read-release';
import { Release } from '../release.model';
import { shellFile, shellFolder } from '../shells/shell-store';

/** Frames of a stack that are stored, and files of releases that are looked up for them. */
const mostFrames = 20;
const mostFiles = 4;
/** Bytes of maps that stay read. */
const readBytes = 16 * 1024 * 1024;
/** A file of a release or of the shell in the line of a stack, with line and column. */
const framePattern =
  /\/(releases\/([a-z][a-z0-9-]{0,79})\/([\w.+-]{1,80})|assets)\/([\w@.~+/-]{1,200}\.js):(\d{1,9}):(\d{1,9})/;

/** A stack in the terms of the source. */
export interface ResolvedStack {
  /** Positions from the innermost out. */
  readonly frames: readonly string[];
  /** Innermost position of the area, and that line of its source. */
  readonly frame: string;
  readonly code: string;
}

interface Position {
  readonly area: string;
  readonly text: string;
  readonly code: string;
}

/** Reads the stacks of minified files. */
export type StackResolver = (area: string, stack: string) => Promise<ResolvedStack>;

/**
 * Makes what finds the positions of a stack in the source, by the maps that are stored with releases. Nothing of a
 * stack is taken over but files, lines and columns: messages in it may hold what a person typed.
 */
export function createStackResolver(store: FileStore, shellStore: FileStore): StackResolver {
  const maps = new LRUCache<string, { readonly map: TraceMap | null; readonly bytes: number }>({
    maxSize: readBytes,
    sizeCalculation: ({ bytes }) => bytes + 1,
  });

  async function mapOf(area: string, version: string, path: string): Promise<TraceMap | null> {
    const key = `${area}/${version}/${path}`;
    const known = maps.get(key);
    if (known) return known.map;
    const bytes = await (area === shellArea ? readShellMap(path) : readMap(area, version, path));
    const map = bytes && readSourceMap(bytes);
    // The pipeline may still upload it.
    if (map || area !== shellArea) maps.set(key, { map, bytes: bytes?.length ?? 0 });
    return map;
  }

  async function readMap(area: string, version: string, path: string): Promise<Buffer | null> {
    const release = await Release.query().findOne({ name: area, version });
    const isFile = release?.storedAs && path in release.files;
    return isFile ? store.read(`${release.storedAs}/${path}.map`) : null;
  }

  /** A file of the shell has the hash of its content in its name, whichever builds it is of. */
  const readShellMap = (path: string) =>
    shellFile.test(path) ? shellStore.read(`${shellFolder}/${path}.map`) : Promise.resolve(null);

  async function positionOf(line: string): Promise<Position | null> {
    const [, , area = shellArea, version = '', path = '', row = '', column = ''] = framePattern.exec(line) ?? [];
    if (path === '') return null;
    const map = await mapOf(area, version, path);
    // Browsers count columns from one, source maps from zero.
    const at = { line: Math.max(1, Number(row)), column: Math.max(0, Number(column) - 1) };
    const found = map && originalPositionFor(map, at);
    if (!map || !found?.source) return { area, text: `${path}:${row}:${column}`, code: '' };
    const code = sourceContentFor(map, found.source)?.split('\n')[found.line - 1]?.trim() ?? '';
    return { area, text: `${sourceName(found.source)}:${found.line}:${found.column + 1}`, code };
  }

  return async (area, stack) => {
    const positions: Position[] = [];
    const files = new Set<string>();
    for (const line of stack.split('\n').slice(0, 60)) {
      const [file] = /\/(?:releases|assets)\/[^:]+/.exec(line) ?? [];
      // Anyone may report: one report reads few maps.
      if (file && files.add(file).size > mostFiles) break;
      const position = positions.length < mostFrames ? await positionOf(line) : null;
      if (position) positions.push(position);
    }
    const own = positions.find((position) => position.area === area);
    return {
      frames: positions.map(({ area: of, text }) => (of === area ? text : `${of} ${text}`)),
      frame: own?.text ?? '',
      code: own?.code ?? '',
    };
  };
}

/** 'webpack://mfe_blog/./src/post-page.tsx' as 'src/post-page.tsx'. */
const sourceName = (source: string): string =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(?:\.{1,2}\/)+/, '')
    .replace(/\?.*$/, '');
