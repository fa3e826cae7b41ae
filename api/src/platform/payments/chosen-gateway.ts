import { createHmac } from 'node:crypto';
import type { Settings } from '../settings';
import type { PaymentGateway } from './payment-gateway';
import { createStripeGateway } from './stripe-gateway';
import { createTestGateway } from './test-gateway';

/** Stripe when its key is set, else the embedded gateway, whose events are signed with a secret of the installation. */
export function chosenGateway({ stripe, sessionSecret }: Pick<Settings, 'stripe' | 'sessionSecret'>): PaymentGateway {
  if (stripe) return createStripeGateway(stripe);
  return createTestGateway(testGatewaySecret(sessionSecret));
}

/** Secret that signs the events of the embedded gateway. */
export const testGatewaySecret = (sessionSecret: string): string =>
  createHmac('sha256', sessionSecret).update('test gateway').digest('hex');
