import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageName, sharedLibraries } from '../../federation/shared';
import { root } from '../build/workspaces';

/** A `package.json` as far as packing reads it. */
export interface PackageFile {
  readonly name: string;
  readonly version?: string;
  readonly sideEffects?: boolean;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A workspace that teams outside of this repository get as a package. */
export interface Packed {
  /** Its folder in this repository. */
  readonly folder: string;
  /** Tells whether one of its `exports` is part of the package. */
  readonly has: (entry: string) => boolean;
  /** Programs of the package, by name, from its folder. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Packages that it loads by name at run time, where no import shows it. */
  readonly loads?: readonly string[];
}

const isCode = (entry: string): boolean => !entry.endsWith('.json');

/**
 * Packages that an area is made of: the contract, the design system, slots of other areas, and the shell's SDK with the
 * tools to build and release.
 */
export const packed: readonly Packed[] = [
  { folder: 'api', has: (entry) => entry === './contract' },
  // Types alone: the slots that its pages offer, and what their fillers get.
  { folder: 'mfe-marketplace', has: (entry) => entry === './offers' },
  { folder: 'design-system', has: isCode, loads: ['@fontsource-variable/public-sans'] },
  {
    folder: 'shell',
    has: isCode,
    programs: { counterpart: 'scripts/outside/cli.ts' },
    loads: [
      '@swc/core',
      '@swc/plugin-styled-components',
      'swc-loader',
      'css-loader',
      ...sharedLibraries.map(packageName),
    ],
  },
];

/** The version of a package that does not say one. */
export const firstVersion = '1.0.0';

export function readPackageFile(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageFile;
}
