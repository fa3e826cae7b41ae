import type { Profession } from '@counterpart/api/contract';

/** What a professional is called below their name. */
export const professionLabels: Readonly<Record<Profession, string>> = {
  accountant: 'Accountant',
  bookkeeper: 'Bookkeeper',
  advisor: 'Financial Advisor',
  cfo: 'Fractional CFO',
};
