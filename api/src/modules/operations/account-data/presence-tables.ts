/** Presence of a person and their choice to hide it, for `personalTables`. */
export const presenceTables = [
  {
    name: 'presenceChoices',
    table: 'presence_choices',
    owner: 'userId',
    shown: ['hidden'],
    flags: ['hidden'],
    afterwards: 'erased',
  },
  {
    name: 'openPages',
    table: 'live_presence',
    owner: 'userId',
    shown: { withheldBecause: 'Whether a page is open at this moment.' },
    afterwards: 'erased',
  },
] as const;
