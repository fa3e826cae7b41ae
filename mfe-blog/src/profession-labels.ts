import type { Profession } from '@counterpart/api/contract';

/** Labels below a professional's name. */
export const professionLabels: Readonly<Record<Profession, string>> = {
  accountant: 'Accountant',
  bookkeeper: 'Bookkeeper',
  advisor: 'Financial Advisor',
  cfo: 'Fractional CFO',
};
