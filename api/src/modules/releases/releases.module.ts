import type { Plugin } from '@hapi/hapi';
import { actorOf, recordAudit } from '../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';
import { route } from '../../platform/routes/route';
import Joi from 'joi';
import { discover } from './discovery.service';
import { activate, findRelease, publish } from './publish.service';
import { mayActivate, mayPublish } from './release.policy';
import { handOver, readRouteOwners } from './owners/route-owners.service';
import { presentRelease, presentRouteOwner } from './release.presenter';
import {
  discoverySchema,
  handOverSchema,
  publicationSchema,
  releaseParametersSchema,
  releaseSchema,
  routeOwnerSchema,
} from './release.schema';

const tags = ['platform'] as const;

/** The registry of what each area has published and which of it is served. */
export const releasesModule: Plugin<void> = {
  name: 'releases',
  register(server) {
    server.route([discovery, publishing, activation, owners, handingOver]);
  },
};

const discovery = route({
  method: 'GET',
  path: '/api/platform/discovery',
  access: 'anonymous',
  summary: 'What is served of every area, in the Frontend Discovery schema',
  tags,
  response: discoverySchema,
  act: ({ setHeader }) => {
    setHeader('Cache-Control', 'no-store');
    return discover();
  },
});

const publishing = route({
  method: 'POST',
  path: '/api/platform/releases',
  access: 'anonymous',
  summary: 'Publish a release (with the release token)',
  tags,
  errors: { 401: ['release_token_refused'], 409: ['release_exists', 'route_taken'], 422: ['release_incompatible'] },
  takesReleaseToken: true,
  allowFirst: ({ request, platform }) => mayPublish(request, platform.settings),
  validate: { payload: publicationSchema },
  response: releaseSchema,
  act: ({ payload, platform, request }) =>
    inRetriedTransaction(async (transaction) => {
      const release = await publish(payload, platform.settings.sdkVersion, transaction);
      const subject = { type: 'release', id: `${release.name} ${release.version}` };
      await recordAudit({ by: actorOf(request), action: 'release.published', subject }, transaction);
      return release;
    }),
  present: presentRelease,
});

const activation = route({
  method: 'POST',
  path: '/api/platform/releases/{name}/{version}/activate',
  access: 'public',
  summary: 'Serve a published release (with the release token, or as an administrator)',
  tags,
  errors: {
    401: ['release_token_refused'],
    403: ['admin_only'],
    404: ['release_not_found'],
    422: ['release_incompatible'],
  },
  takesReleaseToken: true,
  allowFirst: ({ request, viewer, platform }) => mayActivate(request, viewer, platform.settings),
  validate: { params: releaseParametersSchema },
  response: releaseSchema,
  load: ({ params }) => findRelease(params.name, params.version),
  act: async ({ platform, request }, release) => {
    await inRetriedTransaction(async (transaction) => {
      await activate(release, platform.settings.sdkVersion, transaction);
      const subject = { type: 'release', id: `${release.name} ${release.version}` };
      await recordAudit({ by: actorOf(request), action: 'release.activated', subject }, transaction);
    });
    return release;
  },
  present: presentRelease,
});

const owners = route({
  method: 'GET',
  path: '/api/platform/routes',
  access: 'admin',
  summary: 'Every route and slot with the area that it belongs to',
  tags,
  response: Joi.array().items(routeOwnerSchema),
  act: () => readRouteOwners(),
  present: (found) => found.map(presentRouteOwner),
});

const handingOver = route({
  method: 'POST',
  path: '/api/platform/routes/hand-over',
  access: 'admin',
  summary: 'Hand a route or slot to another area, which has it from its next activated release on',
  tags,
  errors: { 404: ['route_not_found'] },
  validate: { payload: handOverSchema },
  response: routeOwnerSchema,
  act: ({ payload, request }) =>
    inRetriedTransaction(async (transaction) => {
      const { before, after } = await handOver(payload, transaction);
      await recordAudit(
        {
          by: actorOf(request),
          action: 'release.routeHandedOver',
          subject: { type: after.kind, id: after.id },
          label: after.name,
          before: { handedTo: before },
          after: { handedTo: after.handedTo },
        },
        transaction,
      );
      return after;
    }),
  present: presentRouteOwner,
});
