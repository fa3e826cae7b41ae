import { fullName } from '../../src/contract/full-name';
import type { Profession } from '../../src/contract/named-types';
import { taxonomyTerms, type TaxonomyKind } from '../../src/contract/taxonomy-terms';
import { profileIndex } from '../../src/modules/directory/professionals/search/profile-index';
import { shownRating } from '../../src/modules/directory/professionals/shown-rating';
import { demoReviews } from '../demo/demo-reviews';
import { demoProfessionals } from '../demo/professionals';
import { seededRandom, type SeededRandom } from '../demo/seeded-random';
import {
  bioEndings,
  bioOpenings,
  businessEndings,
  businessWords,
  firstNames,
  languagesBeside,
  lastNames,
  cities,
} from './vocabulary';

type Row = Record<string, unknown>;

/** One generated professional: rows without the ids that the database gives. */
export interface GeneratedProfessional {
  readonly user: Row & { readonly username: string };
  readonly profile: Row;
  readonly names: {
    readonly firstName: string;
    readonly lastName: string;
    readonly city: string;
    readonly businessName: string;
  };
  /** `client` is the index of the author among the generated clients. */
  readonly reviews: readonly {
    readonly client: number;
    readonly rating: number;
    readonly comment: string;
    readonly createdAt: Date;
  }[];
}

/** Number of generated clients who write the reviews. */
export const clientCount = 40;

/** Nothing of it depends on the day: the same rows on every machine, always. */
const firstDay = Date.UTC(2024, 0, 1);
const dayMilliseconds = 86_400_000;
const dayAfter = (days: number): Date => new Date(firstDay + days * dayMilliseconds);

const idsOf = (kind: TaxonomyKind): string[] =>
  taxonomyTerms.filter((term) => term.kind === kind && term.id !== 'other').map(({ id }) => id);
const [specialtyIds, industryIds, clientTypeIds] = [idsOf('specialty'), idsOf('industry'), idsOf('clientType')];

const kinds: Readonly<
  Record<
    Profession,
    {
      readonly share: number;
      readonly services: readonly string[];
      readonly certifications: readonly string[];
    }
  >
> = {
  accountant: {
    share: 0.5,
    services: ['tax', 'accounting', 'audit', 'payroll', 'consulting', 'tax-planning', 'financial-statements'],
    certifications: ['CPA', 'EA'],
  },
  bookkeeper: {
    share: 0.2,
    services: ['bookkeeping', 'payroll', 'financial-statements', 'accounting'],
    certifications: ['Certified Bookkeeper', 'QuickBooks ProAdvisor'],
  },
  advisor: {
    share: 0.2,
    services: [
      'planning',
      'investment-management',
      'retirement-planning',
      'estate-planning',
      'wealth-management',
      'tax-planning',
    ],
    certifications: ['CFP', 'CFA', 'ChFC'],
  },
  cfo: {
    share: 0.1,
    services: [
      'cfo',
      'financial-strategy',
      'budgeting-forecasting',
      'cash-flow',
      'fundraising',
      'financial-modeling',
      'board-reporting',
      'ma-support',
      'exit-planning',
      'systems',
    ],
    certifications: ['CPA', 'CMA', 'MBA'],
  },
};

/** Comments of the demo's reviews of a profession; those that name the person fit no one else. */
const commentsOf = (profession: Profession, liked: boolean): string[] =>
  demoReviews.flatMap(({ professional, rating, comment }) => {
    const [first = ''] = professional.split(' ');
    const { as = '' } = demoProfessionals.find(({ name }) => name === professional) ?? {};
    return as.startsWith(profession) && rating >= 4 === liked && !comment.includes(first) ? [comment] : [];
  });
const comments = Object.fromEntries(
  (Object.keys(kinds) as Profession[]).map((profession) => [
    profession,
    { liked: commentsOf(profession, true), mixed: commentsOf(profession, false) },
  ]),
) as Record<Profession, { liked: string[]; mixed: string[] }>;

function professionOf(random: SeededRandom): Profession {
  let left = random.next();
  for (const [profession, { share }] of Object.entries(kinds) as [Profession, { share: number }][]) {
    left -= share;
    if (left < 0) return profession;
  }
  return 'accountant';
}

/** Some values are common and some rare, as among real people: the square makes the first ones likelier. */
function skewed(items: readonly string[], count: number, random: SeededRandom): string[] {
  const chosen = new Set<string>();
  while (chosen.size < Math.min(count, items.length))
    chosen.add(items[Math.floor(random.next() ** 2 * items.length)] as string);
  return [...chosen];
}

