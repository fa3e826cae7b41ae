import { createECDH } from 'node:crypto';
import Joi from 'joi';
import ipaddr from 'ipaddr.js';
import type { PushState } from '../../../contract/named-types';
import { isPublicIp } from '../../../platform/outbound/call-public';
import { exactText } from '../../../platform/text/text-schemas';
import { knownTimeZone } from '../../../platform/text/time-zone';

/** A browser's subscription (PushSubscription.toJSON): its URL at a push service, and the keys that seal payloads. */
export interface SubscriptionDraft {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const badSubscription = 'This browser’s subscription cannot be used. Please turn notifications on again';

/** True without a password, and for a name or an IP that others can reach; a name is looked up with each call. */
function isPublicUrl({ hostname, username, password }: URL): boolean {
  const host = hostname.replaceAll(/^\[|\]$|\.$/g, '');
  if (username || password) return false;
  return ipaddr.isValid(host) ? isPublicIp(host) : /\.(?!localhost$|local$|internal$)[^.]+$/.test(host);
}

export const subscriptionSchema = Joi.object<SubscriptionDraft>({
  endpoint: exactText()
    .uri({ scheme: 'https' })
    .max(1000)
    .custom((endpoint: string) => {
      if (!isPublicUrl(new URL(endpoint))) throw new Error('No push service.');
      return endpoint;
    })
    .required()
    .messages({ '*': badSubscription }),
  p256dh: exactText()
    .pattern(/^B[\w-]{86}=?$/)
    .custom((key: string) => {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      // Throws for what is no point of the curve: nothing could be sealed for it.
      curve.computeSecret(key, 'base64url');
      return key;
    })
    .required()
    .messages({ '*': badSubscription }),
  auth: exactText()
    .pattern(/^[\w-]{22}(?:==)?$/)
    .required()
    .messages({ '*': badSubscription }),
}).label('PushSubscription');

/** Choice of how news is pushed; minutes after midnight. */
export interface PushDraft {
  readonly quietHours: { readonly from: number; readonly to: number } | null;
  readonly timeZone: string;
  readonly showsText: boolean;
}

const minutes = Joi.number().integer().min(0).max(1439).required();
const hoursSentence = 'Please choose when your quiet hours begin and end, at two different times';
const quietHours = (label: string) => Joi.object({ from: minutes, to: minutes }).label(label).allow(null).required();

export const pushDraftSchema = Joi.object<PushDraft>({
  quietHours: quietHours('NewQuietHours')
    .custom((hours: NonNullable<PushDraft['quietHours']>) => {
      if (hours.from === hours.to) throw new Error('No hours.');
      return hours;
    })
    .messages({ '*': hoursSentence }),
  timeZone: exactText()
    .max(60)
    .custom((name: string) => {
      const known = knownTimeZone(name);
      if (!known) throw new Error('No time zone.');
      return known;
    })
    .required()
    .messages({ '*': 'We don’t know this time zone. Please check the clock settings of your device' }),
  showsText: Joi.boolean().required().messages({ '*': 'Please say whether to show the text of messages' }),
}).label('PushDraft');

export const pushStateSchema = Joi.object<PushState>({
  publicKey: Joi.string().required(),
  isOn: Joi.boolean().required(),
  hasDevice: Joi.boolean().required(),
  quietHours: quietHours('QuietHours'),
  timeZone: Joi.string().required(),
  showsText: Joi.boolean().required(),
})
  .label('PushState')
  .description(
    'How news is pushed to the signed-in person; `isOn` is about the browser that asks, `hasDevice` about all of theirs, `publicKey` what it subscribes with, quiet hours are minutes after midnight.',
  );
