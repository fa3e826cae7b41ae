import { createHmac } from 'node:crypto';
import type { Settings } from '../settings';
import type { PaymentGateway } from './payment-gateway';
import { createTestGateway } from './test-gateway';

/**
 * Stripe when its key is set, else the embedded gateway, whose events are signed with a secret of the installation.
 * Stripe's package is loaded only where it is used.
 */
export async function chosenGateway({
  stripe,
  sessionSecret,
}: Pick<Settings, 'stripe' | 'sessionSecret'>): Promise<PaymentGateway> {
  if (stripe) return (await import('./stripe-gateway')).createStripeGateway(stripe);
  return createTestGateway(testGatewaySecret(sessionSecret));
}

/** Secret that signs the events of the embedded gateway. */
export const testGatewaySecret = (sessionSecret: string): string =>
  createHmac('sha256', sessionSecret).update('test gateway').digest('hex');
