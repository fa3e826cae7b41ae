import { fullName } from '../../../contract/full-name';
import type { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { threadPath } from '../../../platform/site/thread-path';
import { notify, notifyOnce } from '../../identity/notifications/notifications.service';
import { engagementNews, engagementPath } from '../threads/engagement-events';
import type { Message } from '../threads/message.model';
import { messagePreview } from '../threads/message-preview';

/**
 * Notes for the receiver that there is a message, or a request; further messages renew the unread note. Events of work
 * are news of their own.
 */
export async function notifyReceiver(
  sender: User,
  message: Message,
  isRequest: boolean,
  transaction: Transaction,
): Promise<void> {
  const name = fullName(sender);
  const about = {
    userId: message.receiverId,
    fromId: sender.id,
    body: messagePreview(message),
    href: threadPath(sender.id),
  };
  const { engagementId, engagementEvent } = message;
  if (engagementId !== null && engagementEvent)
    await notify(
      {
        ...{ ...about, kind: 'work', href: engagementPath(engagementId) },
        title: `${name} ${engagementNews[engagementEvent]}`,
      },
      transaction,
    );
  else if (isRequest)
    await notify({ ...about, kind: 'connection', title: `Connection request from ${name}` }, transaction);
  else await notifyOnce({ ...about, kind: 'message', title: `New message from ${name}` }, transaction);
}
