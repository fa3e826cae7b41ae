import type { Profession, Professional, Profile } from '@counterpart/api/contract';
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
}

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
};

/** The form as it opens: what is stored, or empty. */
export function toValues({ profile, professions }: Pick<Professional, 'profile' | 'professions'>): ListingValues {
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
  };
}

function dollarsText({ startingPriceCents }: Pick<Profile, 'startingPriceCents'>): string {
  if (startingPriceCents === null) return '';
  return startingPriceCents % 100 === 0 ? String(startingPriceCents / 100) : (startingPriceCents / 100).toFixed(2);
}

/** 'CPA, , EA ' → ['CPA', 'EA'] (M §5). */
export function splitCertifications(text: string): string[] {
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
    certifications: splitCertifications(values.certifications),
    yearsFounded: values.yearsFounded.trim() === '' ? null : Number(values.yearsFounded),
    professions: [...values.professions],
    industries: [...values.industries],
    clientTypes: [...values.clientTypes],
    businessName: values.businessName.trim() || null,
    tagline: values.tagline.trim() || null,
    website: webAddress(values.website) || null,
    startingPriceCents: priceCents(values.startingPrice),
  };
}
