import type { Profession, Professional } from '@counterpart/api/contract';
import { professional, profile } from './people';

/** Believable professionals for stories. */
export const maria = professional({
  id: 7,
  firstName: 'Maria',
  lastName: 'Castellanos',
  avgRating: 4.8,
  reviewCount: 36,
  profile: profile({
    businessName: 'Castellanos Tax & Advisory',
    services: ['tax', 'bookkeeping', 'payroll'],
    specialties: ['sales-tax', 'ecommerce'],
    bio: 'I help owner-run shops and online sellers close their books by the fifth of every month and file in as many states as they sell to. Twelve years in practice, four of them inside a retailer.',
    startingPriceCents: 18_000,
    priceUnit: 'return',
    responseTimeHours: 4,
    featured: true,
  }),
});

export const samuel = professional({
  id: 14,
  firstName: 'Samuel',
  lastName: 'Okafor',
  city: 'Portland',
  state: 'OR',
  avgRating: null,
  reviewCount: 0,
  profile: profile({
    businessName: null,
    certifications: [],
    bio: 'Books and grant reports for small non-profits.',
    startingPriceCents: null,
    priceUnit: null,
    responseTimeHours: null,
    verified: false,
  }),
});

const alexandrina = professional({
  id: 21,
  firstName: 'Alexandrina',
  lastName: 'Featherstonehaugh-Wojciechowska',
  city: 'Rancho Santa Margarita',
  state: 'CA',
  avgRating: 4.2,
  reviewCount: 1204,
  profile: profile({
    businessName: 'Featherstonehaugh, Wojciechowska & Partners',
    certifications: ['CPA', 'EA'],
    startingPriceCents: 1_250_000,
    priceUnit: 'month',
    responseTimeHours: 48,
  }),
});

/** Three people: a well reviewed one, a new one, one with long words. */
export const three: readonly Professional[] = [maria, samuel, alexandrina];

/** The same three, listed under a profession. */
export const featured = (profession: Profession): readonly Professional[] =>
  three.map((person) => ({ ...person, professions: [profession] }));
