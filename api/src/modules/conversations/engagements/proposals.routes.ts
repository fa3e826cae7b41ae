import type { User } from '../../../platform/auth/user.model';
import { contentDisposition } from '../../../platform/files/content-disposition';
import { route } from '../../../platform/routes/route';
import { refusals, workAct } from './engagement-route';
import { proposalNotFound } from './engagements.errors';
import {
  acceptanceSchema,
  engagementIdSchema,
  proposalDraftSchema,
  proposalParamsSchema,
  type ProposalParams,
  stepSchema,
  stepWithReasonSchema,
} from './engagements.schema';
import { ownEngagement } from './engagements.service';
import { proposalPdf } from './proposal-pdf';
import {
  acceptProposal,
  declineProposal,
  proposeWork,
  proveClient,
  timeZoneOf,
  withdrawProposal,
} from './proposals.service';

const noSuchProposal = { 404: ['engagement_not_found', 'proposal_not_found'] } as const;

/** Options shared by every act on a version of a proposal. */
const versionAct = {
  ...workAct,
  errors: { ...noSuchProposal, 409: refusals },
  load: ({ viewer, params }: { readonly viewer: User; readonly params: ProposalParams }) =>
    ownEngagement(viewer, params.id),
} as const;

const send = route({
  ...workAct,
  method: 'POST',
  path: '/api/engagements/{id}/proposals',
  summary: 'Send a proposal as the professional; it replaces one that is open',
  errors: { ...workAct.errors, 403: ['engagement_needs_plan'], 409: [...refusals, 'too_many_proposals'] },
  validate: { params: engagementIdSchema, payload: proposalDraftSchema },
  act: ({ viewer, payload: { version, ...draft }, platform }, { id }) =>
    proposeWork({ viewer, id, version }, draft, platform.clock),
});

const accept = route({
  ...versionAct,
  method: 'POST',
  path: '/api/engagements/{id}/proposals/{number}/accept',
  summary: 'Accept an open proposal as the client, with one’s typed name and password',
  errors: {
    ...versionAct.errors,
    400: ['name_mismatch', 'wrong_password'],
    409: [...refusals, 'professional_is_full'],
    429: ['rate_limited'],
  },
  validate: { params: proposalParamsSchema, payload: acceptanceSchema },
  act: async ({ viewer, params: { number }, payload, platform }, { id }) => {
    await proveClient(viewer, payload, platform.limits);
    return acceptProposal({ viewer, id, number, version: payload.version }, payload, platform.clock);
  },
});

const decline = route({
  ...versionAct,
  method: 'POST',
  path: '/api/engagements/{id}/proposals/{number}/decline',
  summary: 'Decline an open proposal as the client, with a reason that the professional is shown',
  validate: { params: proposalParamsSchema, payload: stepWithReasonSchema },
  act: ({ viewer, params: { number }, payload: { version, reason }, platform }, { id }) =>
    declineProposal({ viewer, id, number, version }, reason, platform.clock),
});

const withdraw = route({
  ...versionAct,
  method: 'POST',
  path: '/api/engagements/{id}/proposals/{number}/withdraw',
  summary: 'Withdraw an open proposal as the professional',
  validate: { params: proposalParamsSchema, payload: stepSchema },
  act: ({ viewer, params: { number }, payload, platform }, { id }) =>
    withdrawProposal({ viewer, id, number, ...payload }, platform.clock),
});

const pdf = route({
  method: 'GET',
  path: '/api/engagements/{id}/proposals/{number}/pdf',
  access: 'signed-in',
  summary: 'Get a version of a proposal as a PDF',
  errors: noSuchProposal,
  validate: { params: proposalParamsSchema },
  response: 'raw',
  load: ({ viewer, params }) => ownEngagement(viewer, params.id),
  act: async ({ params, platform, setHeader }, engagement) => {
    const proposal = engagement.proposals?.find(({ number }) => number === params.number);
    if (!proposal) throw proposalNotFound();
    const { siteName } = await platform.site.read();
    const timeZone = await timeZoneOf(engagement.professionalId);
    setHeader('Content-Type', 'application/pdf');
    setHeader(
      'Content-Disposition',
      contentDisposition('attachment', `${engagement.title}, version ${proposal.number}.pdf`),
    );
    setHeader('Cache-Control', 'private, no-store');
    return proposalPdf(engagement, proposal, { siteName, timeZone });
  },
});

/** Routes of proposals. */
export const proposalRoutes = [send, accept, decline, withdraw, pdf];
