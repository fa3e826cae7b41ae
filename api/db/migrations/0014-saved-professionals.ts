import type { Migration } from './table-helpers';
import { createTable, dropTables, moment, userReference } from './table-helpers';

/** Professionals that a client wants to find again. */
export const savedProfessionals: Migration = {
  name: '0014-saved-professionals',
  async up(knex) {
    await createTable(knex, 'saved_professionals', (table) => {
      userReference(table, 'clientId').onDelete('CASCADE');
      userReference(table, 'accountantId').onDelete('CASCADE');
      moment(table, 'createdAt').notNullable();
      table.primary(['clientId', 'accountantId']);
      table.index(['accountantId']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'saved_professionals');
  },
};
