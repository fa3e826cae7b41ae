import { actorOf } from '../../../platform/audit/record-audit';
import { database } from '../../../platform/database/transaction';
import { route } from '../../../platform/routes/route';
import { readProfessionals } from '../professionals/professional-rows';
import { presentProfessional } from '../professionals/professionals.presenter';
import { professionalParamsSchema, professionalSchema } from '../professionals/professionals.schema';
import { professionalNotFound } from '../professionals/professionals.errors';
import { findProfessional } from '../professionals/professionals.service';
import { decideListing } from './listing-review.service';
import { listingDecisionSchema, listingReviewSettingSchema } from './listing-review.schema';
import { changeListingReview, readListingReview } from './listing-review-setting';

const read = route({
  method: 'GET',
  path: '/api/admin/listings/{id}',
  access: 'admin',
  summary: 'Get a profile as it would be listed',
  errors: { 404: ['professional_not_found'] },
  validate: { params: professionalParamsSchema },
  response: professionalSchema,
  act: async ({ params }) => {
    const [record] = await readProfessionals(database(), [params.id]);
    if (!record?.profile) throw professionalNotFound();
    return record;
  },
  present: (record, { viewer }) => presentProfessional(record, viewer, new Set()),
});

const decide = route({
  method: 'POST',
  path: '/api/admin/listings/{id}/decision',
  access: 'admin',
  summary: 'Approve a waiting profile, or return it with what to fix',
  errors: { 404: ['professional_not_found'], 409: ['already_decided'] },
  validate: { params: professionalParamsSchema, payload: listingDecisionSchema },
  response: 'none',
  load: ({ params }) => findProfessional(params.id),
  transaction: true,
  act: ({ request, payload, transaction }, { user }) => decideListing(user.id, actorOf(request), payload, transaction),
});

const setting = route({
  method: 'GET',
  path: '/api/admin/settings/listing-review',
  access: 'admin',
  summary: 'Get whether administrators review new profiles',
  response: listingReviewSettingSchema,
  act: async () => ({ mode: await readListingReview() }),
});

const changeSetting = route({
  method: 'PUT',
  path: '/api/admin/settings/listing-review',
  access: 'admin',
  summary: 'Choose whether new profiles are listed after the automatic review or wait for an administrator',
  publicData: 'unchanged',
  validate: { payload: listingReviewSettingSchema },
  response: 'none',
  act: ({ payload, request }) => changeListingReview(payload.mode, actorOf(request)),
});

/** Profiles that wait for an administrator, and the setting that makes them wait. */
export const listingReviewRoutes = [read, decide, setting, changeSetting];
