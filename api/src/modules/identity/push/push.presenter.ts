import type { PushState } from '../../../contract/named-types';
import { notificationKinds, type KindOfNews } from '../notifications/notification-kinds';
import type { Notification } from '../notifications/notification.model';
import type { OwnPush } from './push.service';

/** News as it leaves for a browser: with its text only if the person wants that. */
export const presentPush = (
  { kind, title, body, href }: Notification,
  { showsText, unread }: { readonly showsText: boolean; readonly unread: number },
) => {
  const { pushed = title }: KindOfNews = notificationKinds[kind];
  return { title: showsText ? title : pushed, body: showsText ? body : '', href, unread };
};

/** Push as its person sees it in one browser. */
export const presentPushState = ({ publicKey, isOn, hasDevice, settings }: OwnPush): PushState => ({
  publicKey,
  isOn,
  hasDevice,
  quietHours:
    settings.quietFrom !== null && settings.quietTo !== null
      ? { from: settings.quietFrom, to: settings.quietTo }
      : null,
  timeZone: settings.timeZone,
  showsText: settings.showsText,
});
