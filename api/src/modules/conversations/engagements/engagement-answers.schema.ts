import Joi from 'joi';
import type {
  Brief,
  Engagement,
  EngagementFile,
  EngagementItem,
  EngagementList,
  EngagementPrefill,
  EngagementSummary,
  EngagementTemplates,
  EngagementTimeline,
  Proposal,
} from '../../../contract/named-types';
import { userCardSchema } from '../../../platform/auth/user.schema';
import { momentSchema } from '../../../platform/routes/common-schemas';
import { messageSchema } from '../messages/messages.schema';
import { itemStatuses } from './engagement-item.model';
import { engagementStatuses } from './engagement-states';
import { budgetUnitSchema, proposalLineSchema } from './engagements.schema';
import { mayActs, waitingSteps } from './engagements.presenter';
import { proposalStatuses } from './proposal.model';

const number = Joi.number().integer().required();
const text = Joi.string().allow('').required();
const textOrNull = Joi.string().allow(null).required();
const momentOrNull = momentSchema.allow(null).required();
const side = Joi.string().valid('client', 'professional').label('EngagementSide');

const briefSchema = Joi.object<Brief>({
  title: text,
  need: text,
  dueOn: textOrNull,
  budgetFrom: number.allow(null),
  budgetTo: number.allow(null),
  budgetUnit: budgetUnitSchema,
})
  .label('Brief')
  .description('What a client needs; a budget is in whole dollars.');

const proposalSchema = Joi.object<Proposal>({
  number,
  status: Joi.string()
    .valid(...proposalStatuses)
    .required(),
  lines: Joi.array().items(proposalLineSchema).required(),
  totals: Joi.object<Proposal['totals']>({ monthlyCents: number, onceCents: number }).required(),
  startsOn: text,
  terms: text,
  validUntil: text,
  createdAt: momentSchema.required(),
  decidedAt: momentOrNull,
  acceptedName: textOrNull,
  declineReason: textOrNull,
  pdfUrl: text,
})
  .label('Proposal')
  .description('A version of a proposal; `validUntil` is a day on the professional’s clock.');

const fileSchema = Joi.object<EngagementFile>({
  id: number,
  name: text,
  mimeType: text,
  bytes: number,
  uploadedBy: side.required(),
  scan: Joi.string().valid('clean').allow(null).required(),
  createdAt: momentSchema.required(),
  url: text,
})
  .label('EngagementFile')
  .description('A file of a document; `scan` is null where the site scans no files.');

const itemSchema = Joi.object<EngagementItem>({
  id: number,
  title: text,
  note: text,
  dueOn: textOrNull,
  askedBy: side.required(),
  status: Joi.string()
    .valid(...itemStatuses)
    .required(),
  returnedNote: textOrNull,
  files: Joi.array().items(fileSchema).required(),
  can: Joi.object<EngagementItem['can']>({
    upload: Joi.boolean().required(),
    removeOwnFiles: Joi.boolean().required(),
    change: Joi.boolean().required(),
    remove: Joi.boolean().required(),
    accept: Joi.boolean().required(),
    return: Joi.boolean().required(),
  }).required(),
})
  .label('EngagementItem')
  .description('A document that one side has asked the other for, with what the viewer may do.');

const summary = {
  id: number,
  title: text,
  status: Joi.string()
    .valid(...engagementStatuses)
    .required(),
  client: userCardSchema.required(),
  professional: userCardSchema.required(),
  viewerSide: side.required(),
  waiting: Joi.array()
    .items(Joi.string().valid(...waitingSteps))
    .required(),
  openItems: number,
  nextDueOn: textOrNull,
  updatedAt: momentSchema.required(),
};

const summarySchema = Joi.object<EngagementSummary>(summary)
  .label('EngagementSummary')
  .description('Work in a list. `waiting` is what waits for the viewer; `openItems` are documents they still owe.');

export const engagementListSchema = Joi.object<EngagementList>({
  items: Joi.array().items(summarySchema).required(),
  next: Joi.number().integer().allow(null).required(),
})
  .label('EngagementList')
  .description('Work of the viewer, what changed last first; `next` is the offset of the next part.');

export const engagementSchema = Joi.object<Engagement>({
  ...summary,
  version: number,
  brief: briefSchema.required(),
  createdBy: side.required(),
  createdAt: momentSchema.required(),
  acceptedAt: momentOrNull,
  startedAt: momentOrNull,
  doneAt: momentOrNull,
  endedAt: momentOrNull,
  endedBy: side.allow(null).required(),
  endReason: textOrNull,
  proposals: Joi.array().items(proposalSchema).required(),
  items: Joi.array().items(itemSchema).required(),
  mayDo: Joi.array()
    .items(Joi.string().valid(...mayActs))
    .required(),
  paused: textOrNull,
  reopenUntil: momentOrNull,
  filesRemovedOn: textOrNull,
})
  .label('Engagement')
  .description(
    'A piece of work as one of its two people sees it. `paused` says why nothing can be changed; each change sends `version`.',
  );

export const timelineSchema = Joi.object<EngagementTimeline>({
  items: Joi.array().items(messageSchema).required(),
  next: Joi.number().integer().allow(null).required(),
})
  .label('EngagementTimeline')
  .description('Events of a piece of work, the newest first; `next` is the `before` of the next part.');

export const templatesSchema = Joi.object<EngagementTemplates>({
  templates: Joi.array()
    .items(
      Joi.object<EngagementTemplates['templates'][number]>({
        id: text,
        title: text,
        items: Joi.array()
          .items(Joi.object({ title: text, note: text, dueInDays: number }))
          .required(),
      }).label('EngagementTemplate'),
    )
    .required(),
})
  .label('EngagementTemplates')
  .description('Documents that are often asked for together.');

export const prefillSchema = Joi.object<EngagementPrefill>({
  mayBegin: Joi.boolean().required(),
  reason: textOrNull,
  liveId: Joi.number().integer().allow(null).required(),
  prefilledFrom: Joi.string().valid('quiz').allow(null).required(),
  brief: briefSchema.required(),
})
  .label('EngagementPrefill')
  .description('Whether work with a person can begin, why not, and what its brief can be filled with.');
