/** Views and search appearances of a professional, for `personalTables`. */
export const analyticsTables = [
  {
    name: 'visits',
    table: 'professional_counts',
    owner: 'professionalId',
    // Without the searches, of which rare ones could be one person's.
    shown: ['day', 'counter', 'amount'],
    afterwards: 'erased',
  },
] as const;
