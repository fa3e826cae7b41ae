import { messageLimits } from '../../../contract/limits/messaging';
import { database } from '../../../platform/database/transaction';
import { shownTo, whereConversationHas } from './conversation-search';
import type { ConversationRow } from '../threads/messages.presenter';

interface CountRow {
  readonly conversationId: number;
  readonly found: number | string;
}

async function unreadByConversation(viewerId: number): Promise<Map<number, number>> {
  const rows: CountRow[] = await database()('messages')
    .where({ receiverId: viewerId, read: false })
    .groupBy('conversationId')
    .select('conversationId')
    .count({ found: '*' });
  return new Map(rows.map(({ conversationId, found }) => [conversationId, Number(found)]));
}

interface Part {
  /** Only those it finds (see `whereConversationHas`); blank finds all. */
  readonly q?: string;
  /** Only those whose last message is older than the message with this id. */
  readonly before?: number | undefined;
  /** Only requests that the person has not answered. */
  readonly waiting?: boolean | undefined;
}

/**
 * The conversations of a person with the other side, the last message and how much is unread; newest first, at most
 * `conversationPage`.
 */
export async function listConversations(
  viewerId: number,
  { q = '', before, waiting }: Part = {},
): Promise<ConversationRow[]> {
  const db = database();
  const other = db.raw('case when ?? = ? then ?? else ?? end', ['c.user1Id', viewerId, 'c.user2Id', 'c.user1Id']);
  // The first from the end, which the index gives: the greatest of all would be looked for among all.
  const lastId = db('messages as l')
    .whereRaw('?? = ??', ['l.conversationId', 'c.id'])
    .where(shownTo(viewerId, 'l'))
    .orderBy('l.id', 'desc')
    .limit(1)
    .select('l.id');
  const query = db('conversations as c')
    .join('users as u', 'u.id', other)
    .join('messages as m', 'm.id', db.raw('(?)', [lastId]))
    .where((side) => void side.where('c.user1Id', viewerId).orWhere('c.user2Id', viewerId))
    // By the last message that the viewer sees: what is withheld from them does not move a conversation up.
    .orderBy('m.id', 'desc')
    .limit(messageLimits.conversationPage)
    .select(
      'c.id',
      'u.id as otherId',
      'u.firstName',
      'u.lastName',
      'u.profilePicture',
      'u.userType',
      'm.id as lastMessageId',
      'm.content',
      'm.createdAt',
      'm.senderId',
      'm.deletedAt',
      'c.connection',
      'c.requestedById',
    );
  if (before !== undefined) void query.where('m.id', '<', before);
  if (waiting) void query.where('c.connection', 'pending').whereNot('c.requestedById', viewerId);
  whereConversationHas(query, viewerId, q);
  const [rows, unread] = (await Promise.all([query, unreadByConversation(viewerId)])) as [
    Omit<ConversationRow, 'unreadCount'>[],
    Map<number, number>,
  ];
  return rows.map((row) => ({ ...row, unreadCount: unread.get(row.id) ?? 0 }));
}

/** The number of conversations with unread messages for this user. */
export async function countUnreadConversations(viewerId: number): Promise<number> {
  return (await unreadByConversation(viewerId)).size;
}

/** In how many conversations a person is. */
export async function countConversations(viewerId: number): Promise<number> {
  const db = database();
  const written = db('messages as m')
    .select(db.raw('1'))
    .whereRaw('?? = ??', ['m.conversationId', 'c.id'])
    .where(shownTo(viewerId, 'm'));
  const [row]: { found: number | string }[] = await db('conversations as c')
    .where((side) => void side.where('c.user1Id', viewerId).orWhere('c.user2Id', viewerId))
    .whereExists(written)
    .count({ found: '*' });
  return Number(row?.found ?? 0);
}
