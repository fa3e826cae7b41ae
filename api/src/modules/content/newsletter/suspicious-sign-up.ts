import type { Transaction } from '../../../platform/database/transaction';
import { Subscriber } from './subscriber.model';

const hour = 3_600_000;
/** Unconfirmed requests of one mailbox under different spellings, and of one domain, within an hour (decision 21). */
const mostSpellings = 3;
const mostOfDomain = 10;
/** Of a domain whose readers confirm more of their requests than this, many requests are no attack. */
const leastConfirmed = 0.25;

/** The mailbox behind a spelling: mail to `jo.doe+news@` arrives at `jodoe@` with most providers. */
function mailboxKey(emailKey: string): string {
  const [local = '', domain = ''] = emailKey.split('@');
  return `${(local.split('+')[0] ?? '').replaceAll('.', '')}@${domain}`;
}

const domainOf = (emailKey: string): string => emailKey.slice(emailKey.lastIndexOf('@') + 1);

/**
 * Tells whether a request looks like one of a program that fills mailboxes with confirmations: within an hour, one
 * mailbox has several unconfirmed spellings, or one domain has many requests and hardly any confirmed.
 */
export async function looksSuspicious(emailKey: string, now: Date, transaction: Transaction): Promise<boolean> {
  const recent = await Subscriber.query(transaction)
    .where((any) => void any.where({ status: 'pending' }).orWhereNotNull('confirmedAt'))
    .where('createdAt', '>', new Date(now.getTime() - hour))
    .whereNot({ emailKey })
    .select('emailKey', 'confirmedAt')
    .limit(5_000);
  const pending = [emailKey, ...recent.filter(({ confirmedAt }) => !confirmedAt).map((other) => other.emailKey)];
  const sameMailbox = pending.filter((key) => mailboxKey(key) === mailboxKey(emailKey)).length;
  const isSameDomain = (key: string) => domainOf(key) === domainOf(emailKey);
  const sameDomain = pending.filter(isSameDomain).length;
  const confirmed = recent.filter((other) => other.confirmedAt && isSameDomain(other.emailKey)).length;
  const isRush = confirmed / (confirmed + sameDomain) >= leastConfirmed;
  return sameMailbox >= mostSpellings || (sameDomain >= mostOfDomain && !isRush);
}
