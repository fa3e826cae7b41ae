import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { fullName } from '../../../../contract/full-name';
import { passkeyLimits } from '../../../../contract/limits/second-factors';
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '../../../../contract/named-types';
import { hashToken } from '../../../../platform/auth/secret-token';
import type { User } from '../../../../platform/auth/user.model';
import type { Transaction } from '../../../../platform/database/transaction';
import type { Settings } from '../../../../platform/settings';
import { passkeyExists, passkeyRefused, tooManyPasskeys } from '../second-factors.errors';
import { challengeLifetime, createChallenge, takeChallenge, type ChallengePurpose } from './passkey-challenges';
import { Passkey } from './passkey.model';

type Site = Pick<Settings, 'publicUrl'>;

/** Host that passkeys are bound to: they work on no other, whatever a page there looks like. */
const hostOf = ({ publicUrl }: Site): string => new URL(publicUrl).hostname;
const originOf = ({ publicUrl }: Site): string => new URL(publicUrl).origin;
const transportsOf = ({ transports }: Passkey): string[] => transports.split(',').filter((name) => name !== '');
const referenceTo = (passkey: Passkey) => ({ id: passkey.credentialId, transports: transportsOf(passkey) });
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** A person's passkeys, the oldest first. */
export const passkeysOf = (userId: number, transaction?: Transaction): Promise<Passkey[]> =>
  Passkey.query(transaction).where({ userId }).orderBy('id').execute();

/**
 * Offers a browser to make a passkey. It finds the account by itself later and checks its owner (by finger, face or
 * PIN), so that it can stand for password and second step together.
 */
export async function offerPasskey(user: User, siteName: string, settings: Site): Promise<PasskeyCreation> {
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: hostOf(settings),
    // An id that says nothing about the person.
    userID: new Uint8Array(Buffer.from(`user ${user.id}`)),
    userName: user.username,
    userDisplayName: fullName(user),
    challenge: bytesOf(await createChallenge('set-up', user.id)),
    timeout: challengeLifetime,
    excludeCredentials: (await passkeysOf(user.id)).map(referenceTo),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { rp, user: owner, challenge, pubKeyCredParams, excludeCredentials = [] } = options;
  return {
    challenge,
    siteId: rp.id ?? hostOf(settings),
    siteName: rp.name,
    userHandle: owner.id,
    username: owner.name,
    displayName: owner.displayName,
    algorithms: pubKeyCredParams.map(({ alg }) => alg),
    exclude: excludeCredentials.map(({ id, transports = [] }) => ({ id, transports })),
    timeout: challengeLifetime,
  };
}

/** A passkey that was checked, to be stored. */
type CheckedPasskey = Pick<
  Passkey,
  'userId' | 'credentialHash' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'
>;

/**
 * Checks what the browser made. The challenge is used up, whatever comes of it.
 * @throws AppError 400 when it is not right
 */
export async function checkNewPasskey(
  userId: number,
  { name, id, clientData, attestation, transports }: NewPasskey,
  settings: Site,
): Promise<CheckedPasskey> {
  const challenge = await freshChallenge(clientData, { purpose: 'set-up', userId });
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON: clientData, attestationObject: attestation },
    },
    expectedChallenge: challenge,
    expectedOrigin: originOf(settings),
    expectedRPID: hostOf(settings),
  }).catch(refused);
  if (!verified) throw passkeyRefused();
  const { credential } = registrationInfo;
  return {
    ...{ userId, name, transports: transports.join(','), counter: credential.counter },
    credentialHash: hashToken(credential.id),
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
  };
}

/**
 * Stores a passkey that was checked.
 * @throws AppError 409 when it is known or one too many
 */
export async function storePasskey(checked: CheckedPasskey, transaction: Transaction): Promise<Passkey> {
  if ((await passkeysOf(checked.userId, transaction)).length >= passkeyLimits.perAccount)
    throw tooManyPasskeys(passkeyLimits.perAccount);
  const { credentialHash } = checked;
  if (await Passkey.query(transaction).findOne({ credentialHash })) throw passkeyExists();
  return Passkey.query(transaction).insertAndFetch({ ...checked, createdAt: new Date(), lastUsedAt: null });
}

/** Purpose and person of a challenge. */
interface Asked {
  readonly purpose: ChallengePurpose;
  /** Person who is asked; null before it is known who signs in. */
  readonly userId: number | null;
}

/** Asks a browser for a passkey. @param owner whose passkeys it may be; null for any */
export async function requestPasskey(
  { purpose, userId, owner }: Asked & { readonly owner: number | null },
  settings: Site,
): Promise<PasskeyRequest> {
  const { challenge, allowCredentials = [] } = await generateAuthenticationOptions({
    rpID: hostOf(settings),
    challenge: bytesOf(await createChallenge(purpose, userId)),
    allowCredentials: owner === null ? [] : (await passkeysOf(owner)).map(referenceTo),
    userVerification: 'required',
  });
  const allow = allowCredentials.map(({ id, transports = [] }) => ({ id, transports }));
  return { challenge, siteId: hostOf(settings), allow, timeout: challengeLifetime };
}

/**
 * Checks that a passkey signed its challenge. Of two uses of a challenge at the same moment one succeeds.
 * @returns the passkey, which says whose it is
 * @throws AppError 400
 */
export async function provePasskey(
  { id, clientData, authenticatorData, signature }: PasskeyProof,
  { purpose, userId }: Asked,
  settings: Site,
): Promise<Passkey> {
  const challenge = await freshChallenge(clientData, { purpose, userId });
  const passkey = await Passkey.query().findOne({ credentialHash: hashToken(id), ...(userId && { userId }) });
  if (!passkey) throw passkeyRefused();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON: clientData, authenticatorData, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: originOf(settings),
    expectedRPID: hostOf(settings),
    credential: {
      id: passkey.credentialId,
      publicKey: bytesOf(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(refused);
  if (!verified) throw passkeyRefused();
  const used = { counter: authenticationInfo.newCounter, lastUsedAt: new Date() };
  // One that was removed meanwhile proves nothing.
  if ((await Passkey.query().findById(passkey.id).patch(used)) === 0) throw passkeyRefused();
  return passkey;
}

/** The challenge that a browser's answer is to, used up. @throws AppError 400 */
async function freshChallenge(clientData: string, { purpose, userId }: Asked): Promise<string> {
  const challenge = challengeIn(clientData);
  if (challenge === null || !(await takeChallenge(challenge, purpose, userId))) throw passkeyRefused();
  return challenge;
}

function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** The library says by errors what is wrong with an answer; people learn only that it is. */
function refused(): never {
  throw passkeyRefused();
}
