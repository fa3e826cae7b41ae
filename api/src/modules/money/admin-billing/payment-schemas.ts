import Joi from 'joi';
import type { AdminInvoice, AdminPayment } from '../../../contract/named-types';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';

const maybeMoment = momentSchema.allow(null).required();
const cents = Joi.number().integer().required();

export const adminPaymentSchema = Joi.object<AdminPayment>({
  id: idSchema.required(),
  purpose: Joi.string().valid('start', 'upgrade', 'renewal').required(),
  amountCents: cents,
  refundedCents: cents,
  status: Joi.string()
    .valid(
      ...['pending', 'requires_action', 'succeeded', 'failed', 'refund_due', 'refunded', 'disputed', 'charged_back'],
    )
    .required(),
  failure: Joi.string().allow(null).required(),
  invoice: Joi.string().allow(null).required().description('CP-000042'),
  createdAt: momentSchema.required(),
  settledAt: maybeMoment,
  refundable: Joi.boolean().required(),
})
  .label('AdminPayment')
  .description('A payment as administrators see it; `refundable` when its money is here.');

export const adminInvoiceSchema = Joi.object<AdminInvoice>({
  number: Joi.number().integer().required(),
  label: Joi.string().required(),
  status: Joi.string().valid('open', 'paid', 'uncollectible', 'refunded').required(),
  lines: Joi.array()
    .items(Joi.object({ label: Joi.string().required(), amountCents: cents }).label('BillLine'))
    .required(),
  totalCents: cents,
  refundedCents: cents,
  issuedAt: momentSchema.required(),
  paidAt: maybeMoment,
})
  .label('AdminInvoice')
  .description('An invoice as administrators see it.');
