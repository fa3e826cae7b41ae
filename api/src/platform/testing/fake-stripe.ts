import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** One request that the fake received. */
export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** The form's fields, as Stripe names them: `metadata[paymentId]`. */
  readonly form: Readonly<Record<string, string>>;
}

export interface FakeStripe {
  readonly url: string;
  readonly requests: readonly StripeRequest[];
  /** Cuts the connection of so many requests that follow, after their work was done. */
  loseResponses(count: number): void;
  stop(): Promise<void>;
}

interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  amount: number;
  status: 'succeeded' | 'requires_action' | 'canceled' | 'requires_payment_method';
  metadata: { paymentId: string };
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string } } | null;
  last_payment_error: null;
}

/**
 * Starts a fake of what we use of Stripe's API, in the shapes it documents: customers, Checkout in setup mode, the
 * portal, payments with idempotency keys, refunds. A card named `pm_declined` is refused, `pm_second_factor` asks the
 * bank.
 */
export async function startFakeStripe(): Promise<FakeStripe> {
  const requests: StripeRequest[] = [];
  const intents = new Map<string, Intent>();
  /** The first response to a key is the response to each later request with it. */
  const answered = new Map<string, { status: number; body: unknown }>();
  let lost = 0;

  function answerTo({ method, path, form }: StripeRequest): { status: number; body: unknown } {
    const ok = (body: unknown) => ({ status: 200, body });
    const [, , resource = '', id = '', action = ''] = path.split('/');
    const intent = intents.get(id);
    if (method === 'POST' && path === '/v1/customers')
      return ok({ id: `cus_${form['metadata[userId]']}`, object: 'customer' });
    if (method === 'POST' && path === '/v1/checkout/sessions')
      return ok({ id: 'cs_1', object: 'checkout.session', url: `https://checkout.stripe.test/${form['customer']}` });
    if (method === 'POST' && path === '/v1/billing_portal/sessions')
      return ok({
        id: 'bps_1',
        object: 'billing_portal.session',
        url: `https://billing.stripe.test/${form['customer']}`,
      });
    if (method === 'POST' && path === '/v1/refunds')
      return ok({ id: `re_${form['payment_intent']}`, object: 'refund', status: 'succeeded' });
    if (method === 'POST' && path === '/v1/payment_intents') return charge(form);
    if (resource === 'payment_intents' && intent) {
      if (method === 'POST' && action === 'cancel') Object.assign(intent, { status: 'canceled', next_action: null });
      return ok(intent);
    }
    return { status: 404, body: { error: { type: 'invalid_request_error', message: `Nothing is at ${path}.` } } };
  }

  function charge(form: StripeRequest['form']): { status: number; body: unknown } {
    const id = `pi_${intents.size + 1}`;
    const needsBank = form['payment_method'] === 'pm_second_factor';
    const isDeclined = form['payment_method'] === 'pm_declined';
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form['amount']),
      status: isDeclined ? 'requires_payment_method' : needsBank ? 'requires_action' : 'succeeded',
      metadata: { paymentId: form['metadata[paymentId]'] ?? '' },
      next_action: needsBank
        ? { type: 'redirect_to_url', redirect_to_url: { url: `https://bank.stripe.test/${id}` } }
        : null,
      last_payment_error: null,
    };
    intents.set(id, intent);
    if (!isDeclined) return { status: 200, body: intent };
    const message = 'Your card has insufficient funds.';
    return {
      status: 402,
      body: {
        error: {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'insufficient_funds',
          message,
          payment_intent: intent,
        },
      },
    };
  }

  const server = createServer((request, response) => {
    void readForm(request).then((form) => {
      const { authorization, 'idempotency-key': key } = request.headers;
      const idempotencyKey = typeof key === 'string' ? key : undefined;
      const received = { method: request.method ?? '', path: request.url ?? '', authorization, idempotencyKey, form };
      requests.push(received);
      const known = idempotencyKey === undefined ? undefined : answered.get(idempotencyKey);
      const { status, body } = known ?? answerTo(received);
      if (idempotencyKey !== undefined) answered.set(idempotencyKey, { status, body });
      if (lost > 0) {
        lost -= 1;
        request.socket.destroy();
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    loseResponses: (count) => (lost = count),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
}
