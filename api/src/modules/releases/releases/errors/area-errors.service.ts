import { createHash } from 'node:crypto';
import { shellArea } from '../../../../contract/limits/areas';
import { User } from '../../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import { database, runner, type Transaction } from '../../../../platform/database/transaction';
import { enqueueMail, mailboxOf } from '../../../../platform/mail/enqueue-mail';
import type { ListPart } from '../../../../platform/paging/offset-query';
import { pathsOverlap } from '../owners/path-overlap';
import { readRouteOwners } from '../owners/route-owners.service';
import { Release } from '../release.model';
import { ShellBuild } from '../shells/shell.model';
import { AreaError } from './area-error.model';
import type { ErrorReport } from './area-errors.schema';
import { withoutPersonal } from './private-text';
import type { ResolvedStack, StackResolver } from './resolve-stack';

const daysTable = 'area_error_days';
const dayMilliseconds = 86_400_000;

/** Limits on what is stored: errors of one release, and days since the last report. */
export const errorLimits = { groupsOfVersion: 100, days: 30 } as const;
/** Reports of one error on one day after which the administrators get a mail. */
export const alarmAfter = 50;
/** Days of the chart. */
const shownDays = 14;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

type Seen = Pick<AreaError, 'area' | 'phase' | 'message' | 'page'> & ResolvedStack & { readonly version: string };

/**
 * Stores what a tab reports of a published release or a build of the shell; anything else is dropped.
 * @param page URL of the page, of which only the route is stored
 */
export async function recordError(report: ErrorReport, page: string, resolve: StackResolver): Promise<void> {
  const { area, version, phase } = report;
  if (version === undefined || !(await publishedOf(area).where({ version }).first('id'))) return;
  const resolved = await resolve(area, report.stack);
  // Replacing may lengthen it.
  const message = withoutPersonal(report.message).slice(0, 500) || 'No message';
  const seen = { area, version, phase, message, page: await routeOf(page), ...resolved };
  await inRetriedTransaction((transaction) => store(seen, transaction));
}

async function store(seen: Seen, transaction: Transaction): Promise<void> {
  const now = new Date();
  const { area, version, frames, ...texts } = seen;
  const find = (digest: string) => AreaError.query(transaction).findOne({ area, digest });
  const own = digestOf(seen);
  const ofVersion = AreaError.query(transaction).where({ area, firstVersion: version });
  const isFull = !(await find(own)) && (await ofVersion.resultSize()) >= errorLimits.groupsOfVersion;
  // A flood of made-up messages ends in one row.
  const row = isFull
    ? { phase: seen.phase, message: 'Further errors of this release', frame: '', code: '', page: '', stack: '' }
    : { ...texts, frame: texts.frame.slice(0, 300), code: texts.code.slice(0, 300), stack: frames.join('\n') };
  const digest = isFull ? digestOf({ message: `further ${version}`, frame: '', code: '' }) : own;
  await AreaError.query(transaction)
    .insert({ area, digest, ...row, firstVersion: version, lastVersion: version, firstSeenAt: now, lastSeenAt: now })
    .onConflict(['area', 'digest'])
    .ignore();
  const group = await find(digest);
  if (!group) return;
  const lastVersion = await newerOf(area, [group.lastVersion, version], transaction);
  await AreaError.query(transaction).findById(group.id).patch({ lastSeenAt: now, lastVersion });
  const by = { errorId: group.id, day: dayOf(now) };
  await transaction(daysTable)
    .insert({ ...by, reports: 1 })
    .onConflict(['errorId', 'day'])
    .merge({ reports: transaction.raw('?? + 1', [`${daysTable}.reports`]) });
  if (group.mailedAt) return;
  const today = await transaction(daysTable).where(by).first<{ reports: number } | undefined>('reports');
  if (today && today.reports >= alarmAfter) await tell(group, transaction);
}

/** Identifies an error: one message from one line of source, wherever later versions have that line. */
function digestOf({ message, frame, code }: Pick<Seen, 'message' | 'frame' | 'code'>): string {
  const file = frame.replace(/:\d+:\d+$/, '');
  return createHash('sha256')
    .update(JSON.stringify([message, code ? [file, code] : frame]))
    .digest('hex');
}

