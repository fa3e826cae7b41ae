import { describe, expect, it } from 'vitest';
import { professional, profile } from '../../testing/people';
import { completeness } from './completeness';
import { serviceOptions, specialtyOptions } from './listing-options';
import { previewOf, priceCents, toBody, toValues } from './listing-values';
import { validateListing } from './listing-validation';

const stored = toValues(professional());
const empty = toValues(professional({ profile: null }));

it('a new listing begins with what its owner signed up as, a stored one with what it says', () => {
  expect(empty.professions).toEqual(['accountant']);
  expect(toValues(professional({ profile: null }), 'cfo').professions).toEqual(['cfo']);
  expect(toValues(professional({ professions: ['advisor'] }), 'cfo').professions).toEqual(['advisor']);
});
const errorsOf = (changes: Partial<typeof stored>) =>
  Object.values(validateListing({ ...stored, ...changes }, 2026)).filter(Boolean);

describe('values of the profile form', () => {
  it('go to the API as they came', () => {
    const asTheyCame =
      /^(?:services|specialties|industries|clientTypes|certifications|yearsFounded|bio|pric.*|startingPriceCents)$/;
    expect(toBody(stored)).toEqual({
      ...Object.fromEntries(Object.entries(profile()).filter(([name]) => asTheyCame.test(name))),
      city: 'Austin',
      state: 'TX',
      professions: ['accountant'],
      businessName: 'Lopez Accounting',
      tagline: null,
      website: null,
      languages: ['English'],
      phone: null,
      phoneVisibility: 'nobody',
      remote: null,
      inPerson: null,
      feeModels: [],
      fiduciary: null,
    });
  });

  it('hold no unit without a price', () =>
    expect(toBody({ ...stored, startingPrice: null })).toMatchObject({ startingPriceCents: null, priceUnit: null }));

  it('hold where clients are met and whether the professional is a fiduciary, or leave it unset', () => {
    const said = toBody({
      ...stored,
      meetings: ['remote'],
      fiduciary: 'no',
      feeModels: ['fee-only'],
      phone: ' (512) 555-0143 ',
      phoneVisibility: 'clients',
    });
    expect(said).toMatchObject({
      remote: true,
      inPerson: false,
      fiduciary: false,
      feeModels: ['fee-only'],
      phone: '(512) 555-0143',
      phoneVisibility: 'clients',
    });
    expect(
      toValues(professional({ profile: profile({ inPerson: true, remote: false, fiduciary: true }) })),
    ).toMatchObject({ meetings: ['in-person'], fiduciary: 'yes' });
  });

  it('are previewed as a visitor will see them', () => {
    const preview = previewOf(professional(), {
      ...stored,
      bio: 'A better bio.',
      phone: '512 555 0143',
      phoneVisibility: 'clients',
    });
    expect(preview.profile).toMatchObject({
      bio: 'A better bio.',
      verified: true,
      phone: null,
      businessName: 'Lopez Accounting',
    });
    expect(
      previewOf(professional({ profile: null }), { ...stored, phone: '512 555 0143', phoneVisibility: 'everyone' })
        .profile,
    ).toMatchObject({ verified: false, phone: '512 555 0143' });
  });

  it('read prices as people write them', () => {
    expect([
      priceCents(null),
      priceCents(1250.5),
      priceCents(19.99),
      priceCents(150.005),
      priceCents(Number.NaN),
    ]).toEqual([null, 125_050, 1999, Number.NaN, Number.NaN]);
  });
});

describe('the rules', () => {
  it('pass what is stored', () => expect(errorsOf({})).toEqual([]));

  it.each([
    [{ bio: 'too short' }, 'Bio must be at least 10 characters'],
    [{ bio: 'x'.repeat(501) }, 'Bio must be less than 500 characters'],
    [{ services: [] }, 'You must select at least one service'],
    [{ specialties: [] }, 'You must select at least one specialty'],
    [{ pricing: ' $1 ' }, 'Please provide pricing information'],
    [{ pricing: 'x'.repeat(201) }, 'Pricing information is too long'],
    [{ yearsFounded: 1899 }, 'Year founded must be between 1900 and the current year'],
    [{ yearsFounded: 2027 }, 'Year founded must be between 1900 and the current year'],
    [{ yearsFounded: Number.NaN }, 'Year founded must be between 1900 and the current year'],
    [{ professions: [] }, 'You must select at least one profession'],
    [{ website: 'not an address' }, 'Please enter a web address such as https://example.com'],
    [{ website: 'mailto:me@example.com' }, 'Please enter a web address such as https://example.com'],
    [{ phone: 'call me' }, 'Please enter a phone number such as (512) 555-0143'],
    [{ languages: ['x'.repeat(61)] }, 'A language must be at most 60 characters'],
    [{ startingPrice: Number.NaN }, 'Please enter a price in dollars, such as 150'],
    [{ priceUnit: '' as const }, 'Please say what the starting price is for'],
    [{ startingPrice: 101, priceUnit: 'assets' as const }, 'Please enter a percentage, such as 0.8'],
    [{ city: 'x'.repeat(101) }, 'City must be at most 100 characters'],
  ])('refuse %j', (changes, sentence) => expect(errorsOf(changes)).toEqual([sentence]));
});

describe('the choices', () => {
  it('are the specification’s, what the professions add, and what is chosen already', () => {
    expect(serviceOptions(['accountant'], []).map(({ value }) => value)).toEqual([
      'tax',
      'bookkeeping',
      'accounting',
      'cfo',
      'consulting',
      'planning',
      'payroll',
      'audit',
    ]);
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
    expect(completeness(empty)).toEqual({ percent: 16, next: 'a bio' });
    expect(completeness(stored)).toEqual({ percent: 77, next: 'a tagline' });
    expect(
      completeness({
        ...stored,
        tagline: 'Calm books',
        website: 'lopez.example',
        meetings: ['remote'],
        feeModels: ['hourly'],
      }),
    ).toEqual({ percent: 100, next: null });
  });
});
