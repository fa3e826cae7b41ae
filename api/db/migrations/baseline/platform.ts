import { addSqliteWords, isMysql, keyColumn, moment, type Baseline } from '../table-helpers';

/** Tables under every room: the outbox, site settings, the audit log, jobs, limits and counts. */
export const platform: Baseline = {
  room: 'platform',
  tables: {
    mails: (table, knex) => {
      table.increments('id');
      table.string('kind', 60).notNullable();
      table.integer('userId').unsigned().nullable().references('users.id').onDelete('SET NULL');
      table.string('toEmail', 254).notNullable();
      table.string('toName', 201).notNullable().defaultTo('');
      table.string('replyTo', 254).nullable();
      table.string('subject', 200).notNullable();
      table.json('content').nullable();
      table.string('status', 20).notNullable().defaultTo('waiting');
      table.integer('attempts').notNullable().defaultTo(0);
      moment(table, 'notBefore').notNullable();
      // The process that sends it now, and when its lease ends.
      keyColumn(knex, table, 'claim', 36).nullable();
      moment(table, 'claimedUntil').nullable();
      // A mail that is still waiting under this name is added to instead of sending another.
      keyColumn(knex, table, 'waitingKey', 120).nullable().unique();
      table.string('lastError', 300).nullable();
      moment(table, 'createdAt').notNullable();
      moment(table, 'sentAt').nullable();
      table.index(['status', 'notBefore']);
      table.index(['userId', 'id']);
    },
    site_settings: (table, knex) => {
      keyColumn(knex, table, 'name', 60).primary();
      // SQLite holds no text to the length of its column.
      (isMysql(knex) ? table.text('value') : table.string('value', 200)).notNullable();
      // Grows with each change.
      table.integer('version').unsigned().notNullable().defaultTo(0);
    },
    idempotent_calls: (table, knex) => {
      keyColumn(knex, table, 'keyHash', 64).primary();
      keyColumn(knex, table, 'fingerprint', 64).notNullable();
      table.integer('userId').unsigned().nullable().references('users.id').onDelete('CASCADE');
      moment(table, 'startedAt').notNullable();
      // Null while the first call still runs.
      moment(table, 'finishedAt').nullable();
      table.text('headers').nullable();
      table.text('body', 'mediumtext').nullable();
      moment(table, 'expiresAt').notNullable().index('idempotent_calls_by_expiry');
    },
    // Its columns are those of rate-limiter-flexible.
    rate_limits: (table, knex) => {
      keyColumn(knex, table, 'key', 100).primary();
      table.integer('points').notNullable().defaultTo(0);
      table.bigInteger('expire').unsigned().nullable().index('rate_limits_by_expiry');
    },
    public_changes: (table, knex) => {
      table.increments('id');
      keyColumn(knex, table, 'token', 36).notNullable();
      moment(table, 'createdAt').notNullable().index();
    },
    job_runs: (table, knex) => {
      keyColumn(knex, table, 'name', 80).notNullable().primary();
      keyColumn(knex, table, 'holder', 36).nullable();
      moment(table, 'heldUntil').nullable();
      moment(table, 'dueAt').notNullable();
      moment(table, 'lastRunAt').nullable();
      table.integer('lastMilliseconds').unsigned().nullable();
      moment(table, 'lastFailureAt').nullable();
    },
    audit_entries: (table, knex) => {
      table.increments('id');
      moment(table, 'createdAt').notNullable();
      // No references: checking one would lock the row of the person that other transactions write to.
      table.integer('actorId').unsigned().nullable();
      table.integer('userId').unsigned().nullable();
      keyColumn(knex, table, 'action', 60).notNullable();
      keyColumn(knex, table, 'subjectType', 40).notNullable();
      keyColumn(knex, table, 'subjectId', 120).nullable();
      table.string('origin', 200).nullable();
      table.text('details', isMysql(knex) ? 'mediumtext' : undefined).nullable();
      keyColumn(knex, table, 'originDigest', 64).nullable();
      keyColumn(knex, table, 'detailsDigest', 64).nullable();
      table.integer('sequence').unsigned().nullable().unique();
      keyColumn(knex, table, 'hash', 64).nullable();
      table.text('searchText', isMysql(knex) ? 'mediumtext' : undefined).nullable();
      table.index(['createdAt']);
      table.index(['actorId', 'id']);
      table.index(['userId', 'id']);
      table.index(['action', 'id']);
      table.index(['subjectType', 'subjectId', 'id']);
      if (isMysql(knex)) table.index(['searchText'], 'audit_entries_fulltext', 'FULLTEXT');
    },
    audit_chain: (table, knex) => {
      table.integer('id').unsigned().primary();
      table.integer('sequence').unsigned().notNullable();
      keyColumn(knex, table, 'hash', 64).notNullable();
      table.integer('prunedSequence').unsigned().notNullable();
      keyColumn(knex, table, 'prunedHash', 64).notNullable();
    },
    daily_counts: (table, knex) => {
      keyColumn(knex, table, 'counter', 30).notNullable();
      // A day in UTC: 'YYYY-MM-DD'.
      keyColumn(knex, table, 'day', 10).notNullable();
      // What was counted: words, the id of a post; '' where there is one count a day.
      keyColumn(knex, table, 'subject', 80).notNullable();
      table.integer('amount').unsigned().notNullable();
      table.primary(['counter', 'day', 'subject']);
      // The primary key holds the whole row on MySQL alone.
      if (!isMysql(knex)) table.index(['counter', 'day', 'subject', 'amount'], 'daily_counts_whole');
    },
  },
  finish: (knex) =>
    addSqliteWords(knex, {
      table: 'audit_entries',
      columns: ['searchText'],
      triggers: 'audit_words',
      options: "tokenize='unicode61 remove_diacritics 2'",
    }),
};
