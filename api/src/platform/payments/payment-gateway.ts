/** Customer that a gateway knows by its own id; `customerId` is null before the gateway knows the user. */
export interface GatewayCustomer {
  readonly userId: number;
  readonly customerId: string | null;
  readonly email: string;
  readonly name: string;
}

/** Parts of a card that may be shown and stored: never its number. */
export interface SavedCard {
  readonly customerId: string;
  /** The gateway's name for the card. */
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** One payment to be taken. */
export interface Charge {
  readonly paymentId: number;
  /** The same key never takes money twice, however often it is sent. */
  readonly key: string;
  readonly customerId: string;
  readonly cardToken: string;
  /** US cents, 50 or more. */
  readonly amountCents: number;
  readonly description: string;
  /** The customer is there, and can confirm with their bank. */
  readonly isPresent: boolean;
  /** Full URL to which the bank sends them afterwards. */
  readonly returnUrl: string;
}

/** Outcome of a payment. */
export type ChargeOutcome =
  | { readonly status: 'succeeded'; readonly gatewayId: string }
  | {
      readonly status: 'requires_action';
      readonly gatewayId: string;
      /** Page of the bank; null where our own page asks. */
      readonly actionUrl: string | null;
    }
  | { readonly status: 'failed'; readonly gatewayId: string | null; readonly code: string };

/** Report of a gateway on refunded money, in the smallest unit of the currency that it charged. */
export type RefundReport =
  /** The sum of all refunds of a payment so far, and of how much; events that were stored without are of all of it. */
  | { readonly kind: 'refunded'; readonly gatewayId: string; readonly refunded?: number; readonly of?: number }
  /** One that the bank did not take: the money is here again. */
  | { readonly kind: 'refund_failed'; readonly gatewayId: string; readonly refundId: string; readonly amount: number };

/** Event that a gateway reports by itself. */
export interface GatewayEvent {
  readonly id: string;
  /** The gateway's own name of it. */
  readonly type: string;
  readonly happenedAt: Date;
  readonly content:
    | { readonly kind: 'payment'; readonly paymentId: number; readonly outcome: ChargeOutcome }
    | RefundReport
    | { readonly kind: 'dispute_opened'; readonly gatewayId: string }
    | {
        readonly kind: 'dispute_closed';
        readonly gatewayId: string;
        readonly won: boolean;
        /** Amount in dispute, which may be less than the payment. */
        readonly amount?: number;
      }
    | { readonly kind: 'card_saved'; readonly card: SavedCard }
    | { readonly kind: 'card_removed'; readonly token: string }
    | { readonly kind: 'other' };
}

/** The body of an event with the signature it came with. */
export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

/** Takes money. Everything the product knows of cards and banks is behind this. */
export interface PaymentGateway {
  readonly name: 'test' | 'stripe';
  /**
   * Saves one of the published test cards. A gateway with a page of its own has none.
   * @returns null when there is no such card
   */
  saveTestCard(customer: GatewayCustomer, token: string, now: Date): Promise<SavedCard | null>;
  /** Opens the gateway's page where a card is entered. @returns its URL; null where published test cards are chosen */
  openCardPage(customer: GatewayCustomer, returnUrl: string): Promise<{ url: string; customerId: string } | null>;
  /** Opens the gateway's page where a customer sees their cards and payments; null when it has none. */
  openPortal(customerId: string, returnUrl: string): Promise<string | null>;
  charge(charge: Charge, now: Date): Promise<ChargeOutcome>;
  /** Gives up a payment that waits for the customer's bank. */
  cancel(gatewayId: string): Promise<ChargeOutcome>;
  /**
   * Gives back what is left of a payment; again changes nothing.
   * @param attempt 0, and one more after each refund that the bank did not take
   */
  refund(gatewayId: string, attempt: number): Promise<void>;
  /** The customer's answer to the embedded gateway's bank; null for other gateways and unknown payments. */
  answerTestBank(gatewayId: string, approves: boolean): Promise<ChargeOutcome | null>;
  /** Delivers events that no network call brings: those of the embedded gateway. What fails is delivered again. */
  deliverEvents(now: Date, deliver: (event: SignedEvent) => Promise<void>): Promise<void>;
  /** Reads an event. @returns null when its signature is not the gateway's, or is older than five minutes */
  readEvent(event: SignedEvent, now: Date): GatewayEvent | null;
}
