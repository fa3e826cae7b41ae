import { actorOf } from '../../../platform/audit/record-audit';
import { readModelState } from '../../../platform/model/model-state';
import type { Settings } from '../../../platform/settings';
import { defaultsOf, readSettings } from '../../../platform/site/site-settings';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { presentSettings, presentSite } from './settings.presenter';
import { sentTestMailSchema, settingsChangeSchema, siteSchema, storedSettingsSchema } from './settings.schema';
import { changeSettings, sendTestMail } from './settings.service';

/** Settings that administrators choose for the whole site. */
export const settingsModule = routesModule('settings', () => [site, read, change, testMail]);

const current = async (settings: Settings) =>
  presentSettings(await readSettings(undefined, defaultsOf(settings)), await readModelState(), settings);

const site = route({
  method: 'GET',
  path: '/api/site',
  access: 'anonymous',
  summary: 'Get the public site settings',
  response: siteSchema,
  act: ({ platform, setHeader }) => {
    setHeader('Cache-Control', 'public, max-age=10');
    return platform.site.read();
  },
  present: (settings) => presentSite(settings),
});

const read = route({
  method: 'GET',
  path: '/api/admin/settings',
  access: 'admin',
  summary: 'Get the site settings',
  response: storedSettingsSchema,
  act: ({ platform }) => current(platform.settings),
});

const change = route({
  method: 'PUT',
  path: '/api/admin/settings',
  access: 'admin',
  summary: 'Update the site settings; the version they are based on must be the latest',
  errors: { 409: ['settings_changed'] },
  validate: { payload: settingsChangeSchema },
  response: storedSettingsSchema,
  act: async ({ payload, platform, request }) => {
    await changeSettings(payload, defaultsOf(platform.settings), actorOf(request));
    platform.site.forget();
    return current(platform.settings);
  },
});

const testMail = route({
  method: 'POST',
  path: '/api/admin/settings/test-mail',
  access: 'admin',
  summary: 'Send a test mail to the signed-in administrator through the outbox',
  limit: 'testMails',
  publicData: 'unchanged',
  response: sentTestMailSchema,
  act: ({ viewer, request }) => sendTestMail(viewer, actorOf(request)),
  present: (mailId) => ({ mailId }),
});
