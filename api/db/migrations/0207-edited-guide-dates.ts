import { moment, type Migration } from './table-helpers';

/** Lets administrators change the dates of guides: what they changed or removed, a new version leaves alone. */
export const editedGuideDates: Migration = {
  name: '0207-edited-guide-dates',
  up: async (knex) => {
    if (await knex.schema.hasColumn('guide_dates', 'revision')) return;
    await knex.schema.alterTable('guide_dates', (table) => {
      table.integer('revision').unsigned().notNullable().defaultTo(1);
      moment(table, 'editedAt').nullable();
      moment(table, 'removedAt').nullable();
    });
  },
  down: (knex) =>
    knex.schema.alterTable('guide_dates', (table) => table.dropColumns('revision', 'editedAt', 'removedAt')),
};
