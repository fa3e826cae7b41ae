import {
  accountantOptions,
  advisorOptions,
  fractionalCfoOptions,
  listedProfessions,
  priceUnitLabel,
  priceUnits,
  profileFormOptions,
  taxonomyTerms,
  termLabel,
  type FeeModel,
  type PhoneVisibility,
  type Profession,
  type TaxonomyKind,
  type TaxonomyOption,
} from '@counterpart/api/contract';
import { feeModels } from '../../professionals/listing-text';
import type { Answer, Meeting } from './listing-values';

/** Options that a profession's directory filters by, so that its professionals can be found there. */
const directoryOptions: Record<
  Profession,
  { readonly services: readonly TaxonomyOption[]; readonly specialties: readonly TaxonomyOption[] }
> = {
  accountant: { services: [], specialties: accountantOptions.specialties },
  bookkeeper: { services: [], specialties: accountantOptions.specialties },
  advisor: advisorOptions,
  cfo: fractionalCfoOptions,
};

/**
 * The specification's list first, then what the chosen professions add, then whatever is chosen already. One entry an
 * id.
 */
function merge(
  kind: TaxonomyKind,
  lists: readonly (readonly TaxonomyOption[])[],
  chosen: readonly string[],
): { value: string; label: string }[] {
  const labels = new Map<string, string>();
  for (const { id, label } of lists.flat()) if (!labels.has(id)) labels.set(id, label);
  for (const id of chosen) if (!labels.has(id)) labels.set(id, termLabel(kind, id));
  return [...labels].map(([value, label]) => ({ value, label }));
}

const isService = (id: string) => taxonomyTerms.some((term) => term.id === id && term.kind === 'service');

export const professionOptions = listedProfessions.map(({ id, label }) => ({ value: id, label }));

export function serviceOptions(professions: readonly Profession[], chosen: readonly string[]) {
  return merge(
    'service',
    [profileFormOptions.services, ...professions.map((profession) => directoryOptions[profession].services)],
    chosen,
  );
}

/** Without the services that some directories call specialties: a service that is offered counts as one anyway. */
export function specialtyOptions(professions: readonly Profession[], chosen: readonly string[]) {
  const added = professions
    .flatMap((profession) => directoryOptions[profession].specialties)
    .filter(({ id }) => !isService(id));
  return merge('specialty', [profileFormOptions.specialties, added], chosen);
}

export function industryOptions(chosen: readonly string[]) {
  return merge('industry', [accountantOptions.industries], chosen);
}

export function clientTypeOptions(chosen: readonly string[]) {
  return merge('clientType', [accountantOptions.clientTypes, advisorOptions.clientTypes], chosen);
}

export const feeModelOptions = Object.entries(feeModels).map(([value, label]) => ({ value: value as FeeModel, label }));

export const priceUnitOptions = priceUnits.map((value) => ({ value, label: priceUnitLabel(value) }));

export const meetingOptions: readonly { readonly value: Meeting; readonly label: string }[] = [
  { value: 'remote', label: 'Remotely' },
  { value: 'in-person', label: 'In person' },
];

export const phoneVisibilityOptions: readonly { readonly value: PhoneVisibility; readonly label: string }[] = [
  { value: 'nobody', label: 'No one' },
  { value: 'clients', label: 'Clients I am in conversation with' },
  { value: 'everyone', label: 'Everyone' },
];

export const fiduciaryOptions: readonly { readonly value: Answer; readonly label: string }[] = [
  { value: 'unknown', label: 'Not stated' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
