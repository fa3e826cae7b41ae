import { testCards, type TestCardToken } from '../../contract/test-cards';
import { toDate } from '../database/base-model';
import { database } from '../database/transaction';
import type { Charge, ChargeOutcome, GatewayEvent, PaymentGateway, SavedCard } from './payment-gateway';
import { isSignedBy, signEvent } from './signed-event';

interface ChargeRow {
  readonly paymentKey: string;
  readonly gatewayId: string;
  readonly paymentId: number;
  readonly status: 'succeeded' | 'requires_action' | 'failed';
  readonly failureCode: string | null;
  readonly disputeAt: unknown;
}

/** Milliseconds after which the owner of the disputed card disputes. */
const disputeDelay = 60_000;
const eventsAtOnce = 50;

/**
 * The embedded gateway: it moves no money. Its charges are rows, so that it behaves like a distant one for any number
 * of processes: one key takes money once. Its events are signed like those of Stripe and go the same way.
 */
export function createTestGateway(secret: string): PaymentGateway {
  const charges = () => database()<ChargeRow>('test_gateway_charges');
  const chargeOf = (gatewayId: string) => charges().where({ gatewayId }).first();

  const settle = async (
    gatewayId: string,
    status: 'succeeded' | 'failed',
    failureCode: string | null,
  ): Promise<ChargeOutcome | null> => {
    await database()('test_gateway_charges')
      .where({ gatewayId, status: 'requires_action' })
      .update({ status, failureCode });
    const row = await chargeOf(gatewayId);
    return row ? outcomeOf(row) : null;
  };

  return {
    name: 'test',
    saveTestCard: (customer, token, now) => Promise.resolve(savedCard(customer.userId, token, now)),
    openCardPage: () => Promise.resolve(null),
    openPortal: () => Promise.resolve(null),
    charge: async (charge, now) => {
      const { key: paymentKey, paymentId, amountCents, customerId } = charge;
      const gatewayId = `test_pay_${paymentId}`;
      const { disputes, ...decided } = decide(charge, now);
      await database()('test_gateway_charges')
        .insert({
          ...{ paymentKey, gatewayId, paymentId, amountCents, customerId, createdAt: now, ...decided },
          disputeAt: disputes ? new Date(now.getTime() + disputeDelay) : null,
        })
        .onConflict('paymentKey')
        .ignore();
      const row = await charges().where({ paymentKey }).first();
      if (!row) throw new Error(`The charge ${paymentKey} was not stored.`);
      return outcomeOf(row);
    },
    cancel: async (gatewayId) =>
      (await settle(gatewayId, 'failed', 'canceled')) ?? { status: 'failed', gatewayId, code: 'canceled' },
    refund: async (gatewayId) => {
      await database()('test_gateway_charges')
        .where({ gatewayId, status: 'succeeded' })
        .whereNull('refundedAt')
        .update({ refundedAt: new Date() });
    },
    answerTestBank: (gatewayId, approves) =>
      approves ? settle(gatewayId, 'succeeded', null) : settle(gatewayId, 'failed', 'authentication_failed'),
    deliverEvents: async (now, deliver) => {
      const due = await charges()
        .where('status', 'succeeded')
        .where('disputeAt', '<=', now)
        .orderBy('paymentId')
        .limit(eventsAtOnce);
      for (const { paymentKey, gatewayId, disputeAt } of due) {
        const event: StoredEvent = {
          id: `test_evt_dispute_${gatewayId}`,
          type: 'charge.dispute.created',
          happenedAt: toDate(disputeAt).toISOString(),
          content: { kind: 'dispute_opened', gatewayId },
        };
        const body = JSON.stringify(event);
        await deliver({ body, signature: signEvent(body, secret, now) });
        await database()('test_gateway_charges').where({ paymentKey }).update({ disputeAt: null });
      }
    },
    readEvent: ({ body, signature }, now) => {
      if (!isSignedBy(body, signature, secret, now)) return null;
      const { happenedAt, ...event } = JSON.parse(body) as StoredEvent;
      return { ...event, happenedAt: new Date(happenedAt) };
    },
  };
}

type StoredEvent = Omit<GatewayEvent, 'happenedAt'> & { readonly happenedAt: string };

function savedCard(userId: number, token: string, now: Date): SavedCard | null {
  const card = testCards.find((one) => one.token === token);
  if (!card) return null;
  const expires = card.token === 'tok_expiring' ? now : new Date(Date.UTC(now.getUTCFullYear() + 4, 11, 1));
  const [expYear, expMonth] = [expires.getUTCFullYear(), expires.getUTCMonth() + 1];
  return {
    customerId: `test_cus_${userId}`,
    token: `${token}:${expYear}-${expMonth}`,
    brand: card.brand,
    last4: card.last4,
    expMonth,
    expYear,
  };
}

interface Decision extends Pick<ChargeRow, 'status' | 'failureCode'> {
  readonly disputes?: true;
}

function decide({ cardToken, isPresent }: Pick<Charge, 'cardToken' | 'isPresent'>, now: Date): Decision {
  const [, token = '', year, month] = /^(\w+):(\d+)-(\d+)$/.exec(cardToken) ?? [];
  if (now.getTime() >= Date.UTC(Number(year), Number(month))) return { status: 'failed', failureCode: 'expired_card' };
  const decisions: Readonly<Record<TestCardToken, Decision>> = {
    tok_success: { status: 'succeeded', failureCode: null },
    tok_declined: { status: 'failed', failureCode: 'card_declined' },
    tok_second_factor: isPresent
      ? { status: 'requires_action', failureCode: null }
      : { status: 'failed', failureCode: 'authentication_required' },
    tok_expiring: { status: 'succeeded', failureCode: null },
    tok_disputed: { status: 'succeeded', failureCode: null, disputes: true },
  };
  return (
    (decisions as Readonly<Partial<Record<string, Decision>>>)[token] ?? {
      status: 'failed',
      failureCode: 'card_not_supported',
    }
  );
}

function outcomeOf({ status, gatewayId, failureCode }: ChargeRow): ChargeOutcome {
  if (status === 'succeeded') return { status, gatewayId };
  if (status === 'requires_action') return { status, gatewayId, actionUrl: null };
  return { status, gatewayId, code: failureCode ?? 'card_declined' };
}
