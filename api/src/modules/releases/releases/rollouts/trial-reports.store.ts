import { database, runner, type Transaction } from '../../../../platform/database/transaction';
import { measures, noNumbers, type Measure, type ReleaseNumbers, type TrialNumbers } from './trial-numbers';

export const reportsTable = 'release_trial_reports';

/** Adds up what was reported in a rollout. */
export async function readNumbers(rolloutId: number, transaction?: Transaction): Promise<TrialNumbers> {
  const rows: Record<string, unknown>[] = await runner(transaction)(reportsTable)
    .where({ rolloutId })
    .groupBy('isTrial')
    .select('isTrial')
    .count({ visitors: '*' })
    .countDistinct({ networks: 'network' })
    .select(Object.values(measures).flatMap(sumsOf));
  const of = (isTrial: boolean): ReleaseNumbers => {
    const row = rows.find((found) => Boolean(found['isTrial']) === isTrial);
    if (!row) return noNumbers;
    const counts = (Object.keys(measures) as Measure[]).map((measure) => [measure, affectedOf(row, measures[measure])]);
    const numbers = { visitors: Number(row['visitors']), networks: Number(row['networks']) };
    return { ...numbers, ...(Object.fromEntries(counts) as Record<Measure, ReleaseNumbers[Measure]>) };
  };
  return { trial: of(true), stable: of(false) };
}

function sumsOf(column: string) {
  const raw = (sql: string, bindings: readonly string[]) => database().raw(sql, bindings);
  return [
    raw('sum(case when ?? = 1 then 1 else 0 end) as ??', [column, `${column}Affected`]),
    raw('count(??) as ??', [column, `${column}Of`]),
    raw('count(distinct case when ?? = 1 then ?? end) as ??', [column, 'network', `${column}Networks`]),
  ];
}

const affectedOf = (row: Record<string, unknown>, column: string) => ({
  affected: Number(row[`${column}Affected`]),
  of: Number(row[`${column}Of`]),
  networks: Number(row[`${column}Networks`]),
});

/** Visitors who reported since a moment, by release. */
export async function visitorsSince(
  rolloutId: number,
  since: Date,
  transaction?: Transaction,
): Promise<{ readonly trial: number; readonly stable: number }> {
  const rows: { isTrial: unknown; visitors: unknown }[] = await runner(transaction)(reportsTable)
    .where({ rolloutId })
    .where('reportedAt', '>=', since)
    .groupBy('isTrial')
    .select('isTrial')
    .count({ visitors: '*' });
  const of = (isTrial: boolean) => Number(rows.find((row) => Boolean(row.isTrial) === isTrial)?.visitors ?? 0);
  return { trial: of(true), stable: of(false) };
}

export async function forgetReports(rolloutId: number, transaction: Transaction): Promise<void> {
  await transaction(reportsTable).where({ rolloutId }).delete();
}
