import { fullName } from '../../../contract/full-name';
import type { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { publishLive } from '../../../platform/events/live-log';
import { storeMessage } from '../messages/store-message';
import { engagementNews, engagementPath, type EngagementEvent } from '../threads/engagement-events';
import type { Engagement } from './engagement.model';

interface Note {
  readonly engagement: Pick<Engagement, 'id' | 'clientId' | 'professionalId'>;
  readonly sender: User;
  readonly receiver: User;
  readonly event: EngagementEvent;
}

/** Stores a change as a message of who made it, and pushes to both that the work is another one. */
export async function record(
  { engagement, sender, receiver, event }: Note,
  content: string,
  transaction: Transaction,
): Promise<void> {
  const { id } = engagement;
  const title = `${fullName(sender)} ${engagementNews[event]}`;
  const note = { id, event, news: { kind: 'work', title, href: engagementPath(id) } } as const;
  await storeMessage(sender, receiver, { content, attachmentIds: [], engagement: note }, transaction);
  await publishEngagement(engagement, transaction);
}

/** Pushes to the open tabs of both that the work is another one. */
export async function publishEngagement(
  { id: engagementId, clientId, professionalId }: Note['engagement'],
  transaction: Transaction,
): Promise<void> {
  const changed = (userId: number, conversationWith: number) =>
    publishLive([userId], 'engagement.changed', { conversationWith, engagementId }, transaction);
  await changed(clientId, professionalId);
  await changed(professionalId, clientId);
}
