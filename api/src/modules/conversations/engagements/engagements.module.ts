import type { Plugin } from '@hapi/hapi';
import { engagementTemplates } from '../../../contract/work/engagement-templates';
import { route } from '../../../platform/routes/route';
import { readPrefill } from './brief-prefill';
import {
  engagementListSchema,
  engagementSchema,
  prefillSchema,
  templatesSchema,
  timelineSchema,
} from './engagement-answers.schema';
import { changeBrief, endWork, finishWork, reopenWork, startWork } from './engagement-changes.service';
import { runEngagementJob } from './engagement-job';
import { answersWork, refusals, workAct } from './engagement-route';
import { presentEngagement as present, presentList, presentTimeline } from './engagements.presenter';
import {
  briefChangeSchema,
  draftQuerySchema,
  engagementDraftSchema,
  engagementIdSchema,
  engagementListQuerySchema,
  stepSchema,
  stepWithReasonSchema,
  timelineQuerySchema,
} from './engagements.schema';
import { beginWork, listEngagements, ownEngagement, viewEngagement } from './engagements.service';
import { fileRoutes } from './files.routes';
import { itemRoutes } from './items.routes';
import { proposalRoutes } from './proposals.routes';
import { readTimeline } from './timeline';

const aQuarter = 15 * 60_000;

/** Work of clients with professionals: briefs, proposals, documents, and what became of it. */
export const engagementsModule: Plugin<void> = {
  name: 'engagements',
  register(server) {
    const { platform } = server.app;
    platform.jobs.add({
      name: 'send work reminders',
      everyMilliseconds: aQuarter,
      run: () => runEngagementJob(platform),
    });
    server.route([list, begin, one, brief, start, done, reopen, end, timeline, templates, prefill]);
    server.route([...proposalRoutes, ...itemRoutes, ...fileRoutes]);
  },
};

const noSuchWork = { 404: ['engagement_not_found'] } as const;

const list = route({
  method: 'GET',
  path: '/api/engagements',
  access: 'signed-in',
  summary: 'List one’s own work, live or past, what changed last first; `with` names the other person',
  validate: { query: engagementListQuerySchema },
  response: engagementListSchema,
  act: ({ viewer, query }) => listEngagements(viewer, query),
  present: (found, { viewer }) => presentList(found, viewer.id),
});

const begin = route({
  ...answersWork,
  method: 'POST',
  path: '/api/engagements',
  summary: 'Begin work with a person one has exchanged messages with, by a brief',
  idempotent: true,
  errors: { 404: ['user_not_found'], 409: ['engagement_exists', 'engagement_not_possible'] },
  validate: { payload: engagementDraftSchema },
  act: ({ viewer, payload, platform }) => beginWork(viewer, payload, platform.clock),
});

const one = route({
  method: 'GET',
  path: '/api/engagements/{id}',
  access: 'signed-in',
  summary: 'Get work of one’s own, with its proposals and documents',
  errors: noSuchWork,
  validate: { params: engagementIdSchema },
  response: engagementSchema,
  act: ({ viewer, params, platform }) => viewEngagement(viewer, params.id, platform.clock),
  present,
});

const brief = route({
  ...workAct,
  method: 'PUT',
  path: '/api/engagements/{id}/brief',
  summary: 'Change the brief, while no proposal is accepted',
  validate: { params: engagementIdSchema, payload: briefChangeSchema },
  act: ({ viewer, payload: { version, ...draft }, platform }, { id }) =>
    changeBrief({ viewer, id, version }, draft, platform.clock),
});

type Step = 'start' | 'done' | 'reopen';
const steps: Readonly<Record<Step, typeof startWork>> = { start: startWork, done: finishWork, reopen: reopenWork };

/** A step that says no more than that it is taken. */
const stepRoute = (step: Step, summary: string) =>
  route({
    ...workAct,
    ...{ method: 'POST', path: `/api/engagements/{id}/${step}`, summary },
    errors: { ...workAct.errors, 409: [...refusals, 'engagement_exists', 'professional_is_full'] },
    validate: { params: engagementIdSchema, payload: stepSchema },
    act: ({ viewer, payload, platform }, { id }) => steps[step]({ viewer, id, ...payload }, platform.clock),
  });

const start = stepRoute('start', 'Say as the professional that the work has begun');
const done = stepRoute('done', 'Say as the professional that the work is done');
const reopen = stepRoute('reopen', 'Reopen as the client what was done, within 14 days');

const end = route({
  ...workAct,
  method: 'POST',
  path: '/api/engagements/{id}/end',
  summary: 'End live work with a reason that the other side is shown',
  validate: { params: engagementIdSchema, payload: stepWithReasonSchema },
  act: ({ viewer, payload: { version, reason }, platform }, { id }) =>
    endWork({ viewer, id, version }, reason, platform.clock),
});

const timeline = route({
  method: 'GET',
  path: '/api/engagements/{id}/timeline',
  access: 'signed-in',
  summary: 'List the events of work, which are messages, the newest first: 50, or the 50 before one',
  errors: noSuchWork,
  validate: { params: engagementIdSchema, query: timelineQuerySchema },
  response: timelineSchema,
  load: ({ viewer, params }) => ownEngagement(viewer, params.id),
  act: ({ viewer, query }, { id }) => readTimeline(viewer.id, id, query.before),
  present: presentTimeline,
});

const templates = route({
  method: 'GET',
  path: '/api/engagement-templates',
  access: 'signed-in',
  summary: 'List documents that are often asked for together',
  response: templatesSchema,
  act: () => ({ templates: engagementTemplates }),
});

const prefill = route({
  method: 'GET',
  path: '/api/engagement-draft',
  access: 'signed-in',
  summary: 'Get whether work with a person can begin, and what a brief can be filled with',
  errors: { 404: ['user_not_found'] },
  validate: { query: draftQuerySchema },
  response: prefillSchema,
  act: ({ viewer, query }) => readPrefill(viewer, query.with),
  present: ({ refusal, liveId, prefilledFrom, brief: filled }) => ({
    mayBegin: !refusal && liveId === null,
    reason: refusal?.sentence ?? null,
    ...{ liveId, prefilledFrom, brief: filled },
  }),
});
