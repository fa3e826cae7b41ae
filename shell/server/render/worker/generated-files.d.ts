/** Written by the federation preset before each build of the shell's renderer: every shared module, by request. */
declare module '*/served-modules.js' {
  export const servedModules: Readonly<Record<string, unknown>>;
}
