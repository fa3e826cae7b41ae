import type { Knex } from 'knex';
import { hashPassword, verifyPassword } from '../../src/platform/auth/passwords';
import type { FileStore } from '../../src/platform/files/file-store';
import { updateRating } from '../../src/modules/reviews/reviews/review-rank';
import { seedContent } from './seed-content';
import { seedConversations, seedMessages } from './seed-conversations';
import { seedProfessionals } from './seed-professionals';
import { seedReviewedConversations } from './seed-reviewed-conversations';
import { seededRandom } from './seeded-random';
import { seedBooking } from './seed-booking';
import { seedEngagements } from './seed-engagements';
import { seedCounts } from './seed-counts';
import { seedQueues } from './seed-queues';
import { seedFeaturedDays } from './seed-featured-days';
import { seedSubscriptions } from './seed-subscriptions';
import { seedUsers } from './seed-users';
import { seedVisits } from './seed-visits';

/** The password of every demo account. */
export const demoPassword = 'Counterpart-demo-1';

/** Shown after a first start: the role and the email of each demo account. */
export const demoAccounts = [
  { role: 'Admin', email: 'admin@counterpart.test' },
  { role: 'Client', email: 'client@counterpart.test' },
  { role: 'Accountant (Professional plan)', email: 'accountant@counterpart.test' },
  { role: 'Financial advisor (Premium plan)', email: 'advisor@counterpart.test' },
  { role: 'Fractional CFO (Starter plan)', email: 'cfo@counterpart.test' },
] as const;

/** True when there are no accounts yet. */
export async function isEmpty(knex: Knex): Promise<boolean> {
  return (await knex('users').first('id')) === undefined;
}

/** True when the demo data's administrator exists and still has the published password. */
export async function hasDemoAdministrator(knex: Knex): Promise<boolean> {
  const query = knex('users').where({ email: demoAccounts[0].email, userType: 'admin' });
  const admin = await query.first<{ readonly password: string } | undefined>('password');
  return admin !== undefined && verifyPassword(admin.password, demoPassword);
}

/** The rank counts reviews by clients who had a conversation, so it comes after the conversations. */
async function rankProfessionals(knex: Knex): Promise<void> {
  const reviewed: { accountantId: number }[] = await knex('reviews').distinct('accountantId');
  for (const { accountantId } of reviewed) await updateRating(knex, accountantId);
}

/** Stores for files of the demo data, the same as for uploads. */
export interface DemoFiles {
  /** Portraits of the people and marks of their firms; without it people have initials. */
  readonly pictures?: FileStore;
  /** Licenses to check; without it no one asks for verification. */
  readonly documents?: FileStore;
  /** Documents of work; without it none has come. */
  readonly work?: FileStore;
}

/**
 * Fills an empty database with the demo data: all of it or nothing. Its days count back from `now`. Gives the same rows
 * on every machine at the same moment but for the password's salt.
 */
export async function seedDemo(
  knex: Knex,
  { pictures, documents, work }: DemoFiles = {},
  now = new Date(),
): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const random = seededRandom(20_261_112);
  await knex.transaction(async (transaction) => {
    const users = await seedUsers(transaction, passwordHash, now);
    await seedProfessionals(transaction, users, random, now);
    await seedSubscriptions(transaction, users, now);
    await seedFeaturedDays(transaction, users, now);
    await seedBooking(transaction, users, now);
    await seedVisits(transaction, users, now);
    const messages = await seedConversations(transaction, users, random, now);
    const older = await seedReviewedConversations(transaction, users, random);
    const records = await seedEngagements(transaction, users, now, work);
    await seedMessages(transaction, [...older, ...messages, ...records]);
    await rankProfessionals(transaction);
    await seedContent(transaction, users, now);
    await seedCounts(transaction, random, now);
    await seedQueues(transaction, users, now, documents);
    if (!pictures) return;
    // Loaded here, since no other start of the API draws.
    const { seedPictures } = await import('./pictures/seed-pictures');
    await seedPictures(transaction, users, pictures);
  });
}
