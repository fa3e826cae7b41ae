import type { Transaction } from '../../platform/database/transaction';
import { Subscriber } from './subscriber.model';

const hour = 3_600_000;
/** Unconfirmed requests of one mailbox under different spellings, and of one domain, within an hour. */
const mostSpellings = 3;
const mostOfDomain = 10;

/** The mailbox behind a spelling: mail to `jo.doe+news@` arrives at `jodoe@` with most providers. */
function mailboxKey(emailKey: string): string {
  const [local = '', domain = ''] = emailKey.split('@');
  return `${(local.split('+')[0] ?? '').replaceAll('.', '')}@${domain}`;
}

const domainOf = (emailKey: string): string => emailKey.slice(emailKey.lastIndexOf('@') + 1);

/**
 * Whether a request looks like one of a program that fills mailboxes with confirmations: the same mailbox asked under
 * several spellings within an hour, or many of one domain did, and none of them has confirmed.
 */
export async function looksSuspicious(emailKey: string, now: Date, transaction: Transaction): Promise<boolean> {
  const recent = await Subscriber.query(transaction)
    .where({ status: 'pending' })
    .where('createdAt', '>', new Date(now.getTime() - hour))
    .whereNot({ emailKey })
    .select('emailKey')
    .limit(5_000);
  const keys = [emailKey, ...recent.map((other) => other.emailKey)];
  const sameMailbox = keys.filter((key) => mailboxKey(key) === mailboxKey(emailKey)).length;
  const sameDomain = keys.filter((key) => domainOf(key) === domainOf(emailKey)).length;
  return sameMailbox >= mostSpellings || sameDomain >= mostOfDomain;
}
