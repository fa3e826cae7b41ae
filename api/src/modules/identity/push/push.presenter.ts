import type { PushState } from '../../../contract/named-types';
import type { Notification } from '../notifications/notification.model';
import type { OwnPush } from './push.service';

/** News as it leaves for a browser, by way of a push service: without its text unless the person wants that. */
export const presentPush = (
  { title, body, href }: Notification,
  { showsText, unread }: { readonly showsText: boolean; readonly unread: number },
) => ({ title, body: showsText ? body : '', href, unread });

/** Push as its person sees it in one browser. */
export const presentPushState = ({ publicKey, isOn, settings }: OwnPush): PushState => ({
  publicKey,
  isOn,
  quietHours:
    settings.quietFrom !== null && settings.quietTo !== null
      ? { from: settings.quietFrom, to: settings.quietTo }
      : null,
  timeZone: settings.timeZone,
  showsText: settings.showsText,
});
