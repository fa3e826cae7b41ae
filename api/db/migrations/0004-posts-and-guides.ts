import type { Migration } from './table-helpers';
import { createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

/** Blog posts and compliance guides. */
export const postsAndGuides: Migration = {
  name: '0004-posts-and-guides',
  async up(knex) {
    await createTable(knex, 'blog_posts', (table) => {
      table.increments('id');
      table.string('title', 200).notNullable();
      keyColumn(knex, table, 'slug', 160).notNullable().unique();
      table.text('content', 'mediumtext').notNullable();
      table.text('excerpt').notNullable();
      userReference(table, 'authorId');
      table.string('featuredImage', 500).nullable();
      table.boolean('published').notNullable().defaultTo(false);
      moment(table, 'publishedAt').nullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'updatedAt').notNullable();
      keyColumn(knex, table, 'category', 60).notNullable();
      table.json('tags').notNullable();
      table.text('searchText', 'mediumtext').notNullable();
      table.index(['published', 'publishedAt']);
      table.index(['category', 'published', 'publishedAt']);
    });
    await createTable(knex, 'compliance_guides', (table) => {
      table.increments('id');
      table.string('title', 200).notNullable();
      keyColumn(knex, table, 'slug', 160).notNullable().unique();
      table.text('summary').notNullable();
      table.json('industriesImpacted').notNullable();
      table.text('businessApplication').notNullable();
      table.json('complianceChecklist').notNullable();
      keyColumn(knex, table, 'jurisdiction', 30).notNullable();
      table.json('serviceTypes').notNullable();
      table.string('officialSourceUrl', 500).nullable();
      table.boolean('featured').notNullable().defaultTo(false);
      moment(table, 'lastUpdated').notNullable();
      moment(table, 'createdAt').notNullable();
      table.text('searchText', 'mediumtext').notNullable();
      table.index(['jurisdiction', 'lastUpdated']);
      table.index(['featured', 'lastUpdated']);
    });
    await createTable(knex, 'guide_tags', (table) => {
      table.integer('guideId').unsigned().notNullable().references('compliance_guides.id').onDelete('CASCADE');
      keyColumn(knex, table, 'kind', 20).notNullable();
      keyColumn(knex, table, 'value', 60).notNullable();
      table.primary(['guideId', 'kind', 'value']);
      table.index(['kind', 'value', 'guideId'], 'guide_tags_by_value');
    });
  },
  async down(knex) {
    await dropTables(knex, 'guide_tags', 'compliance_guides', 'blog_posts');
  },
};
