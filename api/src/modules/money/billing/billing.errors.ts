import { AppError, conflict, forbidden, invalid, notFound } from '../../../platform/errors/app-error';

export const professionalsOnly = () =>
  forbidden('Plans are for professionals. Clients use the site free of charge.', 'accountants_only');
export const alreadyOnPlan = () => conflict('You are already on this plan.', 'already_on_plan');
export const noSubscription = () =>
  conflict('You are on the free plan: there is nothing to change.', 'no_subscription');
export const cardNeeded = () => conflict('Please add a payment method first.', 'card_needed');
export const quoteChanged = () =>
  conflict('The amount has changed since it was shown. Please look at it again.', 'quote_changed');
export const couponNotValid = (sentence: string) => conflict(sentence, 'coupon_not_valid');
export const couponNotForChange = () =>
  conflict('Coupons are for new subscriptions. Remove the code to go on.', 'coupon_not_for_change');
export const paymentRunning = () =>
  conflict('A payment is already in progress. Please wait until it is done.', 'payment_running');
export const changeNotAllowed = (sentence: string) => conflict(sentence, 'plan_change_not_allowed');
export const paymentFailed = (sentence: string) => new AppError(402, 'payment_failed', sentence);
export const nothingToPay = () => conflict('There is no open invoice to pay.', 'nothing_to_pay');
export const paymentNotFound = () => notFound('This payment isn’t waiting for your confirmation.', 'payment_not_found');
export const invoiceNotFound = () => notFound('This invoice does not exist.', 'invoice_not_found');
export const noTestCard = () => invalid('Please choose one of the test cards.', 'unknown_test_card');
export const badEventSignature = () => invalid('The signature of this event is not valid.', 'bad_event_signature');
export const gatewaySilent = () =>
  new AppError(
    503,
    'gateway_unavailable',
    'The payment service isn’t responding. We’ll finish what you started as soon as it does, and you won’t be charged twice.',
    { 'Retry-After': '60' },
  );

const failures: Readonly<Record<string, string>> = {
  expired_card: 'Your card has expired. Please choose another payment method.',
  insufficient_funds: 'The card does not have enough funds. Please choose another payment method.',
  authentication_failed: 'Your bank did not confirm the payment. Nothing was charged.',
  authentication_required: 'Your bank wants you to confirm this payment. Pay the open invoice to do so.',
  no_card: 'There is no payment method. Please add one.',
  canceled: 'The payment was canceled. Nothing was charged.',
};

/** Explains a refused payment to the person who pays. */
export const failureSentence = (code: string | null): string =>
  failures[code ?? ''] ?? 'Your card was declined. Please choose another payment method, or ask your bank.';
