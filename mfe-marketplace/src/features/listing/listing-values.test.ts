import { describe, expect, it } from 'vitest';
import { professional, profile } from '../../testing/people';
import { completeness } from './completeness';
import { serviceOptions, specialtyOptions } from './listing-options';
import { priceCents, splitCertifications, toBody, toValues, webAddress } from './listing-values';
import { validateListing } from './listing-validation';

const stored = toValues(professional());
const empty = toValues(professional({ profile: null }));
const errorsOf = (changes: Partial<typeof stored>) => Object.values(validateListing({ ...stored, ...changes }, 2026)).filter(Boolean);

describe('values of the profile form', () => {
  it('go to the API as they came', () => {
    const { services, specialties, industries, clientTypes, certifications, yearsFounded, bio, pricing, startingPriceCents } = profile();
    expect(toBody(stored)).toEqual({
      ...{ services, specialties, industries, clientTypes, certifications, yearsFounded, bio, pricing, startingPriceCents },
      professions: ['accountant'],
      businessName: 'Lopez Accounting',
      tagline: null,
      website: null,
    });
  });

  it('read certifications, prices and web addresses as people write them', () => {
    expect(splitCertifications(' CPA, , EA ,')).toEqual(['CPA', 'EA']);
    expect([priceCents(''), priceCents('$1,250.50'), priceCents('150'), priceCents('a lot')]).toEqual([null, 125_050, 15_000, Number.NaN]);
    expect([webAddress('example.com'), webAddress(' http://example.com'), webAddress('')]).toEqual(['https://example.com', 'http://example.com', '']);
  });
});

describe('the rules (M §5)', () => {
  it('pass what is stored', () => expect(errorsOf({})).toEqual([]));

  it.each([
    [{ bio: 'too short' }, 'Bio must be at least 10 characters'],
    [{ bio: 'x'.repeat(501) }, 'Bio must be less than 500 characters'],
    [{ services: [] }, 'You must select at least one service'],
    [{ specialties: [] }, 'You must select at least one specialty'],
    [{ pricing: ' $1 ' }, 'Please provide pricing information'],
    [{ pricing: 'x'.repeat(201) }, 'Pricing information is too long'],
    [{ yearsFounded: '1899' }, 'Year founded must be between 1900 and the current year'],
    [{ yearsFounded: '2027' }, 'Year founded must be between 1900 and the current year'],
    [{ yearsFounded: '20' }, 'Year founded must be between 1900 and the current year'],
    [{ professions: [] }, 'You must select at least one profession'],
    [{ website: 'not an address' }, 'Please enter a web address such as https://example.com'],
    [{ website: 'mailto:me@example.com' }, 'Please enter a web address such as https://example.com'],
    [{ startingPrice: 'a lot' }, 'Please enter a price in dollars, such as 150'],
  ])('refuse %j', (changes, sentence) => expect(errorsOf(changes)).toEqual([sentence]));
});

describe('the choices', () => {
  it('are the specification’s, what the professions add, and what is chosen already', () => {
    expect(serviceOptions(['accountant'], []).map(({ value }) => value)).toEqual(['tax', 'bookkeeping', 'accounting', 'cfo', 'consulting', 'planning', 'payroll', 'audit']);
    expect(serviceOptions(['advisor'], []).map(({ value }) => value)).toContain('wealth-management');
    expect(serviceOptions([], ['exit-planning']).at(-1)).toEqual({ value: 'exit-planning', label: 'Exit Planning' });
    expect(specialtyOptions(['cfo'], []).slice(0, 2)).toEqual([
      { value: 'tech', label: 'Technology' },
      { value: 'retail', label: 'Retail' },
    ]);
  });
});

describe('completeness', () => {
  it('counts what is there and names what helps most next', () => {
    expect(completeness(empty)).toEqual({ percent: 7, next: 'a bio' });
    expect(completeness(stored)).toEqual({ percent: 84, next: 'a tagline' });
    expect(completeness({ ...stored, tagline: 'Calm books', website: 'lopez.example' })).toEqual({ percent: 100, next: null });
  });
});
