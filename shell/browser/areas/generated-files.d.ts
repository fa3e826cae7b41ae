/** Written by the federation preset before each build of the shell. */
declare module '*/provided-modules.js' {
  export const providedModules: readonly (() => Promise<unknown>)[];
}
