import { createTable, moment, userReference, type Migration } from './table-helpers';

/** Holds private calendars of professionals, and when these say that they are busy. */
export const busyCalendars: Migration = {
  name: '0215-busy-calendars',
  up: async (knex) => {
    await createTable(knex, 'busy_calendars', (table) => {
      table.increments('id');
      userReference(table, 'userId').index();
      table.string('name', 60).notNullable();
      table.string('host', 255).notNullable();
      table.text('sealedUrl').notNullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'readAt').nullable();
      moment(table, 'dueAt').notNullable().index();
      table.string('failure', 20).nullable();
      table.integer('failures').unsigned().notNullable().defaultTo(0);
      moment(table, 'failingSince').nullable();
      moment(table, 'notifiedAt').nullable();
    });
    await createTable(knex, 'busy_times', (table) => {
      table.increments('id');
      table.integer('calendarId').unsigned().notNullable().references('busy_calendars.id').index();
      userReference(table, 'userId');
      moment(table, 'startsAt').notNullable();
      moment(table, 'endsAt').notNullable();
      table.index(['userId', 'endsAt']);
    });
  },
  down: async (knex) => {
    for (const table of ['busy_times', 'busy_calendars']) await knex.schema.dropTableIfExists(table);
  },
};
