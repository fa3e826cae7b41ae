import type { Plugin } from '@hapi/hapi';
import { offsetQuerySchema } from '../../../platform/paging/offset-query';
import { route } from '../../../platform/routes/route';
import { inviteAutomatically } from './automatic-invitations';
import { presentInvitations, presentPastClient } from './review-invitations.presenter';
import {
  invitationDraftSchema,
  invitationSettingsSchema,
  pastClientSchema,
  reviewInvitationsSchema,
} from './review-invitations.schema';
import { invite, mayInvite, readInvitations, saveInvitationSettings } from './review-invitations.service';

const tenMinutes = 10 * 60_000;

/** Professionals ask past clients for a review, by mail and once each. */
export const reviewInvitationsModule: Plugin<void> = {
  name: 'review-invitations',
  register(server) {
    const { jobs, clock } = server.app.platform;
    jobs.add({
      name: 'invite past clients to review',
      everyMilliseconds: tenMinutes,
      async run() {
        await inviteAutomatically(clock.now());
      },
    });
    server.route([list, send, settings]);
  },
};

const list = route({
  method: 'GET',
  path: '/api/review-invitations',
  access: 'signed-in',
  summary: 'List the signed-in professional’s past clients: who can be invited to review, was invited, has reviewed',
  errors: { 403: ['accountants_only'] },
  validate: { query: offsetQuerySchema },
  response: reviewInvitationsSchema,
  authorize: mayInvite,
  act: ({ viewer, query }) => readInvitations(viewer.id, query.offset),
  present: presentInvitations,
});

const send = route({
  method: 'POST',
  path: '/api/review-invitations',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Invite a past client to review, by mail and once; on Premium with a note',
  errors: {
    403: ['accountants_only', 'review_invitations_not_in_plan', 'advanced_invitations_not_in_plan'],
    404: ['past_client_not_found'],
    409: ['already_invited', 'already_reviewed', 'invitations_not_taken', 'listing_not_public'],
  },
  validate: { payload: invitationDraftSchema },
  response: pastClientSchema,
  authorize: mayInvite,
  act: ({ viewer, payload, platform }) => invite(viewer.id, payload, platform.clock.now()),
  present: presentPastClient,
});

const settings = route({
  method: 'PUT',
  path: '/api/review-invitations/settings',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Choose whether past clients are invited automatically some days after the last message: Premium',
  errors: { 403: ['accountants_only', 'advanced_invitations_not_in_plan'] },
  validate: { payload: invitationSettingsSchema },
  response: reviewInvitationsSchema,
  authorize: mayInvite,
  async act({ viewer, payload, platform }) {
    await saveInvitationSettings(viewer.id, payload, platform.clock.now());
    return readInvitations(viewer.id);
  },
  present: presentInvitations,
});
