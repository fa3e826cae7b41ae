/**
 * The oldest browsers that are supported, and all newer ones, for every build. `browserslist` of the repository's
 * `package.json` says the same to tools that read it.
 */
export const browsers = ['chrome 109', 'edge 109', 'firefox 115', 'safari 15.6', 'ios_saf 15.6'];
