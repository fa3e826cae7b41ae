import type { Request } from '@hapi/hapi';
import type { ErrorCode } from '../../contract/error-codes';
import type { Platform } from '../platform';
import { secretsOf } from '../settings';
import { idempotencyHeader, idempotencyKeyHash, idempotencyKeyOf, fingerprintOf } from './idempotency-key';
import { runOnce } from './run-once';

/** On a response that was sent before. */
const replayedHeader = 'Idempotency-Replayed';

/** Parts of a route's context that are needed here. */
interface Call {
  readonly viewer: { readonly id: number } | null;
  readonly payload: unknown;
  readonly platform: Platform;
  readonly request: Request;
  setHeader(name: string, value: string): void;
}

/** The steps of a route that takes an `Idempotency-Key`. */
interface Steps {
  /** Does the work and returns what is to be sent. */
  first(): Promise<unknown>;
  /** Makes the response to a repeated call anew: nothing of the first one is stored then. */
  again?(): Promise<unknown>;
}

/**
 * Responds to a call; one that comes with the key of an earlier call gets that one's response, and nothing is done
 * twice.
 */
export async function respondOnce(
  { viewer, payload, platform, request, setHeader }: Call,
  headers: ReadonlyMap<string, string>,
  { first, again }: Steps,
): Promise<unknown> {
  const key = idempotencyKeyOf(request);
  if (key === null) return first();
  const userId = viewer?.id ?? null;
  const [fingerprint = '', ...formerFingerprints] = secretsOf(platform.settings).map((secret) =>
    fingerprintOf(request.path, payload, secret),
  );
  const call = {
    keyHash: idempotencyKeyHash(key, `${request.route.method} ${request.route.path}`, userId),
    fingerprint,
    formerFingerprints,
    userId,
  };
  const outcome = await runOnce(call, first, (result) =>
    again
      ? { headers: {}, body: null }
      : { headers: Object.fromEntries(headers), body: (JSON.stringify(result) as string | undefined) ?? null },
  );
  if (outcome.isFirst) return outcome.result;
  setHeader(replayedHeader, 'true');
  if (again) return again();
  for (const [name, value] of Object.entries(outcome.stored.headers)) setHeader(name, value);
  return outcome.stored.body === null ? null : (JSON.parse(outcome.stored.body) as unknown);
}

/** The header as the OpenAPI document describes it. */
export const idempotencyParameter = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  schema: {
    type: 'string',
    description: 'A repeated call gets the response of the first one, for a day: a UUID in quotes for each action.',
  },
} as const;

/** Errors of a route that takes the header, besides its own. */
export const idempotencyErrors: readonly (readonly [status: number, code: ErrorCode])[] = [
  [400, 'invalid_idempotency_key'],
  [409, 'idempotent_call_running'],
  [422, 'idempotency_key_reused'],
];
