import { taxonomy, termLabel, type Profession, type TaxonomyKind, type TaxonomyOption } from '@counterpart/api/contract';

const { profileForm, accountants, advisors, fractionalCfos } = taxonomy.screens;

/** What the directory of a profession filters by, so that who works there can be found there. */
const DIRECTORY_OPTIONS: Record<Profession, { readonly services: readonly TaxonomyOption[]; readonly specialties: readonly TaxonomyOption[] }> = {
  accountant: { services: [], specialties: accountants.specialties },
  bookkeeper: { services: [], specialties: accountants.specialties },
  advisor: advisors,
  cfo: fractionalCfos,
};

/** The specification's list first, then what the chosen professions add, then whatever is chosen already. One entry an id. */
function merge(kind: TaxonomyKind, lists: readonly (readonly TaxonomyOption[])[], chosen: readonly string[]): { value: string; label: string }[] {
  const labels = new Map<string, string>();
  for (const { id, label } of lists.flat()) if (!labels.has(id)) labels.set(id, label);
  for (const id of chosen) if (!labels.has(id)) labels.set(id, termLabel(kind, id));
  return [...labels].map(([value, label]) => ({ value, label }));
}

const isService = (id: string) => taxonomy.terms.some((term) => term.id === id && term.kind === 'service');

export const professionOptions = taxonomy.screens.professions.map(({ id, label }) => ({ value: id as Profession, label }));

export function serviceOptions(professions: readonly Profession[], chosen: readonly string[]) {
  return merge('service', [profileForm.services, ...professions.map((profession) => DIRECTORY_OPTIONS[profession].services)], chosen);
}

/** Without the services that some directories call specialties: a service that is offered counts as one anyway. */
export function specialtyOptions(professions: readonly Profession[], chosen: readonly string[]) {
  const added = professions.flatMap((profession) => DIRECTORY_OPTIONS[profession].specialties).filter(({ id }) => !isService(id));
  return merge('specialty', [profileForm.specialties, added], chosen);
}

export function industryOptions(chosen: readonly string[]) {
  return merge('industry', [accountants.industries], chosen);
}

export function clientTypeOptions(chosen: readonly string[]) {
  return merge('clientType', [accountants.clientTypes, advisors.clientTypes], chosen);
}
