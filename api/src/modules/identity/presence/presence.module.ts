import type { Plugin } from '@hapi/hapi';
import { route } from '../../../platform/routes/route';
import { presenceChoiceSchema, presenceSchema } from './presence.schema';
import { choosePresence, forgetGone, hidesPresence, readOnline } from './presence.service';

/** Online status of people who write to each other, unless they hide it. */
export const presenceModule: Plugin<void> = {
  name: 'presence',
  register(server) {
    server.app.platform.jobs.add({ name: 'expire presence', everyMilliseconds: 15_000, run: () => forgetGone() });
    server.route([read, choose]);
  },
};

const read = route({
  method: 'GET',
  path: '/api/presence',
  access: 'signed-in',
  summary: 'List which of the signed-in person’s contacts are online, and whether the person hides their own presence',
  response: presenceSchema,
  act: async ({ viewer }) => ({ online: await readOnline(viewer.id), isHidden: await hidesPresence(viewer.id) }),
});

const choose = route({
  method: 'PUT',
  path: '/api/presence',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Choose whether others see that the signed-in person is online',
  validate: { payload: presenceChoiceSchema },
  response: 'none',
  act: ({ viewer, payload }) => choosePresence(viewer.id, payload.isHidden),
});
