import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { bucketOf } from '../../../../hosting/cohort-bucket';
import type { TrialReport } from '../../../../contract/named-types';
import { toBoolean, toDate } from '../../../../platform/database/base-model';
import { database } from '../../../../platform/database/transaction';
import type { Measure, measures } from './trial-numbers';
import { reportsTable, visitorsSince } from './trial-reports.store';

/** Visitors of one network that count. */
const seatsOfNetwork = 5;
/** Visitors of one release and step that count: more would tell nothing new. */
const mostVisitors = 5_000;
/** Milliseconds for which this process believes what it read of the running rollouts. */
const believedFor = 1_000;

/** Good values of the web vitals, as Google names them: milliseconds, milliseconds, a score. */
const good = { paint: 2_500, input: 200, shift: 0.1 } as const;

interface Trial {
  readonly id: number;
  readonly salt: string;
  readonly share: number;
  readonly stepAt: Date;
  readonly tried: string;
  readonly stable: string;
}

/** Visitor who reported; both values are stored only as hashes. */
export interface Reporter {
  readonly cohort: string;
  readonly ip: string;
}

/** Takes what tabs say of releases on trial, and of the stable ones beside them. */
export function createTrialReports() {
  let trials: Promise<ReadonlyMap<string, Trial>> = Promise.resolve(new Map());
  let readAt = 0;
  const full = new Map<string, boolean>();

  function readTrials(): Promise<ReadonlyMap<string, Trial>> {
    if (Date.now() - readAt <= believedFor) return trials;
    readAt = Date.now();
    full.clear();
    return (trials = runningTrials());
  }

  async function isFull({ id, stepAt }: Trial, isTrial: boolean): Promise<boolean> {
    const key = `${id} ${isTrial}`;
    const known = full.get(key);
    if (known !== undefined) return known;
    const visitors = await visitorsSince(id, stepAt);
    const found = (isTrial ? visitors.trial : visitors.stable) >= mostVisitors;
    full.set(key, found);
    return found;
  }

  return {
    /** Stores what is of use: of a release that is compared now, from a visitor who has it. */
    async record(report: TrialReport, { cohort, ip }: Reporter): Promise<void> {
      const trial = (await readTrials()).get(report.area);
      if (!trial || (report.version !== trial.tried && report.version !== trial.stable)) return;
      const isTrial = report.version === trial.tried;
      if (isTrial && bucketOf(cohort) >= trial.share) return;
      if (await isFull(trial, isTrial)) return;
      await store(trial, isTrial, report, { cohort, ip });
    },
  };
}

async function runningTrials(): Promise<ReadonlyMap<string, Trial>> {
  const rows: (Trial & { readonly area: string })[] = await database()('release_rollouts as o')
    .join('releases as t', 't.id', 'o.releaseId')
    .join('releases as s', 's.id', 'o.stableId')
    .where('o.state', 'running')
    .select({ id: 'o.id', area: 'o.area', salt: 'o.salt', share: 'o.share', stepAt: 'o.stepAt' })
    .select({ tried: 't.version', stable: 's.version' });
  return new Map(rows.map((row) => [row.area, { ...row, stepAt: toDate(row.stepAt) }]));
}

type StoredReport = Readonly<Record<keyof Said, unknown>> & { readonly id: number; readonly visitor: string };

type Said = Readonly<Record<(typeof measures)[Measure], boolean | null>>;

async function store(
  { id: rolloutId, salt }: Trial,
  isTrial: boolean,
  { failed, paint, input, shift }: TrialReport,
  { cohort, ip }: Reporter,
): Promise<void> {
  const digest = (text: string) => createHmac('sha256', salt).update(text).digest('hex').slice(0, 32);
  const [visitor, network] = [digest(cohort), digest(`network ${networkOf(ip)}`)];
  const seat = Number.parseInt(visitor.slice(0, 8), 16) % seatsOfNetwork;
  const said: Said = {
    loadFailed: failed.includes('load'),
    renderFailed: failed.includes('render'),
    codeFailed: failed.includes('code'),
    apiFailed: failed.includes('api'),
    poorPaint: isPoor(paint, good.paint),
    poorInput: isPoor(input, good.input),
    poorShift: isPoor(shift, good.shift),
  };
  // Without locks: a row is inserted once, and later only gets worse, in any order.
  const first = (by: object): Promise<StoredReport | undefined> =>
    database()(reportsTable)
      .where({ rolloutId, isTrial, ...by })
      .first<StoredReport | undefined>()
      .then((row) => row);
  // A phone changes its network on the way: the visitor stays the same one.
  const known = (await first({ visitor })) ?? (await first({ network, seat }));
  if (!known) {
    const row = { rolloutId, isTrial, network, seat, visitor, ...said, reportedAt: new Date() };
    // Another visitor of the same network may have taken the seat meanwhile.
    await database()(reportsTable).insert(row).onConflict(['rolloutId', 'isTrial', 'network', 'seat']).ignore();
    return;
  }
  // The first visitor keeps the seat. What once was true of their visit stays so.
  if (known.visitor !== visitor) return;
  const news = Object.entries(said).filter(([name, value]) => {
    const before = known[name as keyof Said];
    return value !== null && (before === null || (value && !toBoolean(before)));
  });
  if (news.length > 0) await database()(reportsTable).where({ id: known.id }).update(Object.fromEntries(news));
}

const isPoor = (value: number | undefined, limit: number): boolean | null =>
  value === undefined ? null : value > limit;

/** The network that an address belongs to: what one household, company or attacker usually has whole. */
function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const parsed = ipaddr.process(ip);
  return parsed instanceof ipaddr.IPv4
    ? parsed.octets.slice(0, 3).join('.')
    : parsed.parts
        .slice(0, 3)
        .map((part) => part.toString(16))
        .join(':');
}
