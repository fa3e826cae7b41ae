import type { Plugin } from '@hapi/hapi';
import Joi from 'joi';
import { archiveLimits } from '../../../hosting/release-archive';
import { actorOf, recordAudit } from '../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { formFile, type FormPayload } from '../../../platform/files/form-file';
import { route } from '../../../platform/routes/route';
import { discover } from './discovery.service';
import { BackendCalls } from './backends/backend-calls';
import { backendRoutes } from './backends/backends.routes';
import { proxyRoutes } from './backends/proxy.routes';
import { areaErrorRoutes } from './errors/area-errors.routes';
import { forgetErrors } from './errors/area-errors.service';
import { forgetViews } from './health/health.service';
import { pageViewsRoute } from './health/page-views.routes';
import { areaRoutes } from './overview/areas.routes';
import { findRelease, publish } from './publish.service';
import { uploadBytes } from './publishing/read-release';
import { mustLieBelow } from './publishing/refuse-forged';
import { activatorFor, deployerErrors, forDeployers, mustBeInstallation, publisherOf } from './release.policy';
import { handOver, readRouteOwners } from './owners/route-owners.service';
import { presentRelease, presentRouteOwner } from './release.presenter';
import {
  areaParametersSchema,
  discoverySchema,
  handOverSchema,
  liveShellsSchema,
  releaseParametersSchema,
  releaseSchema,
  routeOwnerSchema,
} from './release.schema';
import { setLiveShells } from './shells/live-shells.service';
import { shellFileRoutes } from './shells/shell-files.routes';
import { activate, refuseTakenDown, rollBack } from './rollouts/activation.service';
import { rolloutRoutes } from './rollouts/rollouts.routes';
import { followRollouts, type Stopped } from './rollouts/rollouts.service';
import { trialReportRoute } from './rollouts/trial-reports.routes';
import { overrideRoutes } from './overrides/overrides.routes';
import { shellStore } from './shells/shell-store';
import { removeOldReleases } from './store/retention.service';
import { packRelease, releaseStore } from './store/stored-files';
import { deployTokenRoutes } from './tokens/deploy-tokens.routes';

/** Forgets what browsers reported too long ago. */
async function forgetReported(): Promise<void> {
  await forgetErrors();
  await forgetViews();
}

/** The registry of what each area has published and which of it is served. */
export const releasesModule: Plugin<void> = {
  name: 'releases',
  register(server) {
    const { jobs, changes, settings, clock } = server.app.platform;
    const backendCalls = new BackendCalls(() => clock.now().getTime());
    server.app.readings.push(...backendCalls.readings);
    server.route([
      discovery,
      publishing,
      archive,
      activation,
      rollback,
      shells,
      owners,
      handingOver,
      ...deployTokenRoutes,
      ...overrideRoutes,
      ...rolloutRoutes,
      ...areaRoutes,
      ...shellFileRoutes,
      trialReportRoute(),
      pageViewsRoute,
      ...areaErrorRoutes(settings),
      ...backendRoutes(backendCalls),
      ...proxyRoutes(backendCalls),
    ]);
    jobs.add({
      name: 'remove old releases',
      everyMilliseconds: 3_600_000,
      run: () => {
        const onError = (err: unknown, subject: string) =>
          server.logger.warn(
            { err, subject },
            'Files of an old release could not be removed: the next run tries again.',
          );
        return removeOldReleases({ releases: releaseStore(settings), shells: shellStore(settings), onError });
      },
    });
    jobs.add({ name: 'purge area errors', everyMilliseconds: 3_600_000, run: forgetReported });
    jobs.add({
      name: 'follow rollouts',
      everyMilliseconds: 2_000,
      run: async () => {
        const onStopped = (stopped: Stopped) => server.logger.warn(stopped, 'A release on trial stopped itself.');
        if (await followRollouts(onStopped)) changes.announce();
      },
    });
  },
};

const discovery = route({
  method: 'GET',
  path: '/api/platform/discovery',
  access: 'anonymous',
  summary: 'Get the served releases of every area in the Frontend Discovery schema',
  response: discoverySchema,
  act: ({ setHeader }) => {
    setHeader('Cache-Control', 'no-store');
    return discover();
  },
});

const publishing = route<'anonymous', object, object, FormPayload>({
  method: 'POST',
  path: '/api/platform/releases',
  access: 'anonymous',
  summary: 'Publish a release: a .tar.gz of its files and `release.json` (with a deploy token of its area)',
  errors: {
    400: ['invalid_request', 'release_invalid'],
    401: ['release_token_refused'],
    403: ['release_token_other_area', 'release_not_granted'],
    409: ['release_exists', 'route_taken'],
    413: ['payload_too_large'],
    422: ['release_incompatible', 'shell_unknown'],
  },
  takesReleaseToken: true,
  upload: true,
  maxBytes: uploadBytes,
  publicData: 'unchanged',
  allowFirst: async (context) => void (await publisherOf(context)),
  response: releaseSchema,
  act: async (context) => {
    const { payload, platform, request } = context;
    const { bytes } = formFile(payload, {
      maxBytes: archiveLimits.packedBytes,
      missing: 'Please send the archive of the release in the field file.',
      tooLarge: 'The archive may have at most 16 MB.',
    });
    const deployer = await publisherOf(context);
    return publish(bytes, { deployer, by: actorOf(request), store: releaseStore(platform.settings) });
  },
  present: presentRelease,
});

