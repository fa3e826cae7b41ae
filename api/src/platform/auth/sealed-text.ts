import { defaults, seal, unseal } from '@hapi/iron';
import { secretsOf, type Settings } from '../settings';

/** Secrets of an installation that seal what the database holds. */
export type Secrets = Pick<Settings, 'sessionSecret' | 'formerSecrets'>;

/** Encrypts a text that the server has to read again, and no one who reads the database. */
export const sealText = (text: string, { sessionSecret }: Secrets): Promise<string> =>
  seal(text, sessionSecret, defaults);

/**
 * Reads a sealed text, and tells whether it was sealed before the session secret was changed: seal it again then.
 * @returns null when its secret is no longer known
 */
export async function unsealText(
  sealed: string,
  secrets: Secrets,
): Promise<{ readonly text: string; readonly isOld: boolean } | null> {
  const [current, ...former] = secretsOf(secrets);
  for (const one of [current, ...former]) {
    const text: unknown = one && (await unseal(sealed, one, defaults).catch(() => null));
    if (typeof text === 'string') return { text, isOld: one !== current };
  }
  return null;
}
