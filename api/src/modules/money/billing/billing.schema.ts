import Joi from 'joi';
import type { BillingInterval, PlanId } from '../../../contract/plans';
import { couponLimits } from '../../../contract/limits/billing';
import type { Billing, BillingInvoice, BillingQuote, BillingResult } from '../../../contract/named-types';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { exactText } from '../../../platform/text/text-schemas';
import { invoiceNotFound, paymentNotFound } from './billing.errors';
import type { PaidPlan } from './prices/price-change';
import { subscriptionStatuses } from './subscriptions/subscription-states';

const paidPlans = ['professional', 'premium'] as const satisfies readonly PlanId[];
const intervals = ['monthly', 'annual'] as const satisfies readonly BillingInterval[];

const choosePlan = 'Please choose a plan.';
const chosen = {
  plan: Joi.string()
    .valid(...paidPlans)
    .required()
    .messages({ '*': choosePlan }),
  interval: Joi.string()
    .valid(...intervals)
    .required()
    .messages({ '*': 'Please choose monthly or annual billing.' }),
};

export const quoteParamsSchema = Joi.object<PaidPlan>(chosen);

const couponText = exactText()
  .trim()
  .max(couponLimits.codeMax)
  .allow('')
  .default('')
  .messages({ '*': 'There is no coupon with this code.' });

export const quoteQuerySchema = Joi.object<{ coupon: string }>({ coupon: couponText }).label('QuoteQuery');

export const planChangeSchema = Joi.object<PaidPlan & { at: Date; totalCents: number; coupon: string }>({
  ...chosen,
  coupon: couponText,
  at: Joi.date().iso().required().messages({ '*': 'Please look at the amount again.' }),
  totalCents: Joi.number()
    .integer()
    .min(0)
    .max(10_000_000)
    .required()
    .messages({ '*': 'Please look at the amount again.' }),
}).label('PlanChange');

export const testCardSchema = Joi.object<{ token: string }>({
  token: exactText().max(40).required().messages({ '*': 'Please choose one of the test cards.' }),
}).label('TestCardChoice');

export const bankAnswerSchema = Joi.object<{ approve: boolean }>({
  approve: Joi.boolean().required().messages({ '*': 'Please approve or decline.' }),
}).label('TestBankAnswer');

export const paymentParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(paymentNotFound) });
export const invoiceParamsSchema = Joi.object<{ number: number }>({
  number: idSchema.required().error(invoiceNotFound),
});

const cents = Joi.number().integer().required();
const planSchema = Joi.string<PlanId>().valid('starter', ...paidPlans);
const intervalSchema = Joi.string<BillingInterval>().valid(...intervals);
const maybeMoment = momentSchema.allow(null).required();

export const billingSchema = Joi.object<Billing>({
  plan: planSchema.required(),
  status: Joi.string()
    .valid(...subscriptionStatuses.filter((status) => status !== 'ended'))
    .allow(null)
    .required(),
  interval: intervalSchema.allow(null).required(),
  periodEnd: maybeMoment,
  trialEndsAt: maybeMoment,
  next: Joi.object({
    kind: Joi.string().valid('renews', 'changes', 'ends', 'retries').required(),
    plan: planSchema.required(),
    interval: intervalSchema.required(),
    at: momentSchema.required(),
    amountCents: cents,
  })
    .allow(null)
    .required()
    .label('BillingNext'),
  trialAvailable: Joi.boolean().required(),
  gateway: Joi.string().valid('test', 'stripe').required(),
  card: Joi.object({
    brand: Joi.string().required(),
    last4: Joi.string().allow('').required(),
    expMonth: cents,
    expYear: cents,
  })
    .allow(null)
    .required()
    .label('BillingCard'),
  openInvoice: Joi.object({ number: cents, totalCents: cents }).allow(null).required().label('OpenInvoice'),
  failure: Joi.string().allow(null).required(),
  waitingPayment: Joi.object({ id: cents, amountCents: cents, actionUrl: Joi.string().allow(null).required() })
    .allow(null)
    .required()
    .label('WaitingPayment'),
  can: Joi.object({ cancel: Joi.boolean().required(), resume: Joi.boolean().required() })
    .required()
    .label('BillingPermissions'),
})
  .label('Billing')
  .description("The signed-in professional's plan: where it stands, what happens next and how it is paid.");

const linesSchema = Joi.array()
  .items(Joi.object({ label: Joi.string().required(), amountCents: cents }).label('BillLine'))
  .required();

export const quoteSchema = Joi.object<BillingQuote>({
  kind: Joi.string().valid('trial', 'start', 'trial_change', 'upgrade', 'scheduled').required(),
  plan: planSchema.required(),
  interval: intervalSchema.required(),
  lines: linesSchema,
  subtotalCents: cents,
  taxCents: cents,
  totalCents: cents,
  effectiveAt: momentSchema.required(),
  nextPayment: Joi.object({ at: momentSchema.required(), amountCents: cents }).required().label('NextPayment'),
  at: momentSchema.required(),
  coupon: Joi.string().allow(null).required().description('The code that it is discounted by'),
})
  .label('BillingQuote')
  .description('Cost and effect of a change of plan. Amounts are US cents.');

export const resultSchema = Joi.object<BillingResult>({
  status: Joi.string().valid('done', 'confirm').required(),
  payment: Joi.object({ id: cents, actionUrl: Joi.string().allow(null).required() })
    .allow(null)
    .required()
    .label('PaymentToConfirm'),
})
  .label('BillingResult')
  .description("Outcome of a change or payment: `confirm` waits for the customer's bank.");

export const pageSchema = Joi.object<{ url: string | null }>({ url: Joi.string().allow(null).required() }).label(
  'GatewayPage',
);

export const invoiceListSchema = Joi.array()
  .items(
    Joi.object<BillingInvoice>({
      number: cents,
      label: Joi.string().required(),
      status: Joi.string().valid('open', 'paid', 'uncollectible', 'refunded').required(),
      lines: linesSchema,
      totalCents: cents,
      refundedCents: cents,
      issuedAt: momentSchema.required(),
      paidAt: maybeMoment,
    })
      .label('BillingInvoice')
      .description('An invoice in the list.'),
  )
  .label('BillingInvoiceList');
