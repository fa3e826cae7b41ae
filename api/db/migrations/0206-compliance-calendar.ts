import { createTable, keyColumn, moment, userReference, type Migration } from './table-helpers';

/** Holds the dates of guides, a rule each, and the calendars that people save with what they marked. */
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
      table.string('sourceTitle', 200).notNullable();
      table.text('sourceUrl').notNullable();
      table.string('checkedOn', 10).notNullable();
    });
    await createTable(knex, 'compliance_calendars', (table) => {
      userReference(table, 'userId').onDelete('CASCADE').primary();
      table.json('answers').notNullable();
      moment(table, 'savedAt').notNullable();
      // SHA-256 of the secret in the URL of the feed; null without one.
      keyColumn(knex, table, 'feedHash', 64).nullable().unique();
      moment(table, 'feedCreatedAt').nullable();
    });
    await createTable(knex, 'calendar_marks', (table) => {
      userReference(table, 'userId').onDelete('CASCADE');
      table.integer('dateId').unsigned().notNullable().references('guide_dates.id').onDelete('CASCADE');
      // Day that the rule sets; 'all' for every one of the duty.
      keyColumn(knex, table, 'setOn', 10).notNullable();
      table.string('mark', 10).notNullable();
      table.string('until', 10).nullable();
      moment(table, 'markedAt').notNullable();
      table.primary(['userId', 'dateId', 'setOn']);
    });
    await createTable(knex, 'calendar_reminders', (table) => {
      userReference(table, 'userId').onDelete('CASCADE');
      table.integer('dateId').unsigned().notNullable().references('guide_dates.id').onDelete('CASCADE');
      keyColumn(knex, table, 'setOn', 10).notNullable();
      table.integer('daysBefore').unsigned().notNullable();
      moment(table, 'sentAt').notNullable();
      table.primary(['userId', 'dateId', 'setOn', 'daysBefore']);
    });
  },
  down: async (knex) => {
    await knex.schema.dropTableIfExists('calendar_reminders');
    await knex.schema.dropTableIfExists('calendar_marks');
    await knex.schema.dropTableIfExists('compliance_calendars');
    await knex.schema.dropTableIfExists('guide_dates');
  },
};
