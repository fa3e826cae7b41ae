import { createECDH, randomBytes } from 'node:crypto';
import { decrypt } from 'http_ece';

/** A browser as a push service knows it, made in a test. */
export interface PushSubscriber {
  /** Body with which it subscribes. */
  readonly body: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** Reads what was sent to it. */
  open(payload: Buffer): Record<string, unknown>;
}

/** Makes one with keys of its own. */
export function createSubscriber(endpoint: string): PushSubscriber {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const open = (payload: Buffer) => {
    const options = { version: 'aes128gcm', privateKey: keys, authSecret: auth } as const;
    return JSON.parse(decrypt(payload, options).toString()) as Record<string, unknown>;
  };
  return { body: { endpoint, p256dh, auth }, open };
}
