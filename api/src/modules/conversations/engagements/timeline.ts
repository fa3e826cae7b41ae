import { engagementLimits } from '../../../contract/limits/engagements';
import type { EngagementTimeline } from '../../../contract/named-types';
import { Message } from '../threads/message.model';
import { presentMessage } from '../threads/messages.presenter';

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

/** A part of the timeline, with where the next one begins. */
export function presentTimeline(found: readonly Message[]): EngagementTimeline {
  const items = found.slice(0, timelinePage).map(presentMessage);
  return { items, next: found.length > timelinePage ? (items.at(-1)?.id ?? null) : null };
}
