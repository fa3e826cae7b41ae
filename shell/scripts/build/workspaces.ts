import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** Root of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The areas, each in its folder `mfe-<area>`. */
export const areas = ['marketplace', 'messaging', 'blog', 'compliance', 'admin'] as const;
export type Area = (typeof areas)[number];

/** Buildable part of the product: the shell, or one area. */
export type BuildTarget = 'shell' | Area;

export function targetFolder(target: BuildTarget): string {
  return join(root, target === 'shell' ? 'shell' : `mfe-${target}`);
}

export function isArea(text: string): text is Area {
  return (areas as readonly string[]).includes(text);
}
