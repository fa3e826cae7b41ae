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
import { ratingsAsShown } from './0019-ratings-as-shown';
import { visibleTexts } from './0021-visible-texts';
import { liveEvents } from './0024-live-events';
import { readTimes } from './0025-read-times';
import { signedUpProfession } from './0026-signed-up-profession';
import { emailChanges } from './0028-email-changes';
import { looksOfCapitalI } from './0029-looks-of-capital-i';
import { rateLimits } from './0030-rate-limits';
import { assistantFeedback } from './0040-assistant-feedback';
import { savedAnswers } from './0041-saved-answers';
import { guideReviews } from './0044-guide-reviews';
import { guideVersions } from './0045-guide-versions';
import { auditLog } from './0056-audit-log';
import { adminQueues } from './0062-admin-queues';
import { blogEditing } from './0052-blog-editing';
import { userLists } from './0057-user-lists';
import { savedAnalyses } from './0075-saved-analyses';
import { siteSettings } from './0085-site-settings';
import { feedbackResolution } from './0086-feedback-resolution';
import { userOrders } from './0089-user-orders';
import { newsletter } from './0048-newsletter';
import { blogSearch } from './0049-blog-search';
import { reports } from './0090-reports';
import { routeOwners } from './0093-route-owners';
import { newsletterQueue } from './0097-newsletter-queue';
import { auditWords } from './0098-audit-words';
import { guideFigures } from './0099-guide-figures';
import { releaseFiles } from './0100-release-files';
import { releaseRollouts } from './0101-release-rollouts';
import { trialReports } from './0102-trial-reports';
import { guideNotes } from './0103-guide-notes';
import { publicChanges } from './0105-public-changes';
import { jobRuns } from './0106-job-runs';
import { presence } from './0107-presence';
import { connections } from './0108-connections';
import { blocks } from './0109-blocks';
import { messageChanges } from './0110-message-changes';
import { messageAttachments } from './0111-message-attachments';
import { quickReplies } from './0116-quick-replies';
import { priceUnits } from './0120-price-units';
import { searchFacts } from './0121-search-facts';
import { billing } from './0130-billing';
import { connectionLimits } from './0131-connection-limits';
import { featuredDays } from './0132-featured-days';
import { booking } from './0134-booking';
import { reviewInvitations } from './0135-review-invitations';
import { professionalCounts } from './0137-professional-counts';
import { coupons } from './0138-coupons';
import { guideQuestions } from './0140-guide-questions';
import { areaOverrides } from './0141-area-overrides';
import { supportChannels } from './0148-support-channels';
import { partialRefunds } from './0155-partial-refunds';
import { foldedWords } from './0190-folded-words';
import { guideAnswers } from './0200-guide-answers';
import { StartError } from '../../src/platform/errors/start-error';
import { idempotentCalls } from './0027-idempotent-calls';
import type { Migration } from './table-helpers';

/** Every migration in order. A list in code, not a folder to read, so that a bundle or tsx finds the same ones. */
const migrations: readonly Migration[] = [
  usersAndSessions,
  professionalsAndReviews,
  conversations,
  postsAndGuides,
  releases,
  contactTickets,
  mails,
  accountTokens,
  notificationPreferences,
  quizRequests,
  searchIndex,
  regionKeys,
  reviewLifecycle,
  savedProfessionals,
  listingDetails,
  verification,
  notificationSenders,
  searchInMemory,
  ratingsAsShown,
  visibleTexts,
  liveEvents,
  readTimes,
  signedUpProfession,
  idempotentCalls,
  emailChanges,
  looksOfCapitalI,
  rateLimits,
  assistantFeedback,
  savedAnswers,
  guideReviews,
  blogEditing,
  guideVersions,
  auditLog,
  adminQueues,
  userLists,
  newsletter,
  blogSearch,
  savedAnalyses,
  siteSettings,
  feedbackResolution,
  userOrders,
  reports,
  routeOwners,
  newsletterQueue,
  auditWords,
  guideFigures,
  releaseFiles,
  releaseRollouts,
  trialReports,
  guideNotes,
  publicChanges,
  jobRuns,
  presence,
  connections,
  blocks,
  messageChanges,
  messageAttachments,
  quickReplies,
  priceUnits,
  searchFacts,
  billing,
  connectionLimits,
  featuredDays,
  booking,
  reviewInvitations,
  professionalCounts,
  coupons,
  guideQuestions,
  areaOverrides,
  supportChannels,
  partialRefunds,
  foldedWords,
  guideAnswers,
];

const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...migrations],
  getMigrationName: ({ name }) => name,
  getMigration: async ({ up, down }) => ({ up, down, config: { transaction: false } }),
};

/**
 * Brings the schema up to date and answers the names of the steps it ran. No transaction around a step: on MySQL every
 * statement commits by itself, and each step can be repeated.
 * @param where the database in words
 * @throws StartError when a newer version has changed the database, or another process is changing it
 */
export async function migrate(knex: Knex, where = 'the database'): Promise<string[]> {
  await refuseNewer(knex, where);
  try {
    const [, ran] = (await knex.migrate.latest({ migrationSource })) as [number, string[]];
    return ran;
  } catch (error) {
    if ((error as Error).name !== 'MigrationLocked') throw error;
    throw new StartError(
      `Another process is changing ${where}, or was killed while it did. Starting the product goes on from there: npm start`,
      { cause: error },
    );
  }
}

/**
 * The same for the only process that may change the schema now: a lock that knex left behind when a process was killed
 * has no owner then.
 */
export async function migrateAlone(knex: Knex, where: string): Promise<string[]> {
  await knex.migrate.forceFreeMigrationsLock({ migrationSource });
  return migrate(knex, where);
}

/**
 * Takes back, newest first, what was done after a step, and what only these steps stored with it.
 * @returns the names of the steps taken back
 * @throws StartError when the database never took that step
 */
export async function migrateBackTo(knex: Knex, step: string): Promise<string[]> {
  const done = await stepsDone(knex);
  const index = done.indexOf(step);
  if (index < 0) throw new StartError(`The database has no step named ${step}; its steps are ${done.join(', ')}.`);
  const after = done.slice(index + 1).reverse();
  for (const name of after) await knex.migrate.down({ migrationSource, name });
  return after;
}

async function stepsDone(knex: Knex): Promise<string[]> {
  if (!(await knex.schema.hasTable('knex_migrations'))) return [];
  const rows = await knex<{ id: number; name: string }>('knex_migrations').select('name').orderBy('id');
  return rows.map(({ name }) => name);
}

async function refuseNewer(knex: Knex, where: string): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = (await stepsDone(knex)).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new StartError(
    `A newer version of Counterpart has changed ${where} (${unknown.join(', ')}). Start that version (git pull && npm start), ` +
      `or take the changes back with it, and then start this one: npm run db:back -- --to ${migrations.at(-1)?.name ?? ''}`,
  );
}

/** Takes every step back; for tests. */
export async function migrateDown(knex: Knex): Promise<void> {
  await knex.migrate.rollback({ migrationSource }, true);
}
