import type { FeeModel, PhoneVisibility, Profession, Professional, Profile } from '@counterpart/api/contract';
import type { Body } from '@counterpart/shell/sdk';

/** The listing as it is typed: numbers and lists that are written as text stay text until they are sent. */
export interface ListingValues {
  readonly bio: string;
  readonly services: readonly string[];
  readonly specialties: readonly string[];
  readonly pricing: string;
  /** Separated by commas. */
  readonly certifications: string;
  readonly yearsFounded: string;
  readonly professions: readonly Profession[];
  readonly industries: readonly string[];
  readonly clientTypes: readonly string[];
  readonly businessName: string;
  readonly tagline: string;
  readonly website: string;
  /** In dollars. */
  readonly startingPrice: string;
  /** Separated by commas. */
  readonly languages: string;
  readonly phone: string;
  readonly phoneVisibility: PhoneVisibility;
  readonly meetings: readonly Meeting[];
  readonly feeModels: readonly FeeModel[];
  readonly fiduciary: Answer;
}

/** Where clients are met. */
export type Meeting = 'remote' | 'in-person';

/** Yes, no, or not said. */
export type Answer = 'unknown' | 'yes' | 'no';

const EMPTY: ListingValues = {
  bio: '',
  services: [],
  specialties: [],
  pricing: '',
  certifications: '',
  yearsFounded: '',
  professions: ['accountant'],
  industries: [],
  clientTypes: [],
  businessName: '',
  tagline: '',
  website: '',
  startingPrice: '',
  languages: '',
  phone: '',
  phoneVisibility: 'nobody',
  meetings: [],
  feeModels: [],
  fiduciary: 'unknown',
};

/** The form as it opens: what is stored, or empty. */
export function toValues({ profile, professions, listing }: Pick<Professional, 'profile' | 'professions' | 'listing'>): ListingValues {
  if (!profile) return EMPTY;
  return {
    bio: profile.bio,
    services: profile.services,
    specialties: profile.specialties,
    pricing: profile.pricing,
    certifications: profile.certifications.join(', '),
    yearsFounded: profile.yearsFounded === null ? '' : String(profile.yearsFounded),
    professions,
    industries: profile.industries,
    clientTypes: profile.clientTypes,
    businessName: profile.businessName ?? '',
    tagline: profile.tagline ?? '',
    website: profile.website ?? '',
    startingPrice: dollarsText(profile),
    languages: profile.languages.join(', '),
    phone: profile.phone ?? '',
    phoneVisibility: listing?.phoneVisibility ?? 'nobody',
    meetings: [...(profile.remote ? (['remote'] as const) : []), ...(profile.inPerson ? (['in-person'] as const) : [])],
    feeModels: profile.feeModels,
    fiduciary: profile.fiduciary === null ? 'unknown' : profile.fiduciary ? 'yes' : 'no',
  };
}

function dollarsText({ startingPriceCents }: Pick<Profile, 'startingPriceCents'>): string {
  if (startingPriceCents === null) return '';
  return startingPriceCents % 100 === 0 ? String(startingPriceCents / 100) : (startingPriceCents / 100).toFixed(2);
}

/** 'CPA, , EA ' → ['CPA', 'EA'] (M §5). */
export function splitEntries(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** '$1,250.50' → 125050; null for nothing, NaN for what is no price. */
export function priceCents(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, '');
  if (plain === '') return null;
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}

/** 'example.com' → 'https://example.com'. */
export function webAddress(text: string): string {
  const plain = text.trim();
  return plain === '' || /^[a-z][a-z0-9+.-]*:/i.test(plain) ? plain : `https://${plain}`;
}

/** What is sent for values that passed their checks. */
export function toBody(values: ListingValues): NonNullable<Body<'put', '/api/accountants/profile'>> {
  return {
    bio: values.bio.trim(),
    services: [...values.services],
    specialties: [...values.specialties],
    pricing: values.pricing.trim(),
    certifications: splitEntries(values.certifications),
    yearsFounded: values.yearsFounded.trim() === '' ? null : Number(values.yearsFounded),
    professions: [...values.professions],
    industries: [...values.industries],
    clientTypes: [...values.clientTypes],
    businessName: values.businessName.trim() || null,
    tagline: values.tagline.trim() || null,
    website: webAddress(values.website) || null,
    startingPriceCents: priceCents(values.startingPrice),
    languages: splitEntries(values.languages),
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
    professions,
    profile: {
      verified, featured, logoUrl, responseTimeHours,
      bio: body.bio, pricing: body.pricing, services: body.services, specialties: body.specialties,
      certifications: body.certifications ?? [], industries: body.industries ?? [], clientTypes: body.clientTypes ?? [],
      languages: body.languages ?? [], feeModels: body.feeModels ?? [],
      businessName: text(body.businessName), tagline: text(body.tagline), website: text(body.website),
      yearsFounded: body.yearsFounded || null, startingPriceCents: body.startingPriceCents || null,
      phone: phoneVisibility === 'everyone' ? text(body.phone) : null,
      remote: body.remote ?? null, inPerson: body.inPerson ?? null, fiduciary: body.fiduciary ?? null,
    },
  };
}
