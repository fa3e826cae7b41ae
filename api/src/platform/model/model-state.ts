import { database } from '../database/transaction';

/** Outcomes of the last calls to the AI model, in any process; null where none is known. */
export interface ModelState {
  readonly lastSuccessAt: Date | null;
  readonly lastFailureAt: Date | null;
  /**
   * Reason for the last failure, in a sentence without anything that the endpoint said: it may repeat parts of the key.
   */
  readonly lastFailure: string | null;
}

interface Noted {
  readonly at: string;
  readonly sentence: string | null;
}

const names = { success: 'model.success', failure: 'model.failure' } as const;
type Outcome = keyof typeof names;

/** Milliseconds in which the same outcome is written down once. */
const quiet = 30_000;
let last: { readonly outcome: Outcome; readonly at: number } | null = null;

/** Records how a call of the model ended, without blocking a request. */
export function noteModelCall(error?: unknown): void {
  const outcome = error === undefined ? 'success' : 'failure';
  const now = Date.now();
  if (last?.outcome === outcome && now - last.at < quiet) return;
  last = { outcome, at: now };
  const noted: Noted = { at: new Date(now).toISOString(), sentence: error === undefined ? null : sentenceOf(error) };
  // What cannot be written down now is written down with the next call.
  store(names[outcome], JSON.stringify(noted)).catch(() => (last = null));
}

async function store(name: string, value: string): Promise<void> {
  await database()('site_settings').insert({ name, value }).onConflict('name').merge(['value']);
}

/** Reads what is known of the model's last calls. */
export async function readModelState(): Promise<ModelState> {
  const rows: { name: string; value: string }[] = await database()('site_settings')
    .whereIn('name', Object.values(names))
    .select('name', 'value');
  const noted = (outcome: Outcome): Noted | null => {
    const value = rows.find(({ name }) => name === names[outcome])?.value;
    return value === undefined ? null : (JSON.parse(value) as Noted);
  };
  const [success, failure] = [noted('success'), noted('failure')];
  return {
    lastSuccessAt: success && new Date(success.at),
    lastFailureAt: failure && new Date(failure.at),
    lastFailure: failure?.sentence ?? null,
  };
}

function sentenceOf(error: unknown): string {
  const { status, name } = error as { status?: unknown; name?: unknown };
  if (typeof status === 'number') return `The endpoint answered ${status}.`;
  return name === 'AbortError' || name === 'APIUserAbortError'
    ? 'The endpoint did not answer in time.'
    : 'The endpoint could not be reached.';
}
