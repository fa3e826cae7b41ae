import { addSqliteWords, isMysql, keyColumn, moment, userReference, type Baseline } from '../table-helpers';

/**
 * Blog posts and compliance guides with their editing, what readers keep of the Compliance Assistant, and the
 * newsletter.
 */
export const content: Baseline = {
  room: 'content',
  tables: {
    blog_posts: (table, knex) => {
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
      table.string('featuredImageAlt', 300).nullable();
      moment(table, 'publishAt').nullable();
      moment(table, 'deletedAt').nullable();
      // What a deleted post was: address, published or not, schedule.
      table.json('deletedState').nullable();
      table.integer('version').notNullable().defaultTo(1);
      table.index(['published', 'publishedAt']);
      table.index(['category', 'published', 'publishedAt']);
      table.index(['published', 'publishAt'], 'blog_posts_by_schedule');
      table.index(['deletedAt'], 'blog_posts_by_deletion');
      if (isMysql(knex)) table.index(['title', 'excerpt', 'searchText'], 'blog_posts_fulltext', 'FULLTEXT');
    },
    blog_post_slugs: (table, knex) => {
      keyColumn(knex, table, 'slug', 160).primary();
      table.integer('postId').unsigned().notNullable().references('blog_posts.id').onDelete('CASCADE');
      moment(table, 'createdAt').notNullable();
      table.index(['postId']);
    },
    blog_post_revisions: (table) => {
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
    },
    blog_autosaves: (table) => {
      userReference(table, 'editorId').onDelete('CASCADE');
      // 0 is a post that is not stored yet.
      table.integer('postId').unsigned().notNullable();
      table.text('draft', 'mediumtext').notNullable();
      moment(table, 'savedAt').notNullable();
      table.primary(['editorId', 'postId']);
      table.index(['savedAt']);
    },
    blog_images: (table, knex) => {
      table.increments('id');
      keyColumn(knex, table, 'fileId', 100).notNullable().unique();
      table.integer('uploaderId').unsigned().nullable().references('users.id').onDelete('SET NULL');
      table.integer('width').notNullable();
      table.integer('height').notNullable();
      table.integer('bytes').notNullable();
      moment(table, 'createdAt').notNullable();
      table.index(['createdAt']);
    },
    blog_preview_links: (table, knex) => {
      table.increments('id');
      table.integer('postId').unsigned().notNullable().references('blog_posts.id').onDelete('CASCADE');
      keyColumn(knex, table, 'tokenHash', 64).notNullable().unique();
      table.integer('creatorId').unsigned().nullable().references('users.id').onDelete('SET NULL');
      moment(table, 'createdAt').notNullable();
      moment(table, 'expiresAt').notNullable();
      table.index(['postId', 'expiresAt']);
    },
    compliance_guides: (table, knex) => {
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
      table.json('sources').nullable();
      table.json('changes').nullable();
      moment(table, 'lastReviewed').nullable();
      moment(table, 'reviewDue').nullable();
      table.boolean('published').notNullable().defaultTo(true);
      table.integer('revision').unsigned().notNullable().defaultTo(1);
      table.json('answers').nullable();
      table.index(['jurisdiction', 'lastUpdated']);
      table.index(['featured', 'lastUpdated']);
    },
    guide_tags: (table, knex) => {
      table.integer('guideId').unsigned().notNullable().references('compliance_guides.id').onDelete('CASCADE');
      keyColumn(knex, table, 'kind', 20).notNullable();
      keyColumn(knex, table, 'value', 60).notNullable();
      table.primary(['guideId', 'kind', 'value']);
      table.index(['kind', 'value', 'guideId'], 'guide_tags_by_value');
    },
    guide_versions: (table) => {
      table.increments('id');
      table.integer('guideId').unsigned().notNullable().references('compliance_guides.id').onDelete('CASCADE');
      table.integer('number').unsigned().notNullable();
      table.string('status', 20).notNullable();
      table.json('content').notNullable();
      table.string('note', 500).notNullable();
      table.integer('authorId').unsigned().nullable().references('users.id').onDelete('SET NULL');
      moment(table, 'createdAt').notNullable();
      table.unique(['guideId', 'number']);
    },
    assistant_feedback: (table, knex) => {
      table.increments('id');
      // Made by the browser with the question: a change of mind replaces the earlier feedback, and others cannot guess
      // it.
      keyColumn(knex, table, 'answerId', 36).notNullable().unique();
      table.boolean('helpful').notNullable();
      table.string('reason', 30).nullable();
      table.text('details').notNullable();
      table.text('question').notNullable();
      table.text('answer').notNullable();
      table.string('answeredBy', 20).notNullable();
      table.json('guides').notNullable();
      moment(table, 'createdAt').notNullable().index();
      // Who resolved it is in the audit log.
      moment(table, 'resolvedAt').nullable().index();
      table.string('resolution', 500).nullable();
    },
    saved_answers: (table, knex) => {
      userReference(table, 'userId').onDelete('CASCADE');
      // Made by the browser with the question, so that saving again and merging at sign-in store it once.
      keyColumn(knex, table, 'answerId', 36).notNullable();
      table.string('title', 200).notNullable();
      table.text('question').notNullable();
      table.json('response').notNullable();
      moment(table, 'savedAt').notNullable();
      table.primary(['userId', 'answerId']);
      table.index(['userId', 'savedAt']);
    },
    ticked_steps: (table, knex) => {
      userReference(table, 'userId').onDelete('CASCADE');
      table.integer('guideId').unsigned().notNullable().references('compliance_guides.id').onDelete('CASCADE');
      // SHA-256 of the step's words: a step that was rewritten is to be done again.
      keyColumn(knex, table, 'stepHash', 64).notNullable();
      table.text('step').notNullable();
      moment(table, 'tickedAt').notNullable();
      table.primary(['userId', 'guideId', 'stepHash']);
    },
    saved_analyses: (table, knex) => {
      userReference(table, 'userId').onDelete('CASCADE');
      // Made by the browser with the analysis, so that saving again and merging at sign-in store it once.
      keyColumn(knex, table, 'analysisId', 36).notNullable();
      table.string('title', 200).notNullable();
      table.string('fileName', 255).notNullable();
      table.string('industry', 64).notNullable();
      table.json('analysis').notNullable();
      moment(table, 'savedAt').notNullable();
      table.primary(['userId', 'analysisId']);
      table.index(['userId', 'savedAt']);
    },
    newsletter_subscribers: (table, knex) => {
      table.increments('id');
      table.string('email', 254).notNullable();
      keyColumn(knex, table, 'emailKey', 254).notNullable().unique();
      table.string('status', 20).notNullable();
      // Of the link that confirms the address; null when none is out.
      keyColumn(knex, table, 'confirmHash', 64).nullable().unique();
      moment(table, 'confirmBefore').nullable();
      // Ends the subscription, in every mail: it is worth nothing else.
      keyColumn(knex, table, 'unsubscribeKey', 64).notNullable().unique();
      moment(table, 'createdAt').notNullable();
      moment(table, 'confirmedAt').nullable();
      moment(table, 'unsubscribedAt').nullable();
      // Why it waits for an administrator, since when, and when one decided or had it confirmed again.
      keyColumn(knex, table, 'reviewKind', 20).nullable();
      moment(table, 'reviewSince').nullable();
      moment(table, 'reviewedAt').nullable();
      moment(table, 'remindedAt').nullable();
      table.index(['status', 'id'], 'newsletter_subscribers_by_status');
      table.index(['reviewSince'], 'newsletter_subscribers_by_review');
    },
    newsletter_issues: (table) => {
      table.integer('postId').unsigned().primary();
      // Subscribers up to this id have their mail in the outbox.
      table.integer('lastSubscriberId').unsigned().notNullable().defaultTo(0);
      moment(table, 'createdAt').notNullable();
      moment(table, 'finishedAt').nullable();
    },
  },
  finish: (knex) =>
    addSqliteWords(knex, {
      table: 'blog_posts',
      columns: ['title', 'excerpt', 'searchText'],
      triggers: 'blog_words',
      options: "tokenize='porter unicode61 remove_diacritics 2', prefix='2 3'",
    }),
};
