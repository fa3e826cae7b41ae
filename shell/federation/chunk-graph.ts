import type { ChunkFiles } from '@counterpart/api/contract';

/** Content of the file that `ChunkGraphPlugin` writes for a build, by name. */
export interface ChunkGraphFile {
  readonly entries: Record<string, ChunkFiles>;
  /** Shared modules this build provides, by their names in the share scope. */
  readonly provides: Record<string, ChunkFiles>;
  /** Modules an area exposes. */
  readonly exposes: Record<string, ChunkFiles>;
  /** Lazy imports, by the request as the code writes it. */
  readonly lazy: Record<string, ChunkFiles>;
}

/**
 * Every host file that a set of consumed shared modules leads to, each once: a provided module may consume others.
 * @param consumes shared modules that some code requires, by their names in the share scope
 */
export function providedFiles(host: ChunkGraphFile, consumes: Iterable<string>): string[] {
  const files = new Set<string>();
  const open = [...consumes];
  const seen = new Set<string>();
  for (let request = open.pop(); request !== undefined; request = open.pop()) {
    if (seen.has(request)) continue;
    seen.add(request);
    const provided = host.provides[request];
    provided?.files.forEach((file) => files.add(file));
    open.push(...(provided?.consumes ?? []));
  }
  return [...files];
}
