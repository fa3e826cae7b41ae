import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@counterpart/api/contract';
import type { AuthenticatorTransport } from '@simplewebauthn/browser';

/** Loads the library where a passkey is used, and nowhere else. */
const load = () => import('@simplewebauthn/browser');

/** True in a browser that has passkeys at all. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

const reference = ({ id, transports }: PasskeyRequest['allow'][number]) => ({
  ...{ id, type: 'public-key' as const },
  // As the browser said them when it made the passkey.
  transports: transports as AuthenticatorTransport[],
});

/**
 * Has the browser make a passkey.
 * @throws Error with a sentence for the person, also when they changed their mind
 */
export async function createPasskey(creation: PasskeyCreation, name: string): Promise<NewPasskey> {
  const { startRegistration } = await load();
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: creation.challenge,
      rp: { id: creation.siteId, name: creation.siteName },
      user: { id: creation.userHandle, name: creation.username, displayName: creation.displayName },
      pubKeyCredParams: creation.algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: creation.exclude.map(reference),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      timeout: creation.timeout,
    },
  }).catch(explain);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { name, id, clientData: clientDataJSON, attestation: attestationObject, transports };
}

/**
 * Has the browser sign what the server asks, with one of the person's passkeys.
 * @throws Error with a sentence for the person, also when they changed their mind
 */
export async function provePasskey({ challenge, siteId, allow, timeout }: PasskeyRequest): Promise<PasskeyProof> {
  const { startAuthentication } = await load();
  const { id, response } = await startAuthentication({
    optionsJSON: {
      ...{ challenge, rpId: siteId, timeout, userVerification: 'required' },
      allowCredentials: allow.map(reference),
    },
  }).catch(explain);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientData: clientDataJSON, authenticatorData, signature };
}

/** Says in words what browsers say in names of errors. */
function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') throw new Error('This device already has a passkey for your account.');
  if (name === 'NotAllowedError' || name === 'AbortError')
    throw new Error('No passkey was used. Try again, or use another way.');
  throw new Error('This browser could not use a passkey here. Try another browser, or use another way.');
}
