import type { Knex } from 'knex';
import webPush from 'web-push';
import { sealText, unsealText } from '../../../platform/auth/sealed-text';
import { BaseModel } from '../../../platform/database/base-model';
import type { Settings } from '../../../platform/settings';

/** Keys that identify the site to push services (VAPID, RFC 8292). */
export type PushKeys = NonNullable<Settings['vapid']>;

type Known = Pick<Settings, 'vapid' | 'sessionSecret' | 'formerSecrets'>;

const id = 1;

/** The keys that are set, or those that were made once: all processes have the same. */
export async function pushKeys(settings: Known, knex: Knex = BaseModel.knex()): Promise<PushKeys> {
  if (settings.vapid) return settings.vapid;
  const stored = (await read(knex)) ?? (await make(settings, knex));
  const opened = await unsealText(stored.sealedPrivateKey, settings);
  if (!opened) return replace(settings, knex);
  if (opened.isOld)
    await knex('push_keys')
      .where({ id })
      .update({ sealedPrivateKey: await sealText(opened.text, settings) });
  return { publicKey: stored.publicKey, privateKey: opened.text };
}

interface StoredKeys {
  readonly publicKey: string;
  readonly sealedPrivateKey: string;
}

const read = async (knex: Knex): Promise<StoredKeys | undefined> => knex('push_keys').where({ id }).first<StoredKeys>();

/** Of two processes that make them at the same time, one stores them. */
async function make(settings: Known, knex: Knex): Promise<StoredKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const made = { publicKey, sealedPrivateKey: await sealText(privateKey, settings) };
  await knex('push_keys')
    .insert({ id, ...made })
    .onConflict('id')
    .ignore();
  return (await read(knex)) ?? made;
}

/** Sealed with a secret that is no longer known: browsers that have the old key are asked again. */
async function replace(settings: Known, knex: Knex): Promise<PushKeys> {
  await knex('push_subscriptions').delete();
  await knex('push_keys').where({ id }).delete();
  await make(settings, knex);
  return pushKeys(settings, knex);
}
