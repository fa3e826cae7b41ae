import { moment, type Migration } from './table-helpers';

/** Deploy tokens that end by themselves, that only publish, and that are for routes below one path. */
export const deployTokenGrants: Migration = {
  name: '0209-deploy-token-grants',
  up: async (knex) => {
    if (await knex.schema.hasColumn('deploy_tokens', 'pathPrefix')) return;
    await knex.schema.alterTable('deploy_tokens', (table) => {
      table.boolean('mayActivate').notNullable().defaultTo(true);
      moment(table, 'expiresAt').nullable();
      table.string('pathPrefix', 200).nullable();
    });
  },
  down: async (knex) => {
    if (!(await knex.schema.hasColumn('deploy_tokens', 'pathPrefix'))) return;
    await knex.schema.alterTable('deploy_tokens', (table) => {
      table.dropColumns('mayActivate', 'expiresAt', 'pathPrefix');
    });
  },
};
