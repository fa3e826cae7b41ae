import Joi from 'joi';
import { couponLimits } from '../../../contract/limits/billing';
import type { AdminCoupon, CouponDraft } from '../../../contract/named-types';
import { daySchema, idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { exactText } from '../../../platform/text/text-schemas';
import { couponNotFound } from './admin-billing.errors';

const { codeMin, codeMax, percentMax, amountMaxCents, periodsMax, usesMax } = couponLimits;

const whole = (max: number, sentence: string) =>
  Joi.number().integer().min(1).max(max).allow(null).required().messages({ '*': sentence });

export const couponDraftSchema = Joi.object<CouponDraft>({
  code: exactText()
    .trim()
    .uppercase()
    .pattern(new RegExp(`^[A-Z0-9-]{${codeMin},${codeMax}}$`))
    .required()
    .messages({ '*': `A code has ${codeMin} to ${codeMax} letters, digits and hyphens.` }),
  percent: whole(percentMax, `Choose 1 to ${percentMax} percent.`),
  amountCents: whole(amountMaxCents, `Choose an amount of at most $${amountMaxCents / 100}.`),
  periods: whole(periodsMax, `Choose 1 to ${periodsMax} billing periods, or all of them.`),
  usesMax: whole(usesMax, 'Choose how many professionals can use it, or leave it open.'),
  // On which it can still be used, until the day ends on the site's clock.
  lastDay: daySchema.allow(null).required().messages({ '*': 'Choose the last day on which it can be used.' }),
})
  .custom((draft: CouponDraft, helpers) =>
    (draft.percent === null) === (draft.amountCents === null) ? helpers.error('any.invalid') : draft,
  )
  .messages({ 'any.invalid': 'Choose either a percentage or an amount.' })
  .label('CouponDraft');

export const couponParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(couponNotFound) });

const maybeCount = Joi.number().integer().allow(null).required();

export const adminCouponSchema = Joi.object<AdminCoupon>({
  id: idSchema.required(),
  code: Joi.string().required(),
  percent: maybeCount,
  amountCents: maybeCount,
  periods: maybeCount.description('Paid periods that it holds for; null is all'),
  usesMax: maybeCount,
  uses: Joi.number().integer().required(),
  lastDay: Joi.string().allow(null).required().description('The last day on which it can be used, Eastern Time'),
  createdAt: momentSchema.required(),
  state: Joi.string().valid('active', 'used_up', 'ended', 'retired').required(),
})
  .label('AdminCoupon')
  .description('A coupon code as administrators see it.');

export const adminCouponListSchema = Joi.array().items(adminCouponSchema).label('AdminCouponList');
