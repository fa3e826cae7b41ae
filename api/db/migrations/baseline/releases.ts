import { keyColumn, moment, type Baseline } from '../table-helpers';

/** Releases of the areas, how they roll out, and who owns each route and slot. */
export const releases: Baseline = {
  room: 'releases',
  tables: {
    releases: (table, knex) => {
      table.increments('id');
      keyColumn(knex, table, 'name', 80).notNullable();
      keyColumn(knex, table, 'version', 80).notNullable();
      table.string('url', 500).notNullable();
      table.string('integrity', 200).notNullable();
      table.json('manifest').notNullable();
      table.json('files').notNullable();
      table.json('preload').notNullable();
      moment(table, 'publishedAt').notNullable();
      // Null for releases whose files are beside the shell.
      table.string('storedAs', 200).nullable();
      // Paths of files that were compressed ahead.
      table.json('compressed').nullable();
      table.integer('bytes').unsigned().nullable();
      table.integer('downloadBytes').unsigned().nullable();
      table.string('publishedBy', 200).nullable();
      table.unique(['name', 'version']);
    },
    release_activations: (table, knex) => {
      table.increments('id');
      table.integer('releaseId').unsigned().notNullable().unique().references('releases.id').onDelete('CASCADE');
      keyColumn(knex, table, 'name', 80).notNullable();
      table.boolean('active').notNullable().defaultTo(true);
      // Whole percent of visitors; the traffic of a remote's active releases adds up to 100.
      table.integer('traffic').notNullable().defaultTo(100);
      table.boolean('isDefault').notNullable().defaultTo(true);
      moment(table, 'activatedAt').notNullable();
      // Since when it counts as bad: rolled back, stopped, or replaced before everyone had it.
      moment(table, 'withdrawnAt').nullable();
      table.string('activatedBy', 200).nullable();
      table.index(['name', 'active']);
    },
    live_shells: (table, knex) => {
      table.increments('id');
      keyColumn(knex, table, 'build', 80).notNullable().unique();
      table.string('sdk', 80).notNullable();
      table.json('provides').notNullable();
      table.json('slots').notNullable();
      moment(table, 'since').notNullable();
    },
    deploy_tokens: (table, knex) => {
      table.increments('id');
      keyColumn(knex, table, 'area', 80).notNullable();
      table.string('label', 100).notNullable();
      keyColumn(knex, table, 'digest', 64).notNullable().unique();
      keyColumn(knex, table, 'hint', 4).notNullable();
      table.integer('createdById').unsigned().nullable().references('users.id').onDelete('SET NULL');
      moment(table, 'createdAt').notNullable();
      moment(table, 'lastUsedAt').nullable();
      moment(table, 'revokedAt').nullable();
    },
    release_rollouts: (table, knex) => {
      table.increments('id');
      keyColumn(knex, table, 'area', 80).notNullable();
      table.integer('releaseId').unsigned().notNullable().references('releases.id').onDelete('CASCADE');
      table.integer('stableId').unsigned().notNullable().references('releases.id').onDelete('CASCADE');
      // running, finished, stopped (by the product), rolledBack or replaced (by a user or pipeline)
      keyColumn(knex, table, 'state', 12).notNullable();
      table.json('steps').notNullable();
      // Null: a user or pipeline takes the next step.
      table.integer('waitSeconds').unsigned().nullable();
      table.integer('minVisitors').unsigned().notNullable();
      table.integer('share').unsigned().notNullable();
      moment(table, 'stepAt').notNullable();
      keyColumn(knex, table, 'salt', 32).nullable();
      table.string('startedBy', 200).notNullable();
      moment(table, 'startedAt').notNullable();
      moment(table, 'endedAt').nullable();
      table.string('endedBecause', 500).nullable();
      table.json('numbers').nullable();
      table.index(['area', 'state']);
    },
    release_trial_reports: (table, knex) => {
      table.increments('id');
      table.integer('rolloutId').unsigned().notNullable().references('release_rollouts.id').onDelete('CASCADE');
      table.boolean('isTrial').notNullable();
      // Keyed digests: the key is erased with the rows. A network has five seats, which is as often as it counts.
      keyColumn(knex, table, 'network', 32).notNullable();
      table.integer('seat').unsigned().notNullable();
      keyColumn(knex, table, 'visitor', 32).notNullable();
      table.boolean('loadFailed').notNullable();
      table.boolean('renderFailed').notNullable();
      table.boolean('apiFailed').notNullable();
      table.boolean('poorPaint').nullable();
      table.boolean('poorInput').nullable();
      table.boolean('poorShift').nullable();
      moment(table, 'reportedAt').notNullable();
      table.unique(['rolloutId', 'isTrial', 'network', 'seat'], { indexName: 'release_trial_reports_seat' });
    },
    route_owners: (table, knex) => {
      table.increments('id');
      table.string('kind', 10).notNullable();
      keyColumn(knex, table, 'name', 200).notNullable();
      table.string('area', 80).notNullable();
      table.string('handedTo', 80).nullable();
      moment(table, 'since').notNullable();
      table.unique(['kind', 'name']);
    },
    area_overrides: (table, knex) => {
      table.increments('id');
      keyColumn(knex, table, 'area', 80).notNullable();
      keyColumn(knex, table, 'origin', 200).notNullable();
      // SHA-256 of the code in the link.
      keyColumn(knex, table, 'digest', 64).notNullable().unique();
      table.integer('createdById').unsigned().nullable().references('users.id').onDelete('SET NULL');
      table.integer('createdTokenId').unsigned().nullable().references('deploy_tokens.id').onDelete('SET NULL');
      moment(table, 'createdAt').notNullable();
      // Until when the link may be used.
      moment(table, 'linkUntil').notNullable();
      table.integer('usedById').unsigned().nullable().references('users.id').onDelete('SET NULL');
      table.integer('usedTokenId').unsigned().nullable().references('deploy_tokens.id').onDelete('SET NULL');
      moment(table, 'usedAt').nullable();
      moment(table, 'expiresAt').notNullable().index();
      moment(table, 'endedAt').nullable();
    },
  },
};
