import {
  eachProfileFact,
  type Professional,
  type Profile,
  type Review,
  type SearchPage,
  type User,
} from '@counterpart/api/contract';

/** A complete profile, with what a test changes. */
export function profile(changes: Partial<Profile> = {}): Profile {
  return {
    services: ['tax', 'bookkeeping'],
    specialties: ['sales-tax'],
    industries: ['tech'],
    clientTypes: ['solopreneurs'],
    certifications: ['CPA'],
    yearsFounded: 2009,
    bio: 'Tax returns and books for small companies.',
    pricing: 'Returns from $400, monthly books from $250.',
    businessName: 'Lopez Accounting',
    tagline: null,
    logoUrl: null,
    website: null,
    startingPriceCents: 25_000,
    priceUnit: 'month',
    responseTimeHours: 3,
    languages: ['English'],
    feeModels: [],
    phone: null,
    remote: null,
    inPerson: null,
    fiduciary: null,
    verified: true,
    featured: false,
    ...changes,
  };
}

/** A professional, with what a test changes. */
export function professional(changes: Partial<Professional> = {}): Professional {
  return {
    id: 7,
    firstName: 'Maria',
    lastName: 'Lopez',
    email: null,
    profilePicture: null,
    city: 'Austin',
    state: 'TX',
    avgRating: 4.76,
    reviewCount: 12,
    professions: ['accountant'],
    directory: 'accountant',
    profile: profile(),
    listing: null,
    permissions: { message: false, review: false, alreadyReviewed: false },
    ...changes,
  };
}

/** `count` professionals with ids from `first` on. */
export function professionals(count: number, first = 1): Professional[] {
  return Array.from({ length: count }, (_, index) =>
    professional({ id: first + index, firstName: `Person${first + index}` }),
  );
}

export const noFacets: SearchPage['facets'] = {
  services: [],
  specialties: [],
  industries: [],
  clientTypes: [],
  languages: [],
  meetings: [],
  ratings: [],
  responseTimes: [],
  ...eachProfileFact(() => []),
  priceUnits: [],
  priceSteps: [],
};

/** A page of search results. */
export function searchPage(items: readonly Professional[], changes: Partial<SearchPage> = {}): SearchPage {
  return {
    items: [...items],
    total: items.length,
    totalIsCapped: false,
    page: 1,
    pageSize: 12,
    correctedTo: null,
    around: null,
    rescues: [],
    typicalPrices: [],
    remoteInstead: [],
    facets: noFacets,
    ...changes,
  };
}

/** A signed-in user, with a test's overrides. */
export function user(changes: Partial<User> = {}): User {
  return {
    id: 3,
    userType: 'client',
    firstName: 'Clara',
    lastName: 'Nguyen',
    email: 'clara@example.com',
    username: 'clara',
    emailConfirmed: true,
    profilePicture: null,
    city: null,
    state: null,
    ...changes,
  };
}

/** A review, with what a test changes. */
export function review(changes: Partial<Review> = {}): Review {
  return {
    id: 1,
    clientId: 3,
    rating: 5,
    comment: 'Careful and quick.',
    createdAt: '2026-03-04T10:00:00.000Z',
    verifiedClient: false,
    editedAt: null,
    reply: null,
    repliedAt: null,
    client: { firstName: 'Clara', lastName: 'Nguyen', profilePicture: null },
    permissions: { edit: false, reply: false, report: false },
    ...changes,
  };
}
