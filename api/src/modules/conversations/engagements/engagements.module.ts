import type { Plugin } from '@hapi/hapi';
import { engagementTemplates } from '../../../contract/work/engagement-templates';
import type { User } from '../../../platform/auth/user.model';
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
  method: 'POST',
  path: '/api/engagements',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Begin work with a person one has exchanged messages with, by a brief',
  limit: 'messages',
  idempotent: true,
  errors: { 404: ['user_not_found'], 409: ['engagement_exists', 'engagement_not_possible'] },
  validate: { payload: engagementDraftSchema },
  response: engagementSchema,
  act: ({ viewer, payload, platform }) => beginWork(viewer, payload, platform.clock),
  present,
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

/** Options shared by every change of work by one of its two people. */
const change = {
  publicData: 'unchanged',
  access: 'signed-in',
  limit: 'messages',
  idempotent: true,
  errors: {
    ...noSuchWork,
    409: ['engagement_changed', 'engagement_paused', 'person_blocked', 'connection_declined'],
  },
  response: engagementSchema,
  load: ({ viewer, params }: { readonly viewer: User; readonly params: { readonly id: number } }) =>
    ownEngagement(viewer, params.id),
  present,
} as const;

const brief = route({
  ...change,
  method: 'PUT',
  path: '/api/engagements/{id}/brief',
  summary: 'Change the brief, while no proposal is accepted',
  validate: { params: engagementIdSchema, payload: briefChangeSchema },
  act: ({ viewer, payload: { version, ...draft }, platform }, { id }) =>
    changeBrief({ viewer, id, version }, draft, platform.clock),
});

const start = route({
  ...change,
  method: 'POST',
  path: '/api/engagements/{id}/start',
  summary: 'Say as the professional that the work has begun',
  validate: { params: engagementIdSchema, payload: stepSchema },
  act: ({ viewer, payload, platform }, { id }) => startWork({ viewer, id, ...payload }, platform.clock),
});

const done = route({
  ...change,
  method: 'POST',
  path: '/api/engagements/{id}/done',
  summary: 'Say as the professional that the work is done',
  validate: { params: engagementIdSchema, payload: stepSchema },
  act: ({ viewer, payload, platform }, { id }) => finishWork({ viewer, id, ...payload }, platform.clock),
});

const reopen = route({
  ...change,
  method: 'POST',
  path: '/api/engagements/{id}/reopen',
  summary: 'Reopen as the client what was done, within 14 days',
  errors: { ...change.errors, 409: [...change.errors[409], 'engagement_exists', 'professional_is_full'] },
  validate: { params: engagementIdSchema, payload: stepSchema },
  act: ({ viewer, payload, platform }, { id }) => reopenWork({ viewer, id, ...payload }, platform.clock),
});

const end = route({
  ...change,
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
