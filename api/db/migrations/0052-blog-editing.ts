import type { Migration } from './table-helpers';
import { addColumns, createTable, dropTables, keyColumn, moment, userReference } from './table-helpers';

const columns = ['featuredImageAlt', 'publishAt', 'deletedAt', 'deletedState', 'version'] as const;

/**
 * Posts that are written here: versions, old addresses, schedule, deletion that can be taken back, images, working
 * copies, preview links.
 */
export const blogEditing: Migration = {
  name: '0052-blog-editing',
  async up(knex) {
    await addColumns(knex, 'blog_posts', {
      featuredImageAlt: (table) => table.string('featuredImageAlt', 300).nullable(),
      publishAt: (table) => {
        moment(table, 'publishAt').nullable();
        table.index(['published', 'publishAt'], 'blog_posts_by_schedule');
      },
      deletedAt: (table) => {
        moment(table, 'deletedAt').nullable();
        table.index(['deletedAt'], 'blog_posts_by_deletion');
      },
      // What a deleted post was: address, published or not, schedule.
      deletedState: (table) => table.json('deletedState').nullable(),
      version: (table) => table.integer('version').notNullable().defaultTo(1),
    });
    await createTable(knex, 'blog_post_slugs', (table) => {
      keyColumn(knex, table, 'slug', 160).primary();
      table.integer('postId').unsigned().notNullable().references('blog_posts.id').onDelete('CASCADE');
      moment(table, 'createdAt').notNullable();
      table.index(['postId']);
    });
    await createTable(knex, 'blog_post_revisions', (table) => {
      table.increments('id');
      table.integer('postId').unsigned().notNullable().references('blog_posts.id').onDelete('CASCADE');
      table.integer('version').notNullable();
      table.integer('editorId').unsigned().nullable().references('users.id');
      table.string('title', 200).notNullable();
      table.string('slug', 160).notNullable();
      table.text('content', 'mediumtext').notNullable();
      table.text('excerpt').notNullable();
      table.string('category', 60).notNullable();
      table.json('tags').notNullable();
      table.string('featuredImage', 500).nullable();
      table.string('featuredImageAlt', 300).nullable();
      table.boolean('published').notNullable();
      moment(table, 'createdAt').notNullable();
      table.unique(['postId', 'version']);
    });
    await createTable(knex, 'blog_autosaves', (table) => {
      userReference(table, 'editorId').onDelete('CASCADE');
      // 0 is a post that is not stored yet.
      table.integer('postId').unsigned().notNullable();
      table.text('draft', 'mediumtext').notNullable();
      moment(table, 'savedAt').notNullable();
      table.primary(['editorId', 'postId']);
      table.index(['savedAt']);
    });
    await createTable(knex, 'blog_images', (table) => {
      table.increments('id');
      keyColumn(knex, table, 'fileId', 100).notNullable().unique();
      table.integer('uploaderId').unsigned().nullable().references('users.id').onDelete('SET NULL');
      table.integer('width').notNullable();
      table.integer('height').notNullable();
      table.integer('bytes').notNullable();
      moment(table, 'createdAt').notNullable();
      table.index(['createdAt']);
    });
    await createTable(knex, 'blog_preview_links', (table) => {
      table.increments('id');
      table.integer('postId').unsigned().notNullable().references('blog_posts.id').onDelete('CASCADE');
      keyColumn(knex, table, 'tokenHash', 64).notNullable().unique();
      table.integer('creatorId').unsigned().nullable().references('users.id').onDelete('SET NULL');
      moment(table, 'createdAt').notNullable();
      moment(table, 'expiresAt').notNullable();
      table.index(['postId', 'expiresAt']);
    });
  },
  async down(knex) {
    await dropTables(
      knex,
      'blog_preview_links',
      'blog_images',
      'blog_autosaves',
      'blog_post_revisions',
      'blog_post_slugs',
    );
    if (!(await knex.schema.hasColumn('blog_posts', 'version'))) return;
    // An older version knows no deleted posts and would list them as drafts.
    await knex('blog_posts').whereNotNull('deletedAt').delete();
    await knex.schema.alterTable('blog_posts', (table) => {
      table.dropIndex([], 'blog_posts_by_schedule');
      table.dropIndex([], 'blog_posts_by_deletion');
    });
    await knex.schema.alterTable('blog_posts', (table) => table.dropColumns(...columns));
  },
};