const archive = route({
  method: 'GET',
  path: '/api/platform/releases/{name}/{version}/archive',
  access: 'anonymous',
  summary: 'Download a release as a .tar.gz, for the shells that serve it',
  errors: { 404: ['release_not_found', 'release_files_missing'] },
  validate: { params: releaseParametersSchema },
  response: 'raw',
  load: ({ params }) => findRelease(params.name, params.version),
  act: ({ platform: { settings }, setHeader }, release) => {
    setHeader('Content-Type', 'application/gzip');
    setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    return packRelease(releaseStore(settings), release);
  },
});

const activation = route({
  method: 'POST',
  path: '/api/platform/releases/{name}/{version}/activate',
  ...forDeployers,
  summary: 'Activate a published release (with a deploy token of its area, or as an administrator)',
  errors: {
    ...deployerErrors,
    404: ['release_not_found'],
    409: ['area_taken_down', 'route_taken'],
    422: ['release_incompatible', 'shell_unknown'],
  },
  validate: { params: releaseParametersSchema },
  response: releaseSchema,
  load: ({ params }) => findRelease(params.name, params.version),
  act: async (context, release) => {
    const deployer = await activatorFor(release.name, context);
    mustLieBelow(deployer.pathPrefix, release.manifest);
    await inRetriedTransaction(async (transaction) => {
      if (!deployer.mayBringBack) await refuseTakenDown(release.name, transaction);
      await activate(release, deployer.label, transaction);
      const subject = { type: 'release', id: `${release.name} ${release.version}` };
      const by = actorOf(context.request);
      await recordAudit({ by, action: 'release.activated', subject, after: { by: deployer.label } }, transaction);
    });
    return release;
  },
  present: presentRelease,
});

const rollback = route({
  method: 'POST',
  path: '/api/platform/areas/{name}/rollback',
  ...forDeployers,
  summary: 'Roll an area back to the release served before (with a deploy token of the area, or as an administrator)',
  errors: {
    ...deployerErrors,
    404: ['release_not_found'],
    409: ['no_release_before'],
    422: ['release_incompatible', 'shell_unknown'],
  },
  validate: { params: areaParametersSchema },
  response: releaseSchema,
  act: async (context) => {
    const { request, params } = context;
    const { name } = params;
    const deployer = await activatorFor(name, context);
    return inRetriedTransaction(async (transaction) => {
      const { from, to } = await rollBack(name, deployer.label, transaction);
      mustLieBelow(deployer.pathPrefix, to.manifest);
      const subject = { type: 'release', id: `${name} ${from.version}` };
      const after = { by: deployer.label, to: to.version };
      await recordAudit({ by: actorOf(request), action: 'release.rolledBack', subject, after }, transaction);
      return to;
    });
  },
  present: presentRelease,
});

const shells = route({
  method: 'PUT',
  path: '/api/platform/shells',
  access: 'anonymous',
  summary: 'Report which builds of the shell are live and what they provide (with the release token)',
  errors: { 401: ['release_token_refused'], 422: ['shell_breaks_areas'] },
  takesReleaseToken: true,
  publicData: 'unchanged',
  allowFirst: ({ request, platform }) => mustBeInstallation(request, platform.settings),
  validate: { payload: liveShellsSchema },
  response: liveShellsSchema,
  transaction: true,
  act: async ({ payload, request, transaction }) => {
    const { before, after } = await setLiveShells(payload, transaction);
    const subject = { type: 'shell', id: null };
    await recordAudit(
      {
        by: actorOf(request),
        action: 'release.shellsChanged',
        subject,
        before: { builds: before },
        after: { builds: after },
      },
      transaction,
    );
    return payload;
  },
});

const owners = route({
  method: 'GET',
  path: '/api/platform/routes',
  access: 'admin',
  summary: 'List every route and slot with the area that owns it',
  response: Joi.array().items(routeOwnerSchema),
  act: () => readRouteOwners(),
  present: (found) => found.map(presentRouteOwner),
});

const handingOver = route({
  method: 'POST',
  path: '/api/platform/routes/hand-over',
  access: 'admin',
  summary: 'Hand a route or slot to another area, which owns it from its next activated release on',
  errors: { 404: ['route_not_found'] },
  validate: { payload: handOverSchema },
  response: routeOwnerSchema,
  transaction: true,
  act: async ({ payload, request, transaction }) => {
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
  },
  present: presentRouteOwner,
});
