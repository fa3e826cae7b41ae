import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '../../contract/named-types';

const base64 = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
/** A CBOR byte string (RFC 8949, major type 2) of fewer than 64 KiB. */
const cborBytes = (bytes: Buffer): Buffer =>
  bytes.length < 256
    ? Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
    : Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** Flags of authenticator data: user present, user verified, credential data. */
const flags = { present: 1, verified: 4, credential: 64 };

interface Options {
  /** False does not check who holds it. */
  readonly verifies?: boolean;
  /** Origin of the page that asks. */
  readonly origin?: string;
}

/** An authenticator with one passkey, as a device has it: ES256, no attestation. */
export function softwarePasskey(made: Options = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  const clientData = (type: string, challenge: string, { origin = 'http://localhost:3000' }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (siteId: string, { verifies = true }: Options, more = 0) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const given = flags.present + (verifies ? flags.verified : 0) + more;
    return Buffer.concat([sha256(siteId), Buffer.from([given]), count]);
  };
  // The COSE key {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  return {
    /** Answers what a page asks to make a passkey of. */
    create({ challenge, siteId }: PasskeyCreation, name = 'My laptop'): NewPasskey {
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([
        ...[authenticatorData(siteId, made, flags.credential), Buffer.alloc(16), length, id, coseKey],
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(data)],
      ]);
      return {
        ...{ name, id: base64(id), transports: ['internal'], attestation: base64(attestation) },
        clientData: base64(clientData('webauthn.create', challenge, made)),
      };
    },
    /** Signs what a page asks. */
    prove({ challenge, siteId }: Pick<PasskeyRequest, 'challenge' | 'siteId'>, used: Options = {}): PasskeyProof {
      const client = clientData('webauthn.get', challenge, used);
      const data = authenticatorData(siteId, used);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...{ id: base64(id), clientData: base64(client) },
        ...{ authenticatorData: base64(data), signature: base64(signature) },
      };
    },
  };
}
