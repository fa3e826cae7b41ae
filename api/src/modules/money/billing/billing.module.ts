import type { Plugin, Request } from '@hapi/hapi';
import { refuseUnconfirmed } from '../../../platform/auth/confirmed-session';
import type { User } from '../../../platform/auth/user.model';
import type { Platform } from '../../../platform/platform';
import { listPartSchema } from '../../../platform/paging/offset-query';
import { route } from '../../../platform/routes/route';
import { presentBilling, presentInvoice, presentQuote, presentResult } from './billing.presenter';
import {
  bankAnswerSchema,
  billingSchema,
  invoiceListSchema,
  invoiceParamsSchema,
  pageSchema,
  paymentParamsSchema,
  planChangeSchema,
  quoteParamsSchema,
  quoteQuerySchema,
  quoteSchema,
  resultSchema,
  testCardSchema,
} from './billing.schema';
import { professionalsOnly } from './billing.errors';
import {
  answerTestBank,
  chooseTestCard,
  giveUpPayment,
  openCardPage,
  openPortal,
  payOpenInvoice,
} from './payments/cards.service';
import { runBillingJob } from './billing-job';
import { cancelPlan, changePlan, readQuote, resumePlan } from './subscriptions/changes.service';
import { receiveEvent } from './payments/events.service';
import { findInvoice, invoiceNumber, listInvoices } from './invoices/invoices.service';
import { invoiceHtml, type InvoiceIssuer } from './invoices/invoice-html';
import { readBilling } from './overview.service';

/** Plans that professionals buy: subscriptions, payments, invoices. */
export const billingModule: Plugin<void> = {
  name: 'billing',
  register(server) {
    const { platform } = server.app;
    platform.jobs.add({
      name: 'bill subscriptions',
      everyMilliseconds: 60_000,
      run: () => runBillingJob(platform),
    });
    server.route([overview, quote, change, cancel, resume, card, cardPage, portal]);
    server.route([pay, testBank, giveUp, invoices, invoicePage, invoiceFile, events]);
  },
};

/** Plans are for professionals. @throws AppError 403 */
function mayHavePlan({ viewer }: { readonly viewer: User }): void {
  if (viewer.userType !== 'accountant') throw professionalsOnly();
}

/** Changing the plan or how it is paid takes a fresh proof of the owner. @throws AppError 403 */
function mayChangePlan({ viewer, request }: { readonly viewer: User; readonly request: Request }): void {
  mayHavePlan({ viewer });
  refuseUnconfirmed(request);
}

const overview = route({
  method: 'GET',
  path: '/api/billing',
  access: 'signed-in',
  summary: 'Get the signed-in professional’s plan, what happens next and how it is paid',
  errors: { 403: ['accountants_only'] },
  response: billingSchema,
  authorize: mayHavePlan,
  act: ({ viewer, platform }) => readBilling(viewer.id, platform),
  present: presentBilling,
});

const quoteErrors = [
  'already_on_plan',
  'plan_change_not_allowed',
  'coupon_not_valid',
  'coupon_not_for_change',
] as const;

const quote = route({
  method: 'GET',
  path: '/api/billing/quotes/{plan}/{interval}',
  access: 'signed-in',
  summary: 'Get what changing to a plan costs now, to the cent, and does',
  errors: { 403: ['accountants_only'], 409: [...quoteErrors] },
  validate: { params: quoteParamsSchema, query: quoteQuerySchema },
  response: quoteSchema,
  authorize: mayHavePlan,
  act: ({ viewer, params, query, platform }) => readQuote(viewer.id, { ...params, ...query }, platform),
  present: presentQuote,
});

const paymentErrors = {
  402: ['payment_failed'],
  403: ['accountants_only'],
  503: ['gateway_unavailable'],
} as const;

const changeErrors = { ...paymentErrors, 403: ['accountants_only', 'confirmation_required'] } as const;

const change = route({
  method: 'POST',
  path: '/api/billing/plan',
  access: 'signed-in',
  summary: 'Change to a plan for the amount of a quote: start the trial, upgrade, or schedule a downgrade',
  errors: {
    ...changeErrors,
    409: [...quoteErrors, 'quote_changed', 'card_needed', 'payment_running'],
  },
  validate: { payload: planChangeSchema },
  response: resultSchema,
  authorize: mayChangePlan,
  act: ({ viewer, payload, platform }) => changePlan(viewer.id, payload, platform),
  present: presentResult,
});

const cancel = route({
  method: 'POST',
  path: '/api/billing/cancel',
  access: 'signed-in',
  summary: 'Cancel the plan to the end of what is paid or tried',
  errors: { 403: ['accountants_only', 'confirmation_required'], 409: ['no_subscription', 'plan_change_not_allowed'] },
  response: 'none',
  authorize: mayChangePlan,
  act: ({ viewer, platform }) => cancelPlan(viewer.id, platform),
});

const resume = route({
  method: 'POST',
  path: '/api/billing/resume',
  access: 'signed-in',
  summary: 'Take a cancellation or a scheduled downgrade back',
  publicData: 'unchanged',
  errors: { 403: ['accountants_only', 'confirmation_required'], 409: ['no_subscription', 'plan_change_not_allowed'] },
  response: 'none',
  authorize: mayChangePlan,
  act: ({ viewer, platform }) => resumePlan(viewer.id, platform),
});

