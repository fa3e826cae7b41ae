import type { Knex } from 'knex';
import { siteDayOf } from '../../../platform/counts/site-day';
import { database } from '../../../platform/database/transaction';
import type { QueueSource } from '../../../platform/queues/queue-source';

/** A request that waits is new; an approved one is there to be checked again. */
const rows = (): Knex.QueryBuilder => {
  const db = database();
  return db('verification_requests as r')
    .leftJoin('users as u', 'u.id', 'r.userId')
    .select({ itemId: 'r.id', firstName: 'u.firstName', lastName: 'u.lastName', about: 'r.issuer' })
    .select({
      kind: db.raw("case when ?? = 'approved' then 'recheck' else 'new' end", ['r.status']),
      openedAt: 'r.createdAt',
    });
};

/** An approved request whose day has come, unless a newer request of the same person replaces it. */
function dueAgain(query: Knex.QueryBuilder): void {
  const db = database();
  const newer = db('verification_requests as n')
    .select(db.raw('1'))
    .whereRaw('?? = ?? and ?? > ??', ['n.userId', 'r.userId', 'n.id', 'r.id'])
    .whereIn('n.status', ['pending', 'approved']);
  void query.where('r.status', 'approved').where('r.recheckOn', '<=', siteDayOf(new Date())).whereNotExists(newer);
}

/** Licenses to check: requests that wait, and approved ones to be checked again. */
export const verificationQueue: QueueSource = {
  name: 'verification',
  kinds: ['new', 'recheck'],
  rows,
  openRows: () => rows().where((either) => void either.where('r.status', 'pending').orWhere(dueAgain)),
};
