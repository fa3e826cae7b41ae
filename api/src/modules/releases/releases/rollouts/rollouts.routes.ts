import { actorOf, recordAudit } from '../../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import { route } from '../../../../platform/routes/route';
import { findRelease } from '../publish.service';
import { mustLieBelow } from '../publishing/refuse-forged';
import { activatorFor, deployerErrors, forDeployers } from '../release.policy';
import { areaParametersSchema, releaseParametersSchema, takeDownSchema } from '../release.schema';
import { Release } from '../release.model';
import { takeDown } from './activation.service';
import { presentRollout } from './rollout.presenter';
import { rolloutPlanSchema, rolloutSchema } from './rollout.schema';
import { advanceNow, audit, startRollout } from './rollouts.service';

const refusals = {
  ...deployerErrors,
  422: ['release_incompatible', 'shell_unknown'],
} as const;

const start = route({
  method: 'POST',
  path: '/api/platform/releases/{name}/{version}/rollout',
  ...forDeployers,
  summary: 'Start a rollout: serve a published release to a growing share of visitors',
  errors: { ...refusals, 404: ['release_not_found'], 409: ['nothing_to_compare', 'rollout_running', 'route_taken'] },
  validate: { params: releaseParametersSchema, payload: rolloutPlanSchema },
  response: rolloutSchema,
  load: ({ params }) => findRelease(params.name, params.version),
  act: async (context, release) => {
    const { payload, request } = context;
    const deployer = await activatorFor(release.name, context);
    mustLieBelow(deployer.pathPrefix, release.manifest);
    const rollout = await inRetriedTransaction(async (transaction) => {
      const started = await startRollout(release, payload, deployer.label, transaction);
      const after = { by: deployer.label, share: started.share, waitSeconds: payload.waitSeconds };
      await audit('release.rolloutStarted', started, release.version, after, actorOf(request), transaction);
      return started;
    });
    const stable = await Release.query().findById(rollout.stableId).throwIfNotFound();
    return { rollout, version: release.version, stable: stable.version };
  },
  present: ({ rollout, ...versions }) => presentRollout(rollout, versions),
});

const advance = route({
  method: 'POST',
  path: '/api/platform/areas/{name}/advance',
  ...forDeployers,
  summary: 'Advance an area’s rollout to its next step now',
  errors: { ...refusals, 404: ['no_rollout'] },
  validate: { params: areaParametersSchema },
  response: rolloutSchema,
  act: async (context) => {
    const { params, request } = context;
    const { name } = params;
    const deployer = await activatorFor(name, context);
    return inRetriedTransaction(async (transaction) => {
      const rollout = await advanceNow(name, deployer.label, transaction);
      const [release, stable] = await Promise.all([
        Release.query(transaction).findById(rollout.releaseId).throwIfNotFound(),
        Release.query(transaction).findById(rollout.stableId).throwIfNotFound(),
      ]);
      mustLieBelow(deployer.pathPrefix, release.manifest);
      const after = { by: deployer.label, share: rollout.share };
      await audit('release.rolloutAdvanced', rollout, release.version, after, actorOf(request), transaction);
      return { rollout, version: release.version, stable: stable.version };
    });
  },
  present: ({ rollout, ...versions }) => presentRollout(rollout, versions),
});

const takingDown = route({
  method: 'POST',
  path: '/api/platform/areas/{name}/take-down',
  access: 'admin',
  summary: 'Take an area down: nothing of it is served until a release is activated again',
  errors: { 409: ['nothing_served', 'area_needed'] },
  validate: { params: areaParametersSchema, payload: takeDownSchema },
  response: 'none',
  act: ({ params: { name }, payload: { giveBack }, request }) =>
    inRetriedTransaction(async (transaction) => {
      const { served, givenBack } = await takeDown(name, { giveBack, by: 'an administrator' }, transaction);
      const subject = { type: 'release', id: `${name} ${served.join(' ')}` };
      const act = { subject, before: { served }, after: { served: [], givenBack } };
      await recordAudit({ by: actorOf(request), action: 'release.areaTakenDown', ...act }, transaction);
    }),
});

export const rolloutRoutes = [start, advance, takingDown];
