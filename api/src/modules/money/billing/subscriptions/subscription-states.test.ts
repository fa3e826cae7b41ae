import { describe, expect, it } from 'vitest';
import { nextStatus, subscriptionEvents, subscriptionStatuses } from './subscription-states';

/** Every allowed transition, written down a second time: what is not here has to be refused. */
const allowed = `
  trialing plan_changed trialing
  trialing cancelled cancelling
  trialing renewed active
  trialing period_ended ended
  trialing account_closed ended
  active plan_changed active
  active downgrade_scheduled downgrading
  active cancelled cancelling
  active renewed active
  active payment_failed past_due
  active dispute_lost ended
  active account_closed ended
  past_due cancelled ended
  past_due payment_failed past_due
  past_due payment_recovered active
  past_due retries_exhausted ended
  past_due dispute_lost ended
  past_due account_closed ended
  cancelling trial_resumed trialing
  cancelling resumed active
  cancelling period_ended ended
  cancelling dispute_lost ended
  cancelling account_closed ended
  downgrading plan_changed active
  downgrading downgrade_scheduled downgrading
  downgrading cancelled cancelling
  downgrading resumed active
  downgrading renewed active
  downgrading dispute_lost ended
  downgrading account_closed ended`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '));

const target = new Map(allowed.map(([from, event, to]) => [`${from} ${event}`, to]));
const pairs = subscriptionStatuses.flatMap((status) => subscriptionEvents.map((event) => [status, event] as const));

describe('the states of a subscription', () => {
  it('are tried with every event', () => {
    expect(pairs).toHaveLength(6 * 12);
    expect(target.size).toBe(allowed.length);
  });

  it.each(pairs)('%s on %s goes where the table says, or nowhere', (status, event) => {
    expect(nextStatus(status, event)).toBe(target.get(`${status} ${event}`) ?? null);
  });

  it('has no way out of its end', () => {
    expect(subscriptionEvents.map((event) => nextStatus('ended', event)).filter(Boolean)).toEqual([]);
  });
});
