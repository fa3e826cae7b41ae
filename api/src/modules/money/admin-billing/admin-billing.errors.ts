import { conflict, notFound } from '../../../platform/errors/app-error';

export const subscriptionNotFound = () => notFound('This subscription does not exist.', 'subscription_not_found');
export const eventNotFound = () => notFound('This event does not exist.', 'billing_event_not_found');
export const eventProcessed = () =>
  conflict('This event has already been applied. There is nothing left to do.', 'event_already_processed');
export const couponCodeTaken = () => conflict('Another coupon has this code.', 'coupon_code_taken');
export const couponNotFound = () => notFound('This coupon does not exist.', 'coupon_not_found');
export const notRefundable = () =>
  conflict('Only a payment that was received and not yet returned can be refunded.', 'not_refundable');
