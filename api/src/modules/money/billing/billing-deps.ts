import type { Clock } from '../../../platform/clock/clock';
import type { PaymentGateway } from '../../../platform/payments/payment-gateway';

/** Dependencies of billing besides the database. */
export interface BillingDeps {
  readonly payments: PaymentGateway;
  readonly clock: Clock;
  readonly settings: { readonly publicUrl: string };
}

/** Path where people manage their plan. */
export const billingPath = '/profile?tab=billing';
