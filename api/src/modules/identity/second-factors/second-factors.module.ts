import type { Plugin, Request } from '@hapi/hapi';
import { actorOf } from '../../../platform/audit/record-audit';
import { refuseUnconfirmed } from '../../../platform/auth/confirmed-session';
import { lockUsers } from '../../../platform/auth/lock-users';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { listPartSchema } from '../../../platform/paging/offset-query';
import { route } from '../../../platform/routes/route';
import { beginApp } from './codes/authenticator-app.service';
import { offerPasskey } from './passkeys/passkeys.service';
import { presentPasskey, presentSecondFactors, presentTrustedBrowser } from './second-factors.presenter';
import {
  addedFactorSchema,
  addedPasskeySchema,
  appCodeSchema,
  appSetupSchema,
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyNameSchema,
  passkeyParamsSchema,
  recoveryCodesSchema,
  secondFactorsSchema,
  trustedBrowserParamsSchema,
  trustedBrowsersSchema,
} from './second-factors.schema';
import {
  addApp,
  addPasskey,
  readSecondFactors,
  removeApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from './second-factors.service';
import { cancelRecovery, recoverDue } from './recovery/recovery.service';
import { forgetExpired } from './forget-expired';
import { listTrustedBrowsers, revokeTrustedBrowser, trustOf } from './trusted-browsers.service';

/** Passkeys, the authenticator app, recovery codes and trusted browsers of the signed-in person. */
export const secondFactorsModule: Plugin<void> = {
  name: 'second-factors',
  register(server) {
    const { platform } = server.app;
    platform.jobs.add({ name: 'purge expired sign-in steps', everyMilliseconds: 600_000, run: forgetExpired });
    platform.jobs.add({
      name: 'turn off lost second steps',
      everyMilliseconds: 60_000,
      run: () => recoverDue(),
    });
    server.route([stopRecovery]);
    server.route([overview, setUpApp, confirmNewApp, deleteApp, newCodes]);
    server.route([offer, create, rename, deletePasskey, browsers, revoke]);
  },
};

/** Changes of factors need a fresh proof of the owner. */
const confirmed = {
  errors: { 403: ['confirmation_required'] },
  authorize: ({ request }: { readonly request: Request }) => refuseUnconfirmed(request),
  publicData: 'unchanged',
} as const;

const adderOf = (request: Request) => ({
  by: actorOf(request),
  sessionHash: request.auth.credentials.sessionHash,
});

const overview = route({
  method: 'GET',
  path: '/api/users/second-factors',
  access: 'signed-in',
  summary: 'Get what the signed-in person can sign in with beside the password',
  response: secondFactorsSchema,
  act: ({ viewer }) => readSecondFactors(viewer.id),
  present: presentSecondFactors,
});

const setUpApp = route({
  ...confirmed,
  method: 'POST',
  path: '/api/users/second-factors/app',
  access: 'signed-in',
  summary: 'Begin to set up an authenticator app; it counts once its first code was sent',
  errors: { ...confirmed.errors, 409: ['authenticator_app_exists'] },
  response: appSetupSchema,
  act: async ({ viewer, platform, setHeader }) => {
    setHeader('Cache-Control', 'no-store');
    const { siteName: issuer } = await platform.site.read();
    const names = { account: viewer.username, issuer, secrets: platform.settings };
    return inRetriedTransaction(async (transaction) => {
      await lockUsers([viewer.id], transaction);
      return beginApp(viewer.id, names, transaction);
    });
  },
});

const confirmNewApp = route({
  ...confirmed,
  method: 'POST',
  path: '/api/users/second-factors/app/confirmation',
  access: 'signed-in',
  summary:
    'Have the authenticator app count, by its first code; the first factor brings recovery codes and ends other sessions',
  limit: 'codeChecks',
  errors: {
    ...confirmed.errors,
    400: ['wrong_code'],
    404: ['authenticator_app_not_found'],
    409: ['authenticator_app_exists'],
  },
  validate: { payload: appCodeSchema },
  response: addedFactorSchema,
  act: async ({ viewer, payload, platform, request, setHeader }) => {
    setHeader('Cache-Control', 'no-store');
    return addApp(viewer, payload.code, platform.settings, adderOf(request));
  },
  present: ({ recoveryCodes }) => ({ recoveryCodes }),
});

const deleteApp = route({
  ...confirmed,
  method: 'DELETE',
  path: '/api/users/second-factors/app',
  access: 'signed-in',
  summary: 'Remove the authenticator app; no browser is trusted any longer',
  errors: { ...confirmed.errors, 404: ['authenticator_app_not_found'], 409: ['last_second_factor'] },
  response: 'none',
  act: ({ viewer, platform, request }) => removeApp(viewer, platform.settings, actorOf(request)),
});

const newCodes = route({
  ...confirmed,
  method: 'POST',
  path: '/api/users/second-factors/recovery-codes',
  access: 'signed-in',
  summary: 'Replace the recovery codes; they are shown once',
  errors: { ...confirmed.errors, 409: ['no_second_factor'] },
  response: recoveryCodesSchema,
  act: async ({ viewer, request, setHeader }) => {
    setHeader('Cache-Control', 'no-store');
    return renewRecoveryCodes(viewer, actorOf(request));
  },
  present: (recoveryCodes) => ({ recoveryCodes }),
});

const offer = route({
  ...confirmed,
  method: 'POST',
  path: '/api/users/passkeys/options',
  access: 'signed-in',
  summary: 'Get what a browser makes a passkey of',
  limit: 'codeChecks',
  response: passkeyCreationSchema,
  act: async ({ viewer, platform }) => offerPasskey(viewer, (await platform.site.read()).siteName, platform.settings),
});

const create = route({
  ...confirmed,
  method: 'POST',
  path: '/api/users/passkeys',
  access: 'signed-in',
  summary: 'Add a passkey; the first factor brings recovery codes and ends other sessions',
  errors: { ...confirmed.errors, 400: ['passkey_refused'], 409: ['passkey_exists', 'too_many_passkeys'] },
  validate: { payload: newPasskeySchema },
  response: addedPasskeySchema,
  act: async ({ viewer, payload, platform, request, setHeader }) => {
    setHeader('Cache-Control', 'no-store');
    return addPasskey(viewer, payload, platform.settings, adderOf(request));
  },
  present: ({ added, recoveryCodes }) => ({ passkey: presentPasskey(added), recoveryCodes }),
});

const rename = route({
  method: 'PATCH',
  path: '/api/users/passkeys/{id}',
  access: 'signed-in',
  summary: 'Rename a passkey',
  publicData: 'unchanged',
  errors: { 404: ['passkey_not_found'] },
  validate: { params: passkeyParamsSchema, payload: passkeyNameSchema },
  response: 'none',
  act: ({ viewer, params, payload }) => renamePasskey(viewer.id, params.id, payload.name),
});

const deletePasskey = route({
  ...confirmed,
  method: 'DELETE',
  path: '/api/users/passkeys/{id}',
  access: 'signed-in',
  summary: 'Remove a passkey; no browser is trusted any longer',
  errors: { ...confirmed.errors, 404: ['passkey_not_found'], 409: ['last_second_factor'] },
  validate: { params: passkeyParamsSchema },
  response: 'none',
  act: ({ viewer, params, platform, request }) => removePasskey(viewer, params.id, platform.settings, actorOf(request)),
});

const browsers = route({
  method: 'GET',
  path: '/api/users/trusted-browsers',
  access: 'signed-in',
  summary: 'List the browsers in which signing in takes no second step',
  validate: { query: listPartSchema },
  response: trustedBrowsersSchema,
  act: ({ viewer, query }) => listTrustedBrowsers(viewer.id, query),
  present: (found, { viewer, request, platform }) =>
    found.map((browser) => presentTrustedBrowser(browser, trustOf(viewer.id, request, platform.settings))),
});

const revoke = route({
  method: 'DELETE',
  path: '/api/users/trusted-browsers/{id}',
  access: 'signed-in',
  summary: 'Trust a browser no longer',
  publicData: 'unchanged',
  errors: { 404: ['trusted_browser_not_found'] },
  validate: { params: trustedBrowserParamsSchema },
  response: 'none',
  act: ({ viewer, params, request }) => revokeTrustedBrowser(viewer.id, params.id, actorOf(request)),
});

const stopRecovery = route({
  method: 'DELETE',
  path: '/api/users/second-factors/recovery',
  access: 'signed-in',
  summary: 'Call off a recovery that would remove the second step',
  publicData: 'unchanged',
  errors: { 404: ['recovery_not_found'] },
  response: 'none',
  act: ({ viewer, request }) => cancelRecovery(viewer.id, actorOf(request)),
});
