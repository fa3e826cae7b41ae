import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

const sources = /(?<!\.test)\.(ts|mjs|json)$/;
const isSkipped = (folder: string): boolean => folder === 'node_modules' || folder === 'dist' || folder.startsWith('.');
/** Debounce in milliseconds: an editor or a checkout writes several files. */
const quietMilliseconds = 200;

/**
 * Calls back when sources below a folder have changed, tests left out. Every folder is watched by itself: on Linux,
 * Node 20's recursive watching loses a file that an editor has put in the place of the old one.
 * @returns ends it
 */
export function watchSources(top: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let quiet: NodeJS.Timeout | undefined;
  const noteChange = (): void => {
    clearTimeout(quiet);
    quiet = setTimeout(onChange, quietMilliseconds);
  };
  const add = (folder: string): void => {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      // A folder may be new.
      if (name !== null && !name.includes('.')) addAll(join(folder, name));
      if (name === null || sources.test(name)) noteChange();
    });
    // The folder is gone.
    watcher.on('error', () => remove(folder));
    watchers.set(folder, watcher);
  };
  const remove = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const addAll = (folder: string): void => {
    try {
      const inside = readdirSync(folder, { withFileTypes: true });
      remove(folder);
      add(folder);
      for (const entry of inside) {
        if (entry.isDirectory() && !isSkipped(entry.name)) addAll(join(folder, entry.name));
        // They existed before the watch began.
        else if (isStarted && sources.test(entry.name)) noteChange();
      }
    } catch {
      // It is a file, or gone again.
      remove(folder);
    }
  };
  let isStarted = false;
  addAll(top);
  isStarted = true;
  return () => {
    clearTimeout(quiet);
    for (const folder of [...watchers.keys()]) remove(folder);
  };
}
