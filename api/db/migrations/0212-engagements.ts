import { addIndex, createTable, keyColumn, moment, userReference, type Migration } from './table-helpers';

/** Holds the work of clients with professionals: briefs, proposals, documents asked for and their files. */
export const engagements: Migration = {
  name: '0212-engagements',
  up: async (knex) => {
    await createTable(knex, 'engagements', (table) => {
      table.increments('id');
      userReference(table, 'clientId');
      userReference(table, 'professionalId');
      keyColumn(knex, table, 'status', 20).notNullable();
      // The two people while the work is live: at most one such row each.
      keyColumn(knex, table, 'liveKey', 30).nullable().unique();
      table.integer('version').unsigned().notNullable().defaultTo(1);
      table.string('title', 120).notNullable();
      table.text('need').notNullable();
      keyColumn(knex, table, 'dueOn', 10).nullable();
      table.integer('budgetFrom').unsigned().nullable();
      table.integer('budgetTo').unsigned().nullable();
      keyColumn(knex, table, 'budgetUnit', 20).nullable();
      table.string('prefilledFrom', 200).nullable();
      keyColumn(knex, table, 'createdBy', 20).notNullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'updatedAt').notNullable();
      moment(table, 'acceptedAt').nullable();
      moment(table, 'startedAt').nullable();
      moment(table, 'doneAt').nullable();
      moment(table, 'endedAt').nullable();
      keyColumn(knex, table, 'endedBy', 20).nullable();
      table.string('endReason', 300).nullable();
      moment(table, 'removalNoticeAt').nullable();
      table.index(['clientId', 'updatedAt']);
      table.index(['professionalId', 'updatedAt']);
      table.index(['status', 'doneAt']);
      table.index(['status', 'endedAt']);
    });
    await createTable(knex, 'proposals', (table) => {
      table.increments('id');
      table.integer('engagementId').unsigned().notNullable().references('engagements.id');
      userReference(table, 'professionalId').index();
      userReference(table, 'clientId').index();
      table.integer('number').unsigned().notNullable();
      keyColumn(knex, table, 'status', 20).notNullable();
      table.json('lines').notNullable();
      keyColumn(knex, table, 'startsOn', 10).notNullable();
      table.text('terms').notNullable();
      keyColumn(knex, table, 'validUntil', 10).notNullable();
      // The end of that day on the professional's clock.
      moment(table, 'expiresAt').notNullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'decidedAt').nullable();
      table.string('acceptedName', 120).nullable();
      keyColumn(knex, table, 'acceptedTimeZone', 60).nullable();
      table.string('declineReason', 300).nullable();
      table.unique(['engagementId', 'number']);
      table.index(['status', 'expiresAt']);
    });
    await createTable(knex, 'engagement_items', (table) => {
      table.increments('id');
      table.integer('engagementId').unsigned().notNullable().references('engagements.id').index();
      userReference(table, 'askedById').index();
      userReference(table, 'owedById').index();
      table.string('title', 120).notNullable();
      table.string('note', 500).notNullable();
      keyColumn(knex, table, 'dueOn', 10).nullable();
      keyColumn(knex, table, 'status', 20).notNullable();
      table.string('returnedNote', 500).nullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'soonReminderAt').nullable();
      moment(table, 'tomorrowReminderAt').nullable();
      moment(table, 'overdueReminderAt').nullable();
      table.index(['status', 'dueOn']);
    });
    await createTable(knex, 'engagement_files', (table) => {
      table.increments('id');
      table.integer('itemId').unsigned().notNullable().references('engagement_items.id').index();
      userReference(table, 'uploaderId').index();
      table.string('name', 120).notNullable();
      keyColumn(knex, table, 'mimeType', 100).notNullable();
      table.integer('bytes').unsigned().notNullable();
      keyColumn(knex, table, 'fileId', 60).notNullable();
      // Null where no scan is set up.
      keyColumn(knex, table, 'scan', 10).nullable();
      moment(table, 'createdAt').notNullable();
    });
    if (!(await knex.schema.hasColumn('messages', 'engagementId')))
      await knex.schema.alterTable('messages', (table) => {
        table.integer('engagementId').unsigned().nullable();
        table.string('engagementEvent', 30).nullable();
      });
    await addIndex(knex, 'messages', ['engagementId', 'id'], 'messages_of_engagements');
  },
  down: async (knex) => {
    for (const table of ['engagement_files', 'engagement_items', 'proposals', 'engagements'])
      await knex.schema.dropTableIfExists(table);
    if (!(await knex.schema.hasColumn('messages', 'engagementId'))) return;
    await knex.schema.alterTable('messages', (table) => {
      table.dropIndex(['engagementId', 'id'], 'messages_of_engagements');
    });
    await knex.schema.alterTable('messages', (table) => {
      table.dropColumns('engagementId', 'engagementEvent');
    });
  },
};
