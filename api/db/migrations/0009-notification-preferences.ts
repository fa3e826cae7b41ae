import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, userReference } from './table-helpers';

/** Kinds of notification that a person does not want by mail. */
export const notificationPreferences: Migration = {
  name: '0009-notification-preferences',
  async up(knex) {
    await createTable(knex, 'notification_preferences', (table) => {
      userReference(table, 'userId').onDelete('CASCADE');
      keyColumn(knex, table, 'kind', 40).notNullable();
      table.boolean('byMail').notNullable();
      table.primary(['userId', 'kind']);
    });
  },
  async down(knex) {
    await dropTables(knex, 'notification_preferences');
  },
};
