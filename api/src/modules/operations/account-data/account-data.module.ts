import Joi from 'joi';
import { actorOf } from '../../../platform/audit/record-audit';
import { refuseUnconfirmed } from '../../../platform/auth/confirmed-session';
import { hasSecondFactor } from '../../../platform/auth/required-second-step';
import { clearSessionCookie } from '../../../platform/auth/session-cookie';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { exactText } from '../../../platform/text/text-schemas';
import { proveOwner } from '../../identity/accounts/passwords/own-password';
import { deleteAccount } from './account-deletion.service';
import { exportData } from './data-export.service';

/** Privacy rights: a copy of all personal data, and deletion of the account. */
export const accountDataModule = routesModule('account-data', () => [download, remove]);

const download = route({
  method: 'GET',
  path: '/api/users/export',
  access: 'signed-in',
  summary: 'Export everything stored about the signed-in person as JSON',
  errors: { 403: ['confirmation_required'], 429: ['rate_limited'] },
  response: 'raw',
  authorize: ({ request }) => refuseUnconfirmed(request),
  act: async ({ viewer, platform, setHeader }) => {
    // Counted here: a call that only asks for the proof of the owner is none.
    await platform.limits.consume('exports', viewer.id);
    setHeader('Content-Type', 'application/json; charset=utf-8');
    setHeader('Content-Disposition', `attachment; filename="counterpart-${viewer.id}.json"`);
    return JSON.stringify(await exportData(viewer), null, 2);
  },
});

const deletionSchema = Joi.object<{ password: string }>({
  password: exactText().max(1000).required().messages({ '*': 'Password is required' }),
}).label('AccountDeletion');

const remove = route({
  method: 'POST',
  path: '/api/users/deletion',
  access: 'signed-in',
  summary: 'Delete the account of the signed-in person',
  errors: { 400: ['wrong_password'], 403: ['confirmation_required'], 409: ['last_admin'], 429: ['rate_limited'] },
  validate: { payload: deletionSchema },
  response: 'none',
  act: async ({ viewer, payload, platform, request }) => {
    await proveOwner(viewer, payload.password, platform.limits, 'Password is not correct');
    if (await hasSecondFactor(viewer.id)) refuseUnconfirmed(request);
    await deleteAccount(viewer, platform, actorOf(request));
    clearSessionCookie(request);
  },
});
