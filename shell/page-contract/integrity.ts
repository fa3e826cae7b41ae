/**
 * Global variable with the hash of every file a page may load, by absolute URL: written into the HTML from the release
 * registry.
 */
export const integrityGlobal = 'counterpartIntegrity';

/** Global function that every build's loader passes its script and stylesheet elements through. */
export const checkGlobal = 'counterpartCheck';

/** Query parameter that gives a file's retries URLs of their own; servers ignore it. */
export const retryParameter = 'retry';

/** A well-formed hash that no file has: what a URL outside the map gets, so that it fails like a changed file. */
export const impossibleHash = `sha256-${'A'.repeat(43)}=`;

/** URLs to integrity attributes; `null` where hashes do not exist, in development. */
export type IntegrityMap = Readonly<Record<string, string>>;
