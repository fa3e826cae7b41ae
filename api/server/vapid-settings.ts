import Joi from 'joi';
import { StartError } from '../src/platform/errors/start-error';
import type { Settings } from '../src/platform/settings';

/** Variables with the keys that identify the site to push services. */
export interface VapidVariables {
  readonly VAPID_PUBLIC_KEY?: string;
  readonly VAPID_PRIVATE_KEY?: string;
}

/** Keys of their Joi schema. */
export const vapidKeys = {
  VAPID_PUBLIC_KEY: Joi.string()
    .pattern(/^B[\w-]{86}$/)
    .messages({ '*': 'VAPID_PUBLIC_KEY must be a public key as `npx web-push generate-vapid-keys` makes it.' })
    .description('public key that identifies this site to push services; with `VAPID_PRIVATE_KEY`')
    .note('both are made once and stored in the database'),
  VAPID_PRIVATE_KEY: Joi.string()
    .pattern(/^[\w-]{43}$/)
    .messages({ '*': 'VAPID_PRIVATE_KEY must be a private key as `npx web-push generate-vapid-keys` makes it.' })
    .description('its private key; with another pair, people have to turn push on again')
    .note('as above'),
};

/** Reads them. @throws StartError when one of them is missing */
export function vapidOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: VapidVariables): Settings['vapid'] {
  if (publicKey && privateKey) return { publicKey, privateKey };
  if (!publicKey && !privateKey) return null;
  throw new StartError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together, or neither.');
}
