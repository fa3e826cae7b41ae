import { csvLine } from '../../../platform/csv/csv-line';
import type { SubscriberFilter } from './newsletter.schema';
import type { Subscriber } from './subscriber.model';
import { filteredSubscribers } from './subscriber-list.service';

const batch = 500;

/**
 * The subscribers that a filter leaves as lines of a CSV file, newest first; times are UTC. The keys of their links are
 * not in it.
 */
export async function* exportSubscribers(filter: SubscriberFilter): AsyncGenerator<string> {
  yield csvLine(['Email', 'Status', 'Requested', 'Confirmed', 'Unsubscribed']);
  let before: number | null = null;
  for (;;) {
    const query = filteredSubscribers(filter).limit(batch);
    const found: Subscriber[] = await (before === null ? query : query.where('id', '<', before));
    if (found.length > 0) yield found.map(line).join('');
    before = found.at(-1)?.id ?? null;
    if (found.length < batch) return;
  }
}

const line = ({ email, status, createdAt, confirmedAt, unsubscribedAt }: Subscriber): string =>
  csvLine([
    email,
    status,
    createdAt.toISOString(),
    confirmedAt?.toISOString() ?? null,
    unsubscribedAt?.toISOString() ?? null,
  ]);
