import { locationLimits, phoneLimits, profileLimits, readPhone, readWebsite } from '@counterpart/api/contract';
import type { FieldErrors } from '@counterpart/design-system/form';
import { priceCents, type ListingValues } from './listing-values';

const {
  bioMin,
  bioMax,
  pricingMin,
  pricingMax,
  yearsFoundedMin,
  certificationsMax,
  certificationMax,
  businessNameMax,
  taglineMax,
  startingPriceCentsMax,
  assetShareMax,
  languagesMax,
  languageMax,
} = profileLimits;

/**
 * The specified rules for a profile; the API holds the same ones.
 * @param year the current one: no practice is founded after it
 */
export function validateListing(values: ListingValues, year: number): FieldErrors<ListingValues> {
  return {
    bio: lengthError(
      values.bio,
      bioMin,
      bioMax,
      `Bio must be at least ${bioMin} characters`,
      `Bio must be less than ${bioMax} characters`,
    ),
    services: values.services.length > 0 ? undefined : 'You must select at least one service',
    specialties: values.specialties.length > 0 ? undefined : 'You must select at least one specialty',
    pricing: lengthError(
      values.pricing,
      pricingMin,
      pricingMax,
      'Please provide pricing information',
      'Pricing information is too long',
    ),
    certifications: certificationsError(values.certifications),
    yearsFounded: yearError(values.yearsFounded, year),
    professions: values.professions.length > 0 ? undefined : 'You must select at least one profession',
    businessName: lengthError(
      values.businessName,
      0,
      businessNameMax,
      '',
      `Business name must be at most ${businessNameMax} characters`,
    ),
    tagline: lengthError(values.tagline, 0, taglineMax, '', `Tagline must be at most ${taglineMax} characters`),
    website:
      values.website.trim() === '' || readWebsite(values.website) !== null
        ? undefined
        : 'Please enter a web address such as https://example.com',
    startingPrice: priceError(priceCents(values.startingPrice), values.priceUnit),
    priceUnit:
      values.startingPrice !== null && values.priceUnit === ''
        ? 'Please say what the starting price is for'
        : undefined,
    city: lengthError(values.city, 0, locationLimits.max, '', `City must be at most ${locationLimits.max} characters`),
    state: lengthError(
      values.state,
      0,
      locationLimits.max,
      '',
      `State must be at most ${locationLimits.max} characters`,
    ),
    languages: languagesError(values.languages),
    phone:
      values.phone.trim() === '' || (readPhone(values.phone) !== null && values.phone.trim().length <= phoneLimits.max)
        ? undefined
        : 'Please enter a phone number such as (512) 555-0143',
  };
}

function lengthError(text: string, min: number, max: number, tooShort: string, tooLong: string): string | undefined {
  const { length } = text.trim();
  if (length < min) return tooShort;
  return length > max ? tooLong : undefined;
}

function certificationsError(certifications: readonly string[]): string | undefined {
  if (certifications.length > certificationsMax) return `Please name at most ${certificationsMax} certifications`;
  return certifications.some(({ length }) => length > certificationMax)
    ? `A certification must be at most ${certificationMax} characters`
    : undefined;
}

function languagesError(languages: readonly string[]): string | undefined {
  if (languages.length > languagesMax) return `Please name at most ${languagesMax} languages`;
  return languages.some(({ length }) => length > languageMax)
    ? `A language must be at most ${languageMax} characters`
    : undefined;
}

function yearError(founded: number | null, year: number): string | undefined {
  if (founded === null) return undefined;
  return founded >= yearsFoundedMin && founded <= year
    ? undefined
    : `Year founded must be between ${yearsFoundedMin} and the current year`;
}

function priceError(cents: number | null, unit: ListingValues['priceUnit']): string | undefined {
  if (unit === 'assets') {
    if (cents === null || (cents >= 0 && cents <= assetShareMax)) return undefined;
    return 'Please enter a percentage, such as 0.8';
  }
  if (cents === null || (cents >= 0 && cents <= startingPriceCentsMax)) return undefined;
  return 'Please enter a price in dollars, such as 150';
}
