import { createTable, keyColumn, moment, type Migration } from './table-helpers';

/** Holds the dates of guides: a rule each, with who it applies to and its source. */
export const complianceCalendar: Migration = {
  name: '0206-compliance-calendar',
  up: async (knex) => {
    await createTable(knex, 'guide_dates', (table) => {
      table.increments('id');
      table.integer('guideId').unsigned().notNullable().references('compliance_guides.id').onDelete('CASCADE');
      // Name of a date that came with the product; null for one that was added here.
      keyColumn(knex, table, 'bundledKey', 60).nullable().unique();
      table.string('label', 120).notNullable();
      table.string('onlyIf', 200).notNullable();
      table.json('rule').notNullable();
      table.json('audience').notNullable();
      table.string('weekendRule', 20).notNullable();
      table.string('sourceName', 200).notNullable();
      table.text('sourceUrl').notNullable();
      table.string('checkedOn', 10).notNullable();
      // One that an administrator has changed stays as it is.
      moment(table, 'editedAt').nullable();
      moment(table, 'removedAt').nullable();
    });
  },
  down: async (knex) => {
    await knex.schema.dropTableIfExists('guide_dates');
  },
};
