import type { Knex } from 'knex';
import { toDate } from '../../../platform/database/base-model';
import type { DatabaseSettings } from '../../../platform/database/database-settings';
import { database } from '../../../platform/database/transaction';
import { Mail } from '../../../platform/mail/mail.model';

const dayMilliseconds = 86_400_000;
/** Failed mails that are listed at most. */
const mostFailures = 20;
/** Queries that the latency is the median of. */
const probes = 5;

/** Amount of waiting work, and since when. */
export interface Backlog {
  readonly name: string;
  readonly waiting: number;
  readonly oldestAt: Date | null;
}

/** The database server as it calls itself, and milliseconds that a query takes. */
export async function readDatabaseState({ engine }: Pick<DatabaseSettings, 'engine'>) {
  const times: number[] = [];
  for (let probe = 0; probe < probes; probe += 1) {
    const started = performance.now();
    await database().raw('select 1');
    times.push(performance.now() - started);
  }
  const milliseconds = Number((times.sort((one, other) => one - other)[Math.floor(probes / 2)] ?? 0).toFixed(2));
  if (engine === 'sqlite') return { engine: 'SQLite', version: await versionBy('sqlite_version()'), milliseconds };
  const version = await versionBy('version()');
  return { engine: /mariadb/i.test(version) ? 'MariaDB' : 'MySQL', version: version.split('-')[0] ?? '', milliseconds };
}

/** Reads a version from a function of the database; one driver returns rows, the other one rows and columns. */
async function versionBy(call: 'version()' | 'sqlite_version()'): Promise<string> {
  const answer: unknown = await database().raw(`select ${call} as version`);
  const [row] = [answer].flat(2) as readonly { readonly version: string }[];
  return row?.version ?? '';
}

interface ServedRow {
  readonly name: string;
  readonly version: string;
  readonly traffic: number;
  readonly activatedAt: unknown;
  readonly manifest: unknown;
}

/** The versions of every area that visitors get, by area. */
export async function readAreaVersions() {
  const rows: ServedRow[] = await database()('release_activations as a')
    .join('releases as r', 'r.id', 'a.releaseId')
    .where('a.active', true)
    .orderBy([{ column: 'a.name' }, { column: 'a.traffic', order: 'desc' }])
    .select({
      name: 'a.name',
      version: 'r.version',
      traffic: 'a.traffic',
      activatedAt: 'a.activatedAt',
      manifest: 'r.manifest',
    });
  return rows.map(({ name, version, traffic, activatedAt, manifest }) => ({
    name,
    title: titleOf(manifest) ?? name,
    version,
    traffic,
    activatedAt: toDate(activatedAt),
  }));
}

function titleOf(manifest: unknown): string | undefined {
  const read: unknown = typeof manifest === 'string' ? JSON.parse(manifest) : manifest;
  return (read as { title?: string } | null)?.title;
}

/** Reads what jobs have yet to do. */
export async function readBacklogs(): Promise<Backlog[]> {
  const of = async (name: string, rows: Knex.QueryBuilder, moment: string): Promise<Backlog> => {
    const [row]: { waiting: unknown; oldestAt: unknown }[] = await rows
      .count({ waiting: '*' })
      .min({ oldestAt: moment });
    return { name, waiting: Number(row?.waiting ?? 0), oldestAt: row?.oldestAt ? toDate(row.oldestAt) : null };
  };
  const db = database();
  return Promise.all([
    of('Emails to send', db('mails').whereIn('status', ['waiting', 'sending']), 'createdAt'),
    of('Audit entries to seal', db('audit_entries').whereNull('sequence'), 'createdAt'),
    of('Newsletter issues to send', db('newsletter_issues').whereNull('finishedAt'), 'createdAt'),
  ]);
}

/** Reads what became of mails, and the newest that were permanently refused. */
export async function readOutbox(now: Date) {
  const since = new Date(now.getTime() - dayMilliseconds);
  const waiting = () => Mail.query().whereIn('status', ['waiting', 'sending']);
  const [waitingCount, failed, sentLastDay, oldest, failures] = await Promise.all([
    waiting().resultSize(),
    Mail.query().where({ status: 'failed' }).resultSize(),
    Mail.query().where({ status: 'sent' }).where('sentAt', '>=', since).resultSize(),
    waiting().select('createdAt').orderBy('createdAt').first(),
    Mail.query().where({ status: 'failed' }).orderBy('id', 'desc').limit(mostFailures),
  ]);
  return { waiting: waitingCount, failed, sentLastDay, oldestWaitingAt: oldest?.createdAt ?? null, failures };
}
