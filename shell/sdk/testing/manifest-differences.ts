import { pathsOf, shapeOf } from '../areas/declared-only';
import type { RemoteModule } from '../areas/remote';

/** Parts of a `remote.json` that an area's code must have. */
interface Declared {
  readonly routes: readonly { readonly path: string }[];
  readonly slots?: readonly string[];
}

/**
 * Lists the differences between an area's code and its `remote.json`, a sentence each: the shell serves only what both
 * have. An area's test expects none.
 */
export function manifestDifferences({ routes, slots = {} }: RemoteModule, manifest: Declared): string[] {
  const inCode = { route: pathsOf(routes), slot: Object.keys(slots) };
  const declared = { route: manifest.routes.map(({ path }) => path), slot: manifest.slots ?? [] };
  return (['route', 'slot'] as const).flatMap((kind) => [
    ...without(inCode[kind], declared[kind]).map((name) => `remote.json does not declare the ${kind} '${name}'.`),
    ...without(declared[kind], inCode[kind]).map((name) => `The code has no ${kind} '${name}'.`),
  ]);
}

function without(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map(shapeOf));
  return names.filter((name) => !known.has(shapeOf(name)));
}
