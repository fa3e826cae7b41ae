import type { AreaOverride } from '@counterpart/api/contract';

/** The area that this browser takes from a developer's machine: what the banner says. */
export type PageOverride = AreaOverride;

/** Global variable with the origin that this page may run code of without hashes: its files change all the time. */
export const overrideGlobal = 'counterpartOverride';

/** Path of the page that asks whether a browser shall take an area from elsewhere. */
export const overridePath = '/overrides/{code}';