const card = route({
  method: 'PUT',
  path: '/api/billing/card',
  access: 'signed-in',
  summary: 'Choose one of the published test cards; what is open is paid with it',
  errors: { ...changeErrors, 400: ['unknown_test_card'] },
  validate: { payload: testCardSchema },
  response: resultSchema,
  authorize: mayChangePlan,
  act: ({ viewer, payload, platform }) => chooseTestCard(viewer, payload.token, platform),
  present: presentResult,
});

const cardPage = route({
  method: 'POST',
  path: '/api/billing/card-page',
  access: 'signed-in',
  summary: 'Open the page of the payment service where a card is entered; null where test cards are chosen',
  publicData: 'unchanged',
  errors: { 403: ['accountants_only', 'confirmation_required'] },
  response: pageSchema,
  authorize: mayChangePlan,
  act: ({ viewer, platform }) => openCardPage(viewer, platform),
  present: (url) => ({ url }),
});

const portal = route({
  method: 'POST',
  path: '/api/billing/portal',
  access: 'signed-in',
  summary: 'Open the payment service’s page of one’s cards and payments; null when there is none',
  publicData: 'unchanged',
  errors: { 403: ['accountants_only', 'confirmation_required'] },
  response: pageSchema,
  authorize: mayChangePlan,
  act: ({ viewer, platform }) => openPortal(viewer, platform),
  present: (url) => ({ url }),
});

const pay = route({
  method: 'POST',
  path: '/api/billing/payment',
  access: 'signed-in',
  summary: 'Pay the open invoice',
  errors: { ...paymentErrors, 409: ['nothing_to_pay', 'card_needed', 'payment_running'] },
  response: resultSchema,
  authorize: mayHavePlan,
  act: ({ viewer, platform }) => payOpenInvoice(viewer.id, platform),
  present: presentResult,
});

const testBank = route({
  method: 'POST',
  path: '/api/billing/payments/{id}/test-bank',
  access: 'signed-in',
  summary: 'Answer for the bank of the test gateway, which asks for confirmation',
  errors: { ...paymentErrors, 404: ['payment_not_found'] },
  validate: { params: paymentParamsSchema, payload: bankAnswerSchema },
  response: resultSchema,
  authorize: mayHavePlan,
  act: ({ viewer, params, payload, platform }) => answerTestBank(viewer.id, params.id, payload.approve, platform),
  present: presentResult,
});

const giveUp = route({
  method: 'DELETE',
  path: '/api/billing/payments/{id}',
  access: 'signed-in',
  summary: 'Give up a payment that waits for one’s bank',
  publicData: 'unchanged',
  errors: { 403: ['accountants_only'], 404: ['payment_not_found'] },
  validate: { params: paymentParamsSchema },
  response: 'none',
  authorize: mayHavePlan,
  act: ({ viewer, params, platform }) => giveUpPayment(viewer.id, params.id, platform),
});

const invoices = route({
  method: 'GET',
  path: '/api/billing/invoices',
  access: 'signed-in',
  summary: 'List one’s own invoices, newest first',
  errors: { 403: ['accountants_only'] },
  validate: { query: listPartSchema },
  response: invoiceListSchema,
  authorize: mayHavePlan,
  act: ({ viewer, query }) => listInvoices(viewer.id, query),
  present: (found) => found.map(presentInvoice),
});

async function issuerOf({ site, settings, payments }: Platform): Promise<InvoiceIssuer> {
  const { siteName, supportEmail } = await site.read();
  return { siteName, email: supportEmail ?? settings.mail.from.email, isTest: payments.name === 'test' };
}

const invoicePage = route({
  method: 'GET',
  path: '/api/billing/invoices/{number}',
  access: 'signed-in',
  summary: 'Get one’s own invoice as a page to print',
  errors: { 403: ['accountants_only'], 404: ['invoice_not_found'] },
  validate: { params: invoiceParamsSchema },
  response: 'raw',
  authorize: mayHavePlan,
  load: ({ viewer, params }) => findInvoice(viewer.id, params.number),
  act: async ({ platform, setHeader }, invoice) => {
    setHeader('Content-Type', 'text/html; charset=utf-8');
    setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-modals");
    return invoiceHtml(invoice, await issuerOf(platform));
  },
});

const invoiceFile = route({
  method: 'GET',
  path: '/api/billing/invoices/{number}/pdf',
  access: 'signed-in',
  summary: 'Get one’s own invoice as a PDF',
  errors: { 403: ['accountants_only'], 404: ['invoice_not_found'] },
  validate: { params: invoiceParamsSchema },
  response: 'raw',
  authorize: mayHavePlan,
  load: ({ viewer, params }) => findInvoice(viewer.id, params.number),
  act: async ({ platform, setHeader }, invoice) => {
    setHeader('Content-Type', 'application/pdf');
    setHeader('Content-Disposition', `attachment; filename="${invoiceNumber(invoice.number)}.pdf"`);
    const { invoicePdf } = await import('./invoices/invoice-pdf');
    return invoicePdf(invoice, await issuerOf(platform));
  },
});

/** The signature that a gateway sends with an event. */
const signatureOf = ({ headers }: Request): string => {
  const signature: unknown = headers['stripe-signature'];
  return typeof signature === 'string' ? signature : '';
};

const events = route({
  method: 'POST',
  path: '/api/billing/events',
  access: 'anonymous',
  summary: 'Take a signed event of the payment service: the URL for its webhooks',
  anyBody: true,
  anyOrigin: true,
  errors: { 400: ['bad_event_signature'] },
  response: 'none',
  act: ({ payload, request, platform }) => {
    const body = Buffer.isBuffer(payload) ? payload.toString('utf8') : '';
    return receiveEvent({ body, signature: signatureOf(request) }, platform);
  },
});
