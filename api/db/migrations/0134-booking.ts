import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

/** Booking hours of professionals, and the meetings that were requested. */
export const booking: Migration = {
  name: '0134-booking',
  async up(knex) {
    await createTable(knex, 'booking_settings', (table) => {
      userReference(table, 'userId').primary();
      table.boolean('offered').notNullable();
      keyColumn(knex, table, 'timeZone', 60).notNullable();
      table.json('hours').notNullable();
      table.integer('meetingMinutes').unsigned().notNullable();
      table.integer('bufferBefore').unsigned().notNullable();
      table.integer('bufferAfter').unsigned().notNullable();
      table.integer('noticeHours').unsigned().notNullable();
      table.integer('bookableDays').unsigned().notNullable();
      table.integer('mostPerDay').unsigned().nullable();
      keyColumn(knex, table, 'meetingKind', 20).notNullable();
      table.string('location', 500).notNullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'updatedAt').notNullable();
    });
    await createTable(knex, 'meetings', (table) => {
      table.increments('id');
      userReference(table, 'professionalId');
      userReference(table, 'clientId');
      keyColumn(knex, table, 'status', 20).notNullable();
      moment(table, 'startsAt').notNullable();
      moment(table, 'endsAt').notNullable();
      // Professional and beginning while the meeting holds its time: at most one such row each.
      keyColumn(knex, table, 'heldKey', 60).nullable().unique();
      moment(table, 'proposedStartsAt').nullable();
      moment(table, 'proposedEndsAt').nullable();
      keyColumn(knex, table, 'proposedBy', 20).nullable();
      table.text('note').notNullable();
      keyColumn(knex, table, 'meetingKind', 20).notNullable();
      table.string('location', 500).notNullable();
      keyColumn(knex, table, 'clientTimeZone', 60).notNullable();
      keyColumn(knex, table, 'calendarUid', 200).notNullable().unique();
      table.integer('sequence').unsigned().notNullable().defaultTo(0);
      moment(table, 'dayReminderAt').nullable();
      moment(table, 'hourReminderAt').nullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'confirmedAt').nullable();
      moment(table, 'endedAt').nullable();
      keyColumn(knex, table, 'endedBy', 20).nullable();
      table.string('endReason', 500).nullable();
      table.index(['professionalId', 'endsAt']);
      table.index(['clientId', 'endsAt']);
      table.index(['status', 'startsAt']);
    });
  },
  down: (knex) => dropTables(knex, 'meetings', 'booking_settings'),
};
