import type { Migration } from './table-helpers';
import { addColumns, moment } from './table-helpers';

/** That an administrator has dealt with feedback, when, and what came of it. Who it was is in the audit log. */
export const feedbackResolution: Migration = {
  name: '0086-feedback-resolution',
  async up(knex) {
    await addColumns(knex, 'assistant_feedback', {
      resolvedAt: (table) => moment(table, 'resolvedAt').nullable().index(),
      resolution: (table) => table.string('resolution', 500).nullable(),
    });
  },
  // The columns go with their table, further back.
  down: () => Promise.resolve(),
};
