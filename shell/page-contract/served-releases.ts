/** Releases that a page opened now would run: for tabs that have been open for a while. */
export interface ServedReleases {
  /** Id of the visitor's release set. */
  readonly id: string;
  /** URLs of the shell's scripts. */
  readonly scripts: readonly string[];
}

/** Path of the shell's server that answers with the `ServedReleases` of a visitor. */
export const servedReleasesPath = '/served-releases';
