import type { Knex } from 'knex';
import { usersAndSessions } from './0001-users-and-sessions';
import { professionalsAndReviews } from './0002-professionals-and-reviews';
import { conversations } from './0003-conversations';
import { postsAndGuides } from './0004-posts-and-guides';
import { releases } from './0005-releases';
import { contactTickets } from './0006-contact-tickets';
import { mails } from './0007-mails';
import { accountTokens } from './0008-account-tokens';
import { notificationPreferences } from './0009-notification-preferences';
import { quizRequests } from './0010-quiz-requests';
import { searchIndex } from './0011-search-index';
import { regionKeys } from './0012-region-key';
import { reviewLifecycle } from './0013-review-lifecycle';
import { savedProfessionals } from './0014-saved-professionals';
import { listingDetails } from './0015-listing-details';
import { verification } from './0016-verification';
import { notificationSenders } from './0017-notification-senders';
import { searchInMemory } from './0018-search-in-memory';
import type { Migration } from './table-helpers';

/** Every migration in order. A list in code, not a folder to read, so that a bundle or tsx finds the same ones. */
const migrations: readonly Migration[] = [usersAndSessions, professionalsAndReviews, conversations, postsAndGuides, releases, contactTickets, mails, accountTokens, notificationPreferences, quizRequests, searchIndex, regionKeys, reviewLifecycle, savedProfessionals, listingDetails, verification, notificationSenders, searchInMemory];

const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...migrations],
  getMigrationName: ({ name }) => name,
  getMigration: async ({ up, down }) => ({ up, down, config: { transaction: false } }),
};

/**
 * Brings the schema up to date and answers the names of the steps it ran. No transaction around a step: on MySQL every
 * statement commits by itself, and each step can be repeated.
 */
export async function migrate(knex: Knex): Promise<string[]> {
  const [, ran] = (await knex.migrate.latest({ migrationSource })) as [number, string[]];
  return ran;
}

/** Takes every step back; for tests. */
export async function migrateDown(knex: Knex): Promise<void> {
  await knex.migrate.rollback({ migrationSource }, true);
}
