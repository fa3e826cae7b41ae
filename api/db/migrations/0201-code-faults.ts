import type { Migration } from './table-helpers';

/** Notes of a visitor whether a release's code threw outside of React: in a handler, a promise or a timer. */
export const codeFaults: Migration = {
  name: '0201-code-faults',
  up: async ({ schema }) => {
    if (await schema.hasColumn('release_trial_reports', 'codeFailed')) return;
    await schema.alterTable('release_trial_reports', (table) =>
      table.boolean('codeFailed').notNullable().defaultTo(false),
    );
  },
  down: ({ schema }) => schema.alterTable('release_trial_reports', (table) => table.dropColumn('codeFailed')),
};
