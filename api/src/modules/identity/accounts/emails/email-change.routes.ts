import type { ServerRoute } from '@hapi/hapi';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import { User } from '../../../../platform/auth/user.model';
import { presentViewer } from '../../../../platform/auth/user.presenter';
import { userSchema } from '../../../../platform/auth/user.schema';
import { route } from '../../../../platform/routes/route';
import { cancelEmailChange, resendEmailChange } from './email-change.service';

const cancel = route({
  method: 'DELETE',
  path: '/api/users/email-change',
  access: 'signed-in',
  summary: 'Cancel an unconfirmed change of email address',
  response: userSchema,
  publicData: 'unchanged',
  act: async ({ viewer }) => {
    await inRetriedTransaction((transaction) => cancelEmailChange(viewer.id, transaction));
    return User.query().findById(viewer.id).throwIfNotFound();
  },
  present: presentViewer,
});

const resend = route({
  method: 'POST',
  path: '/api/users/email-change/resend',
  access: 'signed-in',
  summary: 'Resend the link to the new email address',
  limit: 'confirmationMails',
  errors: { 404: ['email_change_not_found'] },
  response: 'none',
  publicData: 'unchanged',
  act: ({ viewer }) => resendEmailChange(viewer.id),
});

/** Routes to cancel or resend a pending email change; `PUT /api/users/profile` requests one. */
export const emailChangeRoutes: ServerRoute[] = [cancel, resend];
