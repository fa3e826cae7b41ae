import type { Profession, Professional } from '../../../contract/named-types';

/**
 * First part of a professional's URL: of the first profession, `accountant` for accountants, bookkeepers and those
 * without one.
 */
export function profileDirectory(professions: readonly Profession[]): Professional['directory'] {
  if (professions[0] === 'advisor') return 'advisors';
  return professions[0] === 'cfo' ? 'fractional-cfos' : 'accountant';
}

/** Returns a professional's path in the web app: '/accountant/7'. */
export function professionalPath(id: number, professions: readonly Profession[]): string {
  return `/${profileDirectory(professions)}/${id}`;
}
