import { accountantsSubject, locationPath, type Professional } from '@counterpart/api/contract';
import { directoryOf } from '../professionals/professions';

/** Path of the page about those who do the same in the same city; undefined where there is none. */
export function neighborsPath(professional: Professional): string | undefined {
  const { city, state, profile } = professional;
  const isAccountant = directoryOf(professional) === 'accountants';
  const subject = isAccountant ? accountantsSubject : profile?.services[0];
  return (subject && locationPath(subject, city, state)) ?? undefined;
}
