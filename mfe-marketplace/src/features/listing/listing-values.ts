import {
  readWebsite,
  type FeeModel,
  type PhoneVisibility,
  type PriceUnit,
  type Profession,
  type Professional,
} from '@counterpart/api/contract';
import type { Body } from '@counterpart/shell/sdk';

/** The listing as it is typed. A number is null while there is none and NaN while what is typed is none. */
export interface ListingValues {
  readonly bio: string;
  readonly services: readonly string[];
  readonly specialties: readonly string[];
  readonly pricing: string;
  readonly certifications: readonly string[];
  /** The year. */
  readonly yearsFounded: number | null;
  readonly professions: readonly Profession[];
  readonly industries: readonly string[];
  readonly clientTypes: readonly string[];
  readonly businessName: string;
  readonly tagline: string;
  readonly website: string;
  /** In dollars, or percent of assets. */
  readonly startingPrice: number | null;
  /** Unit of the price; '' while none is chosen. */
  readonly priceUnit: PriceUnit | '';
  /** Of the account: where the directories show the listing. */
  readonly city: string;
  readonly state: string;
  readonly languages: readonly string[];
  readonly phone: string;
  readonly phoneVisibility: PhoneVisibility;
  readonly meetings: readonly Meeting[];
  readonly feeModels: readonly FeeModel[];
  readonly fiduciary: Answer;
}

/** Way of meeting clients. */
export type Meeting = 'remote' | 'in-person';

/** Yes, no, or not said. */
export type Answer = 'unknown' | 'yes' | 'no';

const empty: Omit<ListingValues, 'professions'> = {
  bio: '',
  services: [],
  specialties: [],
  pricing: '',
  certifications: [],
  yearsFounded: null,
  industries: [],
  clientTypes: [],
  businessName: '',
  tagline: '',
  website: '',
  startingPrice: null,
  priceUnit: '',
  city: '',
  state: '',
  languages: [],
  phone: '',
  phoneVisibility: 'nobody',
  meetings: [],
  feeModels: [],
  fiduciary: 'unknown',
};

/**
 * The form as it opens: what is stored, or empty.
 * @param signedUpAs begins a new listing; default accountant
 */
export function toValues(
  {
    profile,
    professions,
    listing,
    city,
    state,
  }: Pick<Professional, 'profile' | 'professions' | 'listing' | 'city' | 'state'>,
  signedUpAs: Profession = 'accountant',
): ListingValues {
  const location = { city: city ?? '', state: state ?? '' };
  if (!profile) return { ...empty, ...location, professions: [signedUpAs] };
  return {
    ...location,
    bio: profile.bio,
    services: profile.services,
    specialties: profile.specialties,
    pricing: profile.pricing,
    certifications: profile.certifications,
    yearsFounded: profile.yearsFounded,
    professions,
    industries: profile.industries,
    clientTypes: profile.clientTypes,
    businessName: profile.businessName ?? '',
    tagline: profile.tagline ?? '',
    website: profile.website ?? '',
    startingPrice: profile.startingPriceCents === null ? null : profile.startingPriceCents / 100,
    priceUnit: profile.priceUnit ?? '',
    languages: profile.languages,
    phone: profile.phone ?? '',
    phoneVisibility: listing?.phoneVisibility ?? 'nobody',
    meetings: [...(profile.remote ? (['remote'] as const) : []), ...(profile.inPerson ? (['in-person'] as const) : [])],
    feeModels: profile.feeModels,
    fiduciary: profile.fiduciary === null ? 'unknown' : profile.fiduciary ? 'yes' : 'no',
  };
}

/** 1250.5 → 125050; null for nothing, NaN for what is no price: more than whole cents. */
export function priceCents(dollars: number | null): number | null {
  if (dollars === null) return null;
  const cents = Math.round(dollars * 100);
  return Math.abs(dollars * 100 - cents) < 1e-6 ? cents : Number.NaN;
}

/** Builds the request body from values that passed their checks. */
export function toBody(values: ListingValues): NonNullable<Body<'put', '/api/accountants/profile'>> {
  return {
    bio: values.bio.trim(),
    services: [...values.services],
    specialties: [...values.specialties],
    pricing: values.pricing.trim(),
    certifications: [...values.certifications],
    yearsFounded: values.yearsFounded,
    professions: [...values.professions],
    industries: [...values.industries],
    clientTypes: [...values.clientTypes],
    businessName: values.businessName.trim() || null,
    tagline: values.tagline.trim() || null,
    website: readWebsite(values.website),
    startingPriceCents: priceCents(values.startingPrice),
    priceUnit: values.startingPrice === null ? null : values.priceUnit || null,
    city: values.city.trim() || null,
    state: values.state.trim() || null,
    languages: [...values.languages],
    phone: values.phone.trim() || null,
    phoneVisibility: values.phoneVisibility,
    // Nothing chosen is nothing said; with one chosen, the other is a no.
    remote: values.meetings.length > 0 ? values.meetings.includes('remote') : null,
    inPerson: values.meetings.length > 0 ? values.meetings.includes('in-person') : null,
    feeModels: [...values.feeModels],
    fiduciary: values.fiduciary === 'unknown' ? null : values.fiduciary === 'yes',
  };
}

/** The professional as clients will see them once these values are saved and listed. */
export function previewOf(professional: Professional, values: ListingValues): Professional {
  const { professions = [], phoneVisibility, ...body } = toBody(values);
  const { verified = false, featured = false, logoUrl = null, responseTimeHours = null } = professional.profile ?? {};
  const text = (value: string | null | undefined) => value ?? null;
  return {
    ...professional,
    city: text(body.city),
    state: text(body.state),
    professions,
    profile: {
      verified,
      featured,
      logoUrl,
      responseTimeHours,
      bio: body.bio,
      pricing: body.pricing,
      services: body.services,
      specialties: body.specialties,
      certifications: body.certifications ?? [],
      industries: body.industries ?? [],
      clientTypes: body.clientTypes ?? [],
      languages: body.languages ?? [],
      feeModels: body.feeModels ?? [],
      businessName: text(body.businessName),
      tagline: text(body.tagline),
      website: text(body.website),
      yearsFounded: body.yearsFounded || null,
      startingPriceCents: body.startingPriceCents ?? null,
      priceUnit: body.priceUnit ?? null,
      phone: phoneVisibility === 'everyone' ? text(body.phone) : null,
      remote: body.remote ?? null,
      inPerson: body.inPerson ?? null,
      fiduciary: body.fiduciary ?? null,
    },
  };
}
