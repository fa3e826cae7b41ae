import type { Migration } from './table-helpers';
import { createTable, dropTables, moment } from './table-helpers';

/** Messages sent through the contact page. */
export const contactTickets: Migration = {
  name: '0006-contact-tickets',
  async up(knex) {
    await createTable(knex, 'contact_tickets', (table) => {
      table.increments('id');
      table.string('name', 100).notNullable();
      table.string('email', 254).notNullable();
      table.string('phone', 40).nullable();
      table.string('subject', 20).notNullable();
      table.text('message').notNullable();
      moment(table, 'createdAt').notNullable();
      table.string('status', 20).notNullable().defaultTo('open');
      table.index(['status', 'createdAt']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'contact_tickets');
  },
};
