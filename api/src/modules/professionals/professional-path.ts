import type { Profession } from '../../contract/named-types';

/** Where the web app shows a professional: by the first profession, `/accountant/{id}` for accountants, bookkeepers and whoever has not said. */
export function professionalPath(id: number, professions: readonly Profession[]): string {
  if (professions[0] === 'advisor') return `/advisors/${id}`;
  return professions[0] === 'cfo' ? `/fractional-cfos/${id}` : `/accountant/${id}`;
}