/** The one of two versions that was published later. */
async function newerOf(area: string, versions: readonly [string, string], transaction: Transaction): Promise<string> {
  const newest = publishedOf(area, transaction).whereIn('version', versions).orderBy('id', 'desc');
  return (await newest.first<{ version: string } | undefined>('version'))?.version ?? versions[0];
}

/** Releases of an area, or builds of the shell. */
const publishedOf = (area: string, transaction?: Transaction) =>
  area === shellArea
    ? runner(transaction)(ShellBuild.tableName)
    : runner(transaction)(Release.tableName).where({ name: area });

/** The route of a page, without what its URL says of a person; empty for a page of no area. */
async function routeOf(page: string): Promise<string> {
  const path = URL.canParse(page) ? new URL(page).pathname : '';
  const owners = path === '' ? [] : await readRouteOwners();
  const routes = owners.filter(({ kind, name }) => kind === 'route' && pathsOverlap(name, path));
  // '/blog/new' before '/blog/:slug'.
  return routes.map(({ name }) => name).sort((a, b) => a.split(':').length - b.split(':').length)[0] ?? '';
}

/**
 * Tells the administrators once of an error, whichever process counted the last report, and of an area once a day. The
 * message stays out of the mail: anyone may report.
 */
async function tell({ id, area, frame, lastVersion }: AreaError, transaction: Transaction): Promise<void> {
  const aDayAgo = new Date(Date.now() - dayMilliseconds);
  if (await AreaError.query(transaction).where({ area }).where('mailedAt', '>', aDayAgo).resultSize()) return;
  const mine = await AreaError.query(transaction).findById(id).whereNull('mailedAt').patch({ mailedAt: new Date() });
  if (mine === 0) return;
  const release = await Release.query(transaction).where({ name: area }).orderBy('id', 'desc').first();
  const shell = { title: 'The shell', owner: 'site operators' };
  const { title, owner } = area === shellArea ? shell : (release?.manifest ?? { title: area, owner: area });
  const admins = User.query(transaction).where({ userType: 'admin', suspendedAt: null, deletedAt: null });
  for (const admin of await admins.orderBy('id'))
    await enqueueMail(
      {
        kind: 'area-error',
        to: mailboxOf(admin),
        subject: `${title} has an error that browsers report often`,
        content: {
          paragraphs: [
            `Browsers reported one error of ${title} ${lastVersion} (${owner}) ${alarmAfter} times today${frame && `, in ${frame}`}.`,
          ],
          action: { label: 'Open the Errors', href: `/admin/releases?tab=errors&of=${area}` },
        },
      },
      transaction,
    );
}

/** An error with its reports on the last days. */
export interface CountedError {
  readonly error: AreaError;
  readonly reports: number;
  readonly days: readonly number[];
}

/** A part of the errors, the last reported first. */
export async function listErrors({
  area,
  offset,
  limit,
}: ListPart & { readonly area: string }): Promise<CountedError[]> {
  const errors = await AreaError.query()
    .where(area === '' ? {} : { area })
    .orderBy(['lastSeenAt', 'id'].map((column) => ({ column, order: 'desc' as const })))
    .offset(offset)
    .limit(limit);
  const rows: { errorId: number; day: string; reports: number }[] = await database()(daysTable)
    .whereIn(
      'errorId',
      errors.map(({ id }) => id),
    )
    .select('errorId', 'day', 'reports');
  const days = Array.from({ length: shownDays }, (_, index) =>
    dayOf(new Date(Date.now() - (shownDays - 1 - index) * dayMilliseconds)),
  );
  return errors.map((error) => {
    const own = rows.filter(({ errorId }) => errorId === error.id);
    return {
      error,
      reports: own.reduce((sum, { reports }) => sum + reports, 0),
      days: days.map((day) => own.find((row) => row.day === day)?.reports ?? 0),
    };
  });
}

/** Forgets errors that are no longer reported, and old days of those that are. */
export async function forgetErrors(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - errorLimits.days * dayMilliseconds);
  await AreaError.query().where('lastSeenAt', '<', before).delete();
  await database()(daysTable).where('day', '<', dayOf(before)).delete();
}