function reviewsOf(profession: Profession, random: SeededRandom): GeneratedProfessional['reviews'] {
  if (random.next() < 0.3) return [];
  const authors = random
    .shuffled(Array.from({ length: clientCount }, (_, index) => index))
    .slice(0, random.between(1, 5));
  const { liked, mixed } = comments[profession];
  return authors.map((client) => {
    const rating = random.pick([5, 5, 5, 4, 4, 3]);
    const comment = random.pick(rating >= 4 ? liked : mixed);
    return { client, rating, comment, createdAt: dayAfter(random.between(200, 900)) };
  });
}

const numbered = (name: string, index: number): string => `${name}-${String(index).padStart(7, '0')}`;
/** The columns of a generated account, which no one has signed up for. */
const accountOf = (username: string, createdAt: Date): Row => ({
  username,
  usernameKey: username,
  email: `${username}@counterpart.test`,
  emailKey: `${username}@counterpart.test`,
  profilePicture: null,
  termsVersion: '2025-02-24',
  termsAcceptedAt: createdAt,
  suspendedAt: null,
  createdAt,
});

/** The account of a generated client. */
export const generatedClient = (index: number): GeneratedProfessional['user'] => {
  const random = seededRandom(9_000_000 + index);
  return {
    ...accountOf(numbered('generated-client', index), dayAfter(0)),
    firstName: random.pick(firstNames),
    lastName: random.pick(lastNames),
    userType: 'client',
    username: numbered('generated-client', index),
  };
};

/** Of ten listings six name a price of a month. */
const generatedUnits = [
  'month',
  'hour',
  'month',
  'month',
  'return',
  'month',
  'hour',
  'month',
  'project',
  'month',
] as const;

/** The professional of a number; the same one on every machine. */
export function generatedProfessional(index: number): GeneratedProfessional {
  const random = seededRandom(index + 1);
  const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
  const [city = '', state = '', zipStart = ''] = random.pick(cities);
  const zip = `${zipStart}${String(random.between(1, 99)).padStart(2, '0')}`;
  const profession = professionOf(random);
  const { services: offered, certifications } = kinds[profession];
  const professions: Profession[] = random.next() < 0.1 && profession !== 'cfo' ? [profession, 'cfo'] : [profession];
  const lists = {
    professions,
    services: skewed(offered, random.between(2, 5), random),
    specialties: skewed(specialtyIds, random.between(1, 4), random),
    industries: skewed(industryIds, random.between(1, 3), random),
    clientTypes: skewed(clientTypeIds, random.between(1, 3), random),
    certifications: random.next() < 0.7 ? [random.pick(certifications)] : [],
    languages: random.next() < 0.25 ? ['English', random.pick(languagesBeside)] : ['English'],
  };
  const businessName = `${random.pick(businessWords)} ${random.pick(businessEndings)}`;
  const tagline = `${fullName({ firstName, lastName })}, ${city}`;
  const bio = `${random.pick(bioOpenings)} businesses in and around ${city}. ${random.pick(bioEndings)} ${businessName} has been there since ${random.between(1985, 2022)}, with ${random.between(2, 60)} clients today.`;
  const startingPrice = random.between(4, 80) * 25;
  const priceUnit = generatedUnits[index % generatedUnits.length];
  const reviews = reviewsOf(profession, random);
  const draw = random.next();
  const createdAt = dayAfter(random.between(0, 800));
  const username = numbered('generated', index);
  return {
    user: {
      ...accountOf(username, createdAt),
      username,
      firstName,
      lastName,
      userType: 'accountant',
      city,
      state,
      zip,
    },
    names: { firstName, lastName, city, businessName },
    profile: {
      bio,
      businessName,
      tagline,
      ...Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, JSON.stringify(values)])),
      pricing: `From $${startingPrice} a ${priceUnit}, agreed beforehand.`,
      startingPriceCents: startingPrice * 100,
      priceUnit,
      responseTimeHours: random.between(1, 48),
      remote: index % 3 !== 0,
      inPerson: index % 2 === 0,
      yearsFounded: random.between(1985, 2022),
      logoUrl: null,
      website: null,
      plan: draw < 0.03 ? 'premium' : draw < 0.15 ? 'professional' : 'starter',
      featured: draw < 0.03,
      verified: random.next() < 0.4,
      listed: true,
      avgRating: shownRating(
        reviews.reduce((sum, { rating }) => sum + rating, 0),
        reviews.length,
      ),
      reviewCount: reviews.length,
      ...profileIndex({ firstName, lastName, city, state, zip, businessName, tagline, bio, ...lists }),
      createdAt,
      updatedAt: createdAt,
    },
    reviews,
  };
}
