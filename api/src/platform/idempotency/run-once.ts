import { setTimeout as pause } from 'node:timers/promises';
import { isUniqueViolation } from '../database/database-errors';
import { inRetriedTransaction } from '../database/retried-transaction';
import { AppError } from '../errors/app-error';
import type { Job } from '../jobs/jobs';
import { IdempotentCall } from './idempotent-call.model';

/** Milliseconds. */
const times = {
  /** For which a first response can be had again. */
  retention: 24 * 60 * 60 * 1000,
  /** For which a repeated call waits for the first one. */
  wait: 8_000,
  /** After which a call without a response counts as lost with its process: no request takes as long. */
  lease: 60_000,
  /** Between two looks at a call that runs: the first, doubled up to the longest. */
  look: { first: 25, longest: 500 },
} as const;

/** Identity of a call, see `idempotency-key`. */
export interface CallIdentity {
  readonly keyHash: string;
  readonly fingerprint: string;
  /** The same with secrets of before: a call may be repeated while the secret is changed. */
  readonly formerFingerprints?: readonly string[];
  readonly userId: number | null;
}

/** A response as it is stored. */
export interface StoredResponse {
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; null for none. */
  readonly body: string | null;
}

/** The first response, or that of `run`, which was the first call. */
export type Outcome<Result> =
  | { readonly isFirst: true; readonly result: Result }
  | { readonly isFirst: false; readonly stored: StoredResponse };

/**
 * Runs a call unless the same one ran before: then its response is given. Of concurrent calls one runs, on any process,
 * and the others wait for it. A call that fails is forgotten, so that the same key can be retried.
 * @param store what to store of the result
 * @throws AppError 422 when the key was used for something else, 409 when the first call takes too long; whatever `run`
 * throws
 */
export async function runOnce<Result>(
  call: CallIdentity,
  run: () => Promise<Result>,
  store: (result: Result) => StoredResponse,
): Promise<Outcome<Result>> {
  const earlier = await claim(call);
  if (earlier) return { isFirst: false, stored: { headers: earlier.headers ?? {}, body: earlier.body } };
  const result = await run().catch(async (error: unknown) => {
    // If the delete fails too, the key is free after its lease; the caller gets the first error.
    await IdempotentCall.query().deleteById(call.keyHash).catch(ignore);
    throw error;
  });
  await IdempotentCall.query()
    .findById(call.keyHash)
    .patch({ ...store(result), finishedAt: new Date() });
  return { isFirst: true, result };
}

const ignore = (): void => undefined;

/** Makes the call ours; or answers the earlier one when that has finished. */
async function claim(call: CallIdentity): Promise<IdempotentCall | null> {
  const deadline = Date.now() + times.wait;
  for (let look: number = times.look.first; ; look = Math.min(2 * look, times.look.longest)) {
    if (await insert(call)) return null;
    const earlier = await IdempotentCall.query().findById(call.keyHash);
    if (earlier && ![call.fingerprint, ...(call.formerFingerprints ?? [])].includes(earlier.fingerprint))
      throw new AppError(
        422,
        'idempotency_key_reused',
        'This Idempotency-Key was used for another request already. Please use a new key for a new request.',
      );
    if (earlier?.finishedAt && earlier.expiresAt > new Date()) return earlier;
    if (earlier && (await takeOver(earlier))) return null;
    if (Date.now() + look > deadline) throw stillRunning();
    await pause(look);
  }
}

/** True when the key was free. */
async function insert({ keyHash, fingerprint, userId }: CallIdentity): Promise<boolean> {
  const startedAt = new Date();
  const expiresAt = new Date(startedAt.getTime() + times.retention);
  try {
    // Alone in its transaction: concurrent calls may collide on the key and retry.
    await inRetriedTransaction((transaction) =>
      IdempotentCall.query(transaction).insert({ keyHash, fingerprint, userId, startedAt, expiresAt }).execute(),
    );
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** True when the earlier call has expired or was lost with its process, and no other process took it over first. */
async function takeOver({ keyHash, startedAt, finishedAt, expiresAt }: IdempotentCall): Promise<boolean> {
  const now = new Date();
  const isLost = !finishedAt && now.getTime() - startedAt.getTime() > times.lease;
  if (!isLost && expiresAt > now) return false;
  const taken = await IdempotentCall.query()
    .where({ keyHash, startedAt })
    .patch({
      startedAt: now,
      finishedAt: null,
      headers: null,
      body: null,
      expiresAt: new Date(now.getTime() + times.retention),
    });
  return taken === 1;
}

const stillRunning = (): AppError =>
  new AppError(
    409,
    'idempotent_call_running',
    'The first request with this Idempotency-Key is still being worked on. Please try again in a moment.',
    { 'Retry-After': '2' },
  );

/** Deletes expired responses. */
export const forgetOldCalls: Job = {
  name: 'purge idempotency keys',
  everyMilliseconds: 60 * 60 * 1000,
  run: async () => {
    await IdempotentCall.query().delete().where('expiresAt', '<=', new Date());
  },
};
