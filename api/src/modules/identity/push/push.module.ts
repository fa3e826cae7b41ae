import type { Plugin, Request } from '@hapi/hapi';
import { route } from '../../../platform/routes/route';
import { deliverPushes } from './deliver-pushes';
import { presentPushState } from './push.presenter';
import { pushDraftSchema, pushStateSchema, subscriptionSchema } from './push.schema';
import { choosePush, endPush, readPush, subscribeToPush } from './push.service';

/** News pushed to browsers whose pages are closed (Web Push). */
export const pushModule: Plugin<void> = {
  name: 'push',
  register(server) {
    const { platform } = server.app;
    const run = async () => {
      const { sent } = await deliverPushes(platform);
      sent.catch((error: unknown) => server.logger.error({ err: error }, 'pushes were not delivered'));
    };
    platform.jobs.add({ name: 'deliver pushes', everyMilliseconds: 5_000, run });
    server.route([read, choose, subscribe, end]);
  },
};

const asking = (viewer: { readonly id: number }, request: Request) => ({
  userId: viewer.id,
  sessionHash: request.auth.credentials.sessionHash ?? '',
});

const read = route({
  method: 'GET',
  path: '/api/push',
  access: 'signed-in',
  summary: 'Get how news is pushed to the signed-in person, and whether it is to this browser',
  response: pushStateSchema,
  act: ({ viewer, request, platform }) => readPush(asking(viewer, request), platform.settings),
  present: presentPushState,
});

const choose = route({
  method: 'PUT',
  path: '/api/push',
  access: 'signed-in',
  summary: 'Choose quiet hours, and whether pushed news shows its text',
  validate: { payload: pushDraftSchema },
  response: pushStateSchema,
  publicData: 'unchanged',
  act: async ({ viewer, payload, request, platform }) => {
    await choosePush(viewer.id, payload);
    return readPush(asking(viewer, request), platform.settings);
  },
  present: presentPushState,
});

const subscribe = route({
  method: 'PUT',
  path: '/api/push/subscription',
  access: 'signed-in',
  summary: 'Have news pushed to this browser until its session ends',
  validate: { payload: subscriptionSchema },
  response: 'none',
  publicData: 'unchanged',
  transaction: true,
  act: ({ viewer, payload, request, platform, transaction }) =>
    subscribeToPush(asking(viewer, request), payload, platform.settings, transaction),
});

const end = route({
  method: 'DELETE',
  path: '/api/push/subscription',
  access: 'signed-in',
  summary: 'Have nothing pushed to this browser',
  response: 'none',
  publicData: 'unchanged',
  act: ({ viewer, request }) => endPush(asking(viewer, request)),
});
