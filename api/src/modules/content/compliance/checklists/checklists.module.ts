import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import { route } from '../../../../platform/routes/route';
import { routesModule } from '../../../../platform/routes/routes-module';
import { guideParamsSchema } from '../compliance.schema';
import { findGuide } from '../compliance.service';
import { checklistChangeSchema, checklistSchema } from './checklists.schema';
import { changeTickedSteps, tickedSteps } from './checklists.service';

const shared = {
  path: '/api/compliance/{idOrSlug}/checklist',
  access: 'signed-in',
  errors: { 404: ['guide_not_found'] },
  response: checklistSchema,
} as const;

/** The steps of guides that people have done. */
export const checklistsModule = routesModule('compliance-checklists', () => [read, change]);

const read = route({
  ...shared,
  method: 'GET',
  summary: 'Get the checklist steps of a guide that the signed-in person has ticked, by their text',
  validate: { params: guideParamsSchema },
  load: ({ params }) => findGuide(params.idOrSlug),
  act: async ({ viewer }, guide) => ({ ticked: await tickedSteps(viewer.id, guide) }),
});

const change = route({
  ...shared,
  method: 'PATCH',
  summary: 'Tick and untick checklist steps by their text; steps the guide does not have are ignored',
  limit: 'savedAnswers',
  publicData: 'unchanged',
  validate: { params: guideParamsSchema, payload: checklistChangeSchema },
  load: ({ params }) => findGuide(params.idOrSlug),
  act: async ({ viewer, payload }, guide) => {
    await inRetriedTransaction((transaction) => changeTickedSteps(viewer.id, guide, payload, transaction));
    return { ticked: await tickedSteps(viewer.id, guide) };
  },
});
