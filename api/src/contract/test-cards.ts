/**
 * The cards of the embedded test gateway. They are chosen, never typed: no card number exists anywhere in the product.
 */
export const testCards = [
  { token: 'tok_success', brand: 'Visa', last4: '4242', label: 'Payment succeeds' },
  { token: 'tok_declined', brand: 'Visa', last4: '0002', label: 'Payment is declined' },
  { token: 'tok_second_factor', brand: 'Mastercard', last4: '3155', label: 'The bank asks for confirmation' },
  { token: 'tok_expiring', brand: 'Visa', last4: '0069', label: 'Expires at the end of this month' },
  { token: 'tok_disputed', brand: 'Visa', last4: '0259', label: 'Payment succeeds and is disputed later' },
] as const;

export type TestCardToken = (typeof testCards)[number]['token'];
