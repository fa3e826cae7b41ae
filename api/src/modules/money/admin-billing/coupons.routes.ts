import { actorOf } from '../../../platform/audit/record-audit';
import { listPartSchema } from '../../../platform/paging/offset-query';
import { route } from '../../../platform/routes/route';
import { presentCoupon } from './admin-billing.presenter';
import { adminCouponListSchema, adminCouponSchema, couponDraftSchema, couponParamsSchema } from './coupons.schema';
import { createCoupon, listCoupons, retireCoupon } from './coupons.service';

const list = route({
  method: 'GET',
  path: '/api/admin/billing/coupons',
  access: 'admin',
  summary: 'List coupons with how often they were used, the newest first',
  validate: { query: listPartSchema },
  response: adminCouponListSchema,
  act: ({ query }) => listCoupons(query),
  present: (coupons, { platform }) => coupons.map((counted) => presentCoupon(counted, platform.clock.now())),
});

const create = route({
  method: 'POST',
  path: '/api/admin/billing/coupons',
  publicData: 'unchanged',
  access: 'admin',
  summary: 'Make a coupon for new subscriptions; its terms are final',
  errors: { 409: ['coupon_code_taken'] },
  validate: { payload: couponDraftSchema },
  response: adminCouponSchema,
  act: ({ payload, platform, request }) => createCoupon(payload, actorOf(request), platform.clock.now()),
  present: (coupon, { platform }) => presentCoupon({ coupon, uses: 0 }, platform.clock.now()),
});

const retire = route({
  method: 'POST',
  path: '/api/admin/billing/coupons/{id}/retire',
  publicData: 'unchanged',
  access: 'admin',
  summary: 'End a coupon for new subscriptions; those that have it keep it',
  errors: { 404: ['coupon_not_found'] },
  validate: { params: couponParamsSchema },
  response: 'none',
  act: ({ params, platform, request }) => retireCoupon(params.id, actorOf(request), platform.clock.now()),
});

/** The routes of coupons. */
export const couponRoutes = [list, create, retire];
