import type { Knex } from 'knex';
import { StartError } from '../../src/platform/errors/start-error';
import { content } from './baseline/content';
import { conversations } from './baseline/conversations';
import { directory } from './baseline/directory';
import { identity } from './baseline/identity';
import { money } from './baseline/money';
import { operations } from './baseline/operations';
import { platform } from './baseline/platform';
import { releases } from './baseline/releases';
import { reviews } from './baseline/reviews';
import { stepsBeforeBaseline } from './before-baseline/steps-before-baseline';
import { codeFaults } from './0201-code-faults';
import { wholeCityKeys } from './0202-whole-city-keys';
import { areaErrors } from './0203-area-errors';
import { indexesOfLists } from './0204-indexes-of-lists';
import { healthOfReleases } from './0205-health-of-releases';
import { complianceCalendar } from './0206-compliance-calendar';
import { editedGuideDates } from './0207-edited-guide-dates';
import { areaBackends } from './0208-area-backends';
import { deployTokenGrants } from './0209-deploy-token-grants';
import { secondFactors } from './0210-second-factors';
import { knownDevices } from './0211-known-devices';
import { engagements } from './0212-engagements';
import { busyCalendars } from './0215-busy-calendars';
import { push } from './0216-push';
import { createTable, type Baseline, type Migration } from './table-helpers';

/** Rooms, each behind those that it refers to. */
const rooms = [identity, platform, directory, conversations, reviews, content, money, operations, releases];

const baseline: readonly Migration[] = rooms.map(({ room, tables, finish }: Baseline) => ({
  name: `baseline-${room}`,
  up: async (knex) => {
    for (const [name, build] of Object.entries(tables)) await createTable(knex, name, (table) => build(table, knex));
    await finish?.(knex);
  },
  down: () => Promise.reject(new StartError('The baseline cannot be taken back: nothing would be left.')),
}));

/**
 * Every migration in order, later ones behind the baseline. A list in code, not a folder to read, so that a bundle or
 * tsx finds the same ones.
 */
const migrations: readonly Migration[] = [
  ...baseline,
  codeFaults,
  wholeCityKeys,
  areaErrors,
  indexesOfLists,
  healthOfReleases,
  complianceCalendar,
  editedGuideDates,
  areaBackends,
  deployTokenGrants,
  secondFactors,
  knownDevices,
  engagements,
  busyCalendars,
  push,
];

const namesOf = (steps: readonly Migration[]): string[] => steps.map(({ name }) => name);
const endOfBaseline = namesOf(baseline).at(-1) ?? '';
const endOfOldSteps = stepsBeforeBaseline.at(-1) ?? '';

const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...migrations],
  getMigrationName: ({ name }) => name,
  getMigration: async ({ up, down }) => ({ up, down, config: { transaction: false } }),
};

/**
 * Brings the schema up to date and answers the names of the steps it ran. No transaction around a step: on MySQL every
 * statement commits by itself, and each step can be repeated.
 * @param where the database in words
 * @throws StartError when the database is of a newer version or too old, or another process is changing it
 */
export async function migrate(knex: Knex, where = 'the database'): Promise<string[]> {
  await refuseNewer(knex, where);
  await adoptBaseline(knex, where);
  try {
    const [, ran] = (await knex.migrate.latest({ migrationSource })) as [number, string[]];
    return ran;
  } catch (error) {
    if ((error as Error).name !== 'MigrationLocked') throw error;
    throw new StartError(
      `Another process is changing ${where}, or was killed while it did. Starting the product goes on from there: npm start`,
      { cause: error },
    );
  }
}

/**
 * The same for the only process that may change the schema now: a lock that knex left behind when a process was killed
 * has no owner then.
 */
export async function migrateAlone(knex: Knex, where: string): Promise<string[]> {
  await knex.migrate.forceFreeMigrationsLock({ migrationSource });
  return migrate(knex, where);
}

/**
 * Takes back, newest first, what was done after a step, and what only these steps stored with it. The last of the steps
 * before the baseline has the baseline's schema, for a version that knows only them.
 * @returns the names of the steps taken back
 * @throws StartError when the database cannot go back to that step
 */
export async function migrateBackTo(knex: Knex, step: string): Promise<string[]> {
  const done = await stepsDone(knex);
  const steps = done.includes(endOfBaseline) ? done.slice(done.indexOf(endOfBaseline)) : [];
  const index = step === endOfOldSteps ? 0 : steps.indexOf(step);
  if (index < 0 || steps.length === 0)
    throw new StartError(
      `The database has no step named ${step} to go back to; it has ${[endOfOldSteps, ...steps].join(', ')}.`,
    );
  const after = steps.slice(index + 1).reverse();
  for (const name of after) await knex.migrate.down({ migrationSource, name });
  if (step === endOfOldSteps) await renameSteps(knex, namesOf(baseline), stepsBeforeBaseline);
  return after;
}

async function stepsDone(knex: Knex): Promise<string[]> {
  if (!(await knex.schema.hasTable('knex_migrations'))) return [];
  const rows = await knex<{ id: number; name: string }>('knex_migrations').select('name').orderBy('id');
  return rows.map(({ name }) => name);
}

/** Lets a database that took all the old steps count as being at the baseline, which is their schema. */
async function adoptBaseline(knex: Knex, where: string): Promise<void> {
  const done = new Set(await stepsDone(knex));
  const missing = stepsBeforeBaseline.filter((name) => !done.has(name));
  if (missing.length === stepsBeforeBaseline.length) return;
  if (missing.length === 0) return renameSteps(knex, stepsBeforeBaseline, namesOf(baseline));
  throw new StartError(
    `An early version of Counterpart made ${where}, which lacks ${missing.length} of the steps before the baseline ` +
      `(${missing[0]} first). Start the last version that has them (git checkout $(git log -1 --diff-filter=D ` +
      `--format=%h -- api/db/migrations/${endOfOldSteps}.ts)~ && npm start) and then this one, or begin with an empty ` +
      `database: another DATA_DIR or DATABASE_URL.`,
  );
}

/** Writes steps down under other names. Of processes that do so at the same time, one finds them. */
async function renameSteps(knex: Knex, from: readonly string[], to: readonly string[]): Promise<void> {
  await knex.transaction(async (transaction) => {
    const removed = await transaction('knex_migrations').whereIn('name', from).delete();
    if (removed === 0) return;
    const migrationTime = new Date();
    await transaction('knex_migrations').insert(to.map((name) => ({ name, batch: 1, migration_time: migrationTime })));
  });
}

async function refuseNewer(knex: Knex, where: string): Promise<void> {
  const known = new Set([...stepsBeforeBaseline, ...namesOf(migrations)]);
  const unknown = (await stepsDone(knex)).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new StartError(
    `A newer version of Counterpart has changed ${where} (${unknown.join(', ')}). Start that version (git pull && npm start), ` +
      `or take the changes back with it, and then start this one: npm run db:back -- --to ${migrations.at(-1)?.name ?? ''}`,
  );
}
