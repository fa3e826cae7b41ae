import type * as Runtime from 'react-refresh/runtime';

/** Global scope of the builds of a page in development: the shell's React, and what compiled sources call. */
export const scope = globalThis as {
  /** Absent in a shell that was built for visitors: there a save loads the page anew. */
  counterpartRefresh?: typeof Runtime;
  $RefreshReg$?: (type: unknown, name: string) => void;
  $RefreshSig$?: () => unknown;
};
