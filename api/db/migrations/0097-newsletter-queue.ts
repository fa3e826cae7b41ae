import type { Migration } from './table-helpers';
import { addColumns, keyColumn, moment } from './table-helpers';

/** Adds why a subscriber waits for an administrator, since when, and when one decided or had it confirmed again. */
export const newsletterQueue: Migration = {
  name: '0097-newsletter-queue',
  async up(knex) {
    await addColumns(knex, 'newsletter_subscribers', {
      reviewKind: (table) => keyColumn(knex, table, 'reviewKind', 20).nullable(),
      reviewSince: (table) => moment(table, 'reviewSince').nullable().index('newsletter_subscribers_by_review'),
      reviewedAt: (table) => moment(table, 'reviewedAt').nullable(),
      remindedAt: (table) => moment(table, 'remindedAt').nullable(),
    });
  },
  // The columns go with their table, further back.
  down: () => Promise.resolve(),
};
