import { fullName } from '../../../contract/full-name';
import type { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { threadPath } from '../../../platform/site/thread-path';
import { notify, notifyOnce, type News } from '../../identity/notifications/notifications.service';
import type { Message } from '../threads/message.model';
import { messagePreview } from '../threads/message-preview';

/** Cause of a notification besides the words: a request, or an event of work, which is news of its own. */
interface Occasion {
  readonly isRequest: boolean;
  readonly event: Pick<News, 'kind' | 'title' | 'href'> | undefined;
}

/** Notes for the receiver that there is a message, a request or an event; further messages renew the unread note. */
export async function notifyReceiver(
  sender: User,
  message: Message,
  { isRequest, event }: Occasion,
  transaction: Transaction,
): Promise<void> {
  const name = fullName(sender);
  const about = {
    userId: message.receiverId,
    fromId: sender.id,
    body: messagePreview(message),
    href: threadPath(sender.id),
  };
  if (event) await notify({ ...about, ...event }, transaction);
  else if (isRequest)
    await notify({ ...about, kind: 'connection', title: `Connection request from ${name}` }, transaction);
  else await notifyOnce({ ...about, kind: 'message', title: `New message from ${name}` }, transaction);
}
