/** Events that this area emits. */
declare module '@counterpart/shell/sdk' {
  interface AreaEvents {
    'filing.filed': { readonly year: number };
  }
}

export {};
