import type { Knex } from 'knex';
import type { FeeModel } from '../../src/contract/named-types';
import { profileIndex } from '../../src/modules/directory/professionals/search/profile-index';
import { shownRating } from '../../src/modules/directory/professionals/shown-rating';
import { noteChanges } from '../../src/platform/changes/profile-changes';
import { learnWords, spelledWords } from '../../src/modules/directory/professionals/search/spellings';
import { daysBefore, minutesAfter } from './demo-clock';
import { demoReviews, type DemoReview } from './demo-reviews';
import { demoProfessionals, type DemoProfessional } from './professionals';
import type { SeededRandom } from './seeded-random';
import type { DemoUsers } from './seed-users';

const words = (list: string): string[] => list.split(' ').filter(Boolean);
const phrases = (list: string): string[] => list.split('|').filter(Boolean);

const ratingOf = (reviews: readonly DemoReview[]): number | null =>
  shownRating(
    reviews.reduce((sum, { rating }) => sum + rating, 0),
    reviews.length,
  );

/** Derives fee models from the words of the price, and picks where clients are met. */
function workingTerms({ as, price }: DemoProfessional, index: number): Record<string, unknown> {
  const models: readonly (readonly [FeeModel, RegExp])[] = [
    ['hourly', /hour/i],
    ['retainer', /month|quarter/i],
    ['fixed', /flat|fixed|from \$|return/i],
    ['assets', /%/],
  ];
  return {
    feeModels: JSON.stringify(models.flatMap(([model, words]) => (words.test(price) ? [model] : []))),
    remote: index % 5 !== 0,
    inPerson: index % 3 !== 0,
    fiduciary: words(as).includes('advisor') ? true : null,
  };
}

function profileRow(
  professional: DemoProfessional,
  userId: number,
  reviews: readonly DemoReview[],
  users: DemoUsers,
  index: number,
): Record<string, unknown> {
  const user = users.rowOf(professional.name);
  const lists = {
    professions: words(professional.as),
    services: words(professional.services),
    specialties: words(professional.specialties),
    industries: words(professional.industries),
    clientTypes: words(professional.clients),
    certifications: phrases(professional.certs),
    languages: phrases(professional.languages ?? 'English'),
  };
  const texts = { businessName: professional.business, tagline: professional.tagline, bio: professional.bio };
  // A listing is written on the day of signing up.
  const createdAt = minutesAfter(user.createdAt, 40);
  return {
    id: index + 1,
    userId,
    ...texts,
    ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, JSON.stringify(list)])),
    pricing: professional.price,
    startingPriceCents: Math.round(professional.from * 100),
    priceUnit: professional.per,
    responseTimeHours: professional.reply,
    yearsFounded: professional.since,
    logoUrl: null,
    website: null,
    plan: professional.plan ?? 'starter',
    ...workingTerms(professional, index),
    featured: professional.featured ?? false,
    verified: professional.verified ?? false,
    listed: true,
    avgRating: ratingOf(reviews),
    reviewCount: reviews.length,
    ...profileIndex({ ...user, ...texts, ...lists }),
    createdAt,
    updatedAt: createdAt,
  };
}

/** Replies come hours to two days after the review. */
const reviewRow = (
  { professional, client, daysAgo, hasMet: _, ...review }: DemoReview,
  users: DemoUsers,
  random: SeededRandom,
  now: Date,
) => {
  const createdAt = daysBefore(now, daysAgo, random.between(0, 600));
  const repliedAt = review.reply === null ? null : minutesAfter(createdAt, random.between(90, 2_900));
  return { accountantId: users.idOf(professional), clientId: users.idOf(client), ...review, createdAt, repliedAt };
};

/** Stores the listings with their reviews. */
export async function seedProfessionals(knex: Knex, users: DemoUsers, random: SeededRandom, now: Date): Promise<void> {
  const profiles = demoProfessionals.map((professional, index) => {
    const own = demoReviews.filter((review) => review.professional === professional.name);
    return profileRow(professional, users.idOf(professional.name), own, users, index);
  });
  const reviews = demoReviews
    .map((review) => reviewRow(review, users, random, now))
    .sort((one, other) => Number(one.createdAt) - Number(other.createdAt));
  await knex.batchInsert('accountant_profiles', profiles, 25);
  await knex.batchInsert('reviews', reviews, 100);
  await noteChanges(
    knex,
    demoProfessionals.map(({ name }) => users.idOf(name)),
  );
  await learnWords(
    knex,
    demoProfessionals.flatMap(({ name, business }) => spelledWords({ ...users.rowOf(name), businessName: business })),
  );
}
