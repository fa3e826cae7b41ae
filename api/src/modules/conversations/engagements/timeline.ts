import { engagementLimits } from '../../../contract/limits/engagements';
import { Message } from '../threads/message.model';

const { timelinePage } = engagementLimits;

/** Reads the events of a piece of work, the newest first, without those that are withheld from the viewer. */
export async function readTimeline(viewerId: number, engagementId: number, before?: number): Promise<Message[]> {
  const query = Message.query()
    .where({ engagementId })
    .where((shown) => void shown.where('senderId', viewerId).orWhere('withheld', false))
    .orderBy('id', 'desc')
    .limit(timelinePage + 1);
  if (before !== undefined) query.where('id', '<', before);
  return query;
}
