import type { Clock } from '../../platform/clock/clock';
import type { PaymentGateway } from '../../platform/payments/payment-gateway';

/** What billing stands on besides the database. */
export interface BillingDeps {
  readonly payments: PaymentGateway;
  readonly clock: Clock;
  readonly settings: { readonly publicUrl: string };
}

/** Where people manage their plan. */
export const billingPath = '/profile?tab=billing';
