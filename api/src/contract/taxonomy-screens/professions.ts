import type { Profession } from '../named-types';

/** The four directories a professional can be listed in. */
export const listedProfessions: readonly { readonly id: Profession; readonly label: string }[] = [
  { id: 'accountant', label: 'Accountant' },
  { id: 'bookkeeper', label: 'Bookkeeper' },
  { id: 'advisor', label: 'Financial Advisor' },
  { id: 'cfo', label: 'Fractional CFO' },
];
