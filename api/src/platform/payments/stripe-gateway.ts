import Stripe from 'stripe';
import type { Settings } from '../settings';
import type { ChargeOutcome, GatewayEvent, PaymentGateway } from './payment-gateway';

const toleranceSeconds = 300;

/**
 * Stripe, through its own package. Cards are entered on Stripe's pages (Checkout in setup mode, the customer portal):
 * neither our pages nor our server see a number, and our pages load nothing of Stripe's.
 */
export function createStripeGateway({
  secretKey,
  webhookSecret,
  apiUrl,
}: NonNullable<Settings['stripe']>): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...serverOf(apiUrl),
  });

  return {
    name: 'stripe',
    saveTestCard: () => Promise.resolve(null),
    openCardPage: async ({ userId, customerId, email, name }, returnUrl) => {
      const customer =
        customerId ?? (await stripe.customers.create({ email, name, metadata: { userId: String(userId) } })).id;
      const session = await stripe.checkout.sessions.create({
        mode: 'setup',
        currency: 'usd',
        customer,
        allowed_payment_method_types: ['card'],
        success_url: returnUrl,
        cancel_url: returnUrl,
      });
      if (!session.url) throw new Error('Stripe opened a session without a page.');
      return { url: session.url, customerId: customer };
    },
    openPortal: async (customer, returnUrl) =>
      (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
    charge: async ({ paymentId, key, customerId, cardToken, amountCents, description, isPresent, returnUrl }) => {
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: 'usd',
            customer: customerId,
            payment_method: cardToken,
            allowed_payment_method_types: ['card'],
            confirm: true,
            description,
            metadata: { paymentId: String(paymentId) },
            ...(isPresent ? { return_url: returnUrl } : { off_session: true }),
          },
          { idempotencyKey: key },
        );
        return outcomeOf(intent);
      } catch (error) {
        // A card that was refused is an outcome; anything else says nothing of the money.
        if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
        return { status: 'failed', gatewayId: error.payment_intent?.id ?? null, code: codeOf(error) };
      }
    },
    cancel: async (gatewayId) => {
      const intent = await stripe.paymentIntents.retrieve(gatewayId);
      const isOver = intent.status === 'succeeded' || intent.status === 'canceled';
      return outcomeOf(isOver ? intent : await stripe.paymentIntents.cancel(gatewayId));
    },
    refund: async (gatewayId, attempt) => {
      const idempotencyKey = attempt === 0 ? `refund-${gatewayId}` : `refund-${gatewayId}-${attempt}`;
      try {
        await stripe.refunds.create({ payment_intent: gatewayId }, { idempotencyKey });
      } catch (error) {
        // Nothing is left of it: refunded by hand, of which an event tells.
        if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'charge_already_refunded') throw error;
      }
    },
    answerTestBank: () => Promise.resolve(null),
    deliverEvents: () => Promise.resolve(),
    readEvent: ({ body, signature }, now) => {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          toleranceSeconds,
          undefined,
          now.getTime(),
        );
        const { id, type, created } = event;
        return { id, type, happenedAt: new Date(created * 1000), content: contentOf(event) };
      } catch {
        return null;
      }
    },
  };
}

/** Options for the API's server, when it is not Stripe's own. */
function serverOf(apiUrl: string | null) {
  if (apiUrl === null) return {};
  const { hostname: host, port, protocol } = new URL(apiUrl);
  return { host, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}

const codeOf = (error: { readonly code?: string; readonly decline_code?: string } | null | undefined): string =>
  error?.decline_code ?? error?.code ?? 'card_declined';

function outcomeOf({ id, status, next_action, last_payment_error }: Stripe.PaymentIntent): ChargeOutcome {
  if (status === 'succeeded') return { status: 'succeeded', gatewayId: id };
  if (status === 'canceled') return { status: 'failed', gatewayId: id, code: 'canceled' };
  if (status === 'requires_payment_method' || status === 'requires_confirmation')
    return { status: 'failed', gatewayId: id, code: codeOf(last_payment_error) };
  return { status: 'requires_action', gatewayId: id, actionUrl: next_action?.redirect_to_url?.url ?? null };
}

const idOf = (reference: string | { readonly id: string } | null): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

const other = { kind: 'other' } as const;

/** Translates an event into ours; payments of other programs on the same Stripe account mean nothing. */
function contentOf(event: Stripe.Event): GatewayEvent['content'] {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const intent = event.data.object;
      const paymentId = Number(intent.metadata['paymentId']);
      return Number.isInteger(paymentId) && paymentId > 0
        ? { kind: 'payment', paymentId, outcome: outcomeOf(intent) }
        : other;
    }
    case 'charge.refunded': {
      const { payment_intent, amount_refunded: refunded, amount: of } = event.data.object;
      return { kind: 'refunded', gatewayId: idOf(payment_intent), refunded, of };
    }
    // Which of them is sent depends on the version of the API that the account has chosen.
    case 'charge.refund.updated':
    case 'refund.updated':
    case 'refund.failed': {
      const { id: refundId, payment_intent, status, amount } = event.data.object;
      const isLost = status === 'failed' || status === 'canceled';
      return isLost ? { kind: 'refund_failed', gatewayId: idOf(payment_intent), refundId, amount } : other;
    }
    case 'charge.dispute.created':
      return { kind: 'dispute_opened', gatewayId: idOf(event.data.object.payment_intent) };
    case 'charge.dispute.closed': {
      const { payment_intent, status, amount } = event.data.object;
      return { kind: 'dispute_closed', gatewayId: idOf(payment_intent), won: status !== 'lost', amount };
    }
    case 'payment_method.attached': {
      const { id: token, customer, card } = event.data.object;
      if (!card) return other;
      const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
      return {
        kind: 'card_saved',
        card: { customerId: idOf(customer), token, brand: brandName(brand), last4, expMonth, expYear },
      };
    }
    case 'payment_method.detached':
      return { kind: 'card_removed', token: event.data.object.id };
    default:
      return other;
  }
}

/** 'visa' as people write it. */
const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
