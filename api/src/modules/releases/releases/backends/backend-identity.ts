import { createECDH, createHash, createPrivateKey, hkdfSync, sign, type JsonWebKey, type KeyObject } from 'node:crypto';
import { fullName } from '../../../../contract/full-name';
import type { User } from '../../../../platform/auth/user.model';
import { secretsOf, type Settings } from '../../../../platform/settings';

/** Seconds for which an identity is good: for the call that carries it. */
const goodFor = 60;
/** Order of the group of P-256 (FIPS 186-5). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

interface SigningKey {
  readonly key: KeyObject;
  /** As a receiver gets it. */
  readonly jwk: JsonWebKey & { readonly kid: string };
}

const made = new Map<string, SigningKey>();

/**
 * Derives the key pair of a session secret: the same in every process and after a restart, stored nowhere, and changed
 * with the secret.
 */
function keyOf(secret: string): SigningKey {
  const known = made.get(secret);
  if (known) return known;
  // 128 bits more than the order has, so that no number is likelier than another.
  const random = Buffer.from(hkdfSync('sha256', secret, '', 'identity for the backends of areas', 48));
  const scalar = (BigInt(`0x${random.toString('hex')}`) % (order - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const text = (bytes: Buffer) => bytes.toString('base64url');
  const publicKey = { crv: 'P-256', kty: 'EC', x: text(point.subarray(1, 33)), y: text(point.subarray(33)) };
  // RFC 7638.
  const kid = createHash('sha256').update(JSON.stringify(publicKey)).digest('base64url');
  const key = createPrivateKey({ key: { ...publicKey, d: text(d) }, format: 'jwk' });
  const found = { key, jwk: { ...publicKey, kid, alg: 'ES256', use: 'sig' } };
  made.set(secret, found);
  return found;
}

type Secrets = Pick<Settings, 'sessionSecret' | 'formerSecrets'>;

/** The public keys by which a backend verifies who asks, the one that signs first (RFC 7517). */
export const publicKeys = (settings: Secrets) => ({ keys: secretsOf(settings).map((secret) => keyOf(secret).jwk) });

/** Tells whether an `Authorization` header holds an identity of this product, genuine or not: a backend sends it. */
export function isIdentity(authorization: unknown, { publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  const claims = /^bearer +[\w-]+\.([\w-]+)\./i.exec(String(authorization))?.[1];
  try {
    const read: unknown = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString());
    return (read as { iss?: unknown } | null)?.iss === publicUrl;
  } catch {
    return false;
  }
}

/** Signs who asks, for one call of one area's backend: a JWT (RFC 7519). A visitor has no `sub`. */
export function signIdentity(
  area: string,
  viewer: User | null,
  settings: Secrets & Pick<Settings, 'publicUrl'>,
  now = Date.now(),
): string {
  const { key, jwk } = keyOf(settings.sessionSecret);
  const iat = Math.floor(now / 1000);
  const who = viewer && {
    ...{ sub: String(viewer.id), userType: viewer.userType, name: fullName(viewer) },
    emailConfirmed: viewer.emailConfirmedAt !== null,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: settings.publicUrl, aud: area, iat, exp: iat + goodFor, ...who };
  const signed = `${part({ alg: 'ES256', typ: 'JWT', kid: jwk.kid })}.${part(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
