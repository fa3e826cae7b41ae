/**
 * Stores the files of releases. A key is `<area>/<version>/<publication>/<path>`; nothing is ever stored under a key
 * that is taken, because each publication has its own folder.
 */
export interface ReleaseStore {
  put(key: string, content: Buffer): Promise<void>;
  /** The content of a key; null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Forgets these keys; one that is not there is no error. */
  remove(keys: readonly string[]): Promise<void>;
}
