import Joi from 'joi';
import { bookingLimits } from '../../../contract/limits/booking';
import { engagementLimits as limits } from '../../../contract/limits/engagements';
import { offsetSchema, type OffsetQuery } from '../../../platform/paging/offset-query';
import { daySchema, idSchema } from '../../../platform/routes/common-schemas';
import { exactText, lineText, longText } from '../../../platform/text/text-schemas';
import { knownTimeZone } from '../../../platform/text/time-zone';
import { userNotFound } from '../threads/messages.errors';
import { proposalUnits, type ProposalUnit } from '../../../contract/work/proposal-totals';
import { budgetUnits, type BudgetUnit, type Engagement } from './engagement.model';
import { engagementNotFound, fileNotFound, itemNotFound, proposalNotFound } from './engagements.errors';
import type { Proposal, ProposalLine } from './proposal.model';

const id = (missing: () => Error) => Joi.object<{ id: number }>({ id: idSchema.required().error(missing) });
export const engagementIdSchema = id(engagementNotFound);
export const itemIdSchema = id(itemNotFound);
export const fileIdSchema = id(fileNotFound);
/** A version of a proposal by the work it is for. */
export interface ProposalParams {
  readonly id: number;
  readonly number: number;
}

export const proposalParamsSchema = Joi.object<ProposalParams>({
  id: idSchema.required().error(engagementNotFound),
  number: idSchema.required().error(proposalNotFound),
});

const otherId = idSchema.required().error(userNotFound);
export const draftQuerySchema = Joi.object<{ with: number }>({ with: otherId });

/** Filter of a user's work: what is live, or done or ended. */
export interface EngagementListQuery extends OffsetQuery {
  readonly with?: number;
  readonly state: 'live' | 'past';
}

export const engagementListQuerySchema = Joi.object<EngagementListQuery>({
  offset: offsetSchema,
  with: idSchema.empty('').messages({ '*': 'This is not the id of a user' }),
  state: exactText().valid('live', 'past').empty('').default('live').messages({ '*': 'Work is live or past' }),
});

export const timelineQuerySchema = Joi.object<{ before?: number }>({ before: idSchema.empty('') });

/** The brief of a piece of work. */
export type Brief = Pick<Engagement, 'title' | 'need' | 'dueOn' | 'budgetFrom' | 'budgetTo' | 'budgetUnit'>;

const dollars = Joi.number()
  .integer()
  .min(0)
  .max(limits.budgetMax)
  .allow(null)
  .required()
  .messages({ '*': `A budget is in whole dollars, from 0 to ${limits.budgetMax.toLocaleString('en-US')}` });
const most = (what: string, max: number): string => `${what} must be at most ${max.toLocaleString('en-US')} characters`;

const brief = {
  title: lineText()
    .min(limits.titleMin)
    .max(limits.titleMax)
    .required()
    .messages({ '*': `Please give the work a title of ${limits.titleMin} to ${limits.titleMax} characters` }),
  need: longText()
    .max(limits.needMax)
    .required()
    .messages({ '*': 'Please describe what is needed', 'string.max': most('The description', limits.needMax) }),
  dueOn: daySchema.allow(null).required(),
  budgetFrom: dollars,
  budgetTo: dollars
    .when('budgetFrom', { is: Joi.number(), then: Joi.number().min(Joi.ref('budgetFrom')) })
    .messages({ 'number.min': 'The budget must end at or above where it begins' }),
  budgetUnit: exactText()
    .valid(...budgetUnits)
    .allow(null)
    .required()
    .when('budgetFrom', { is: null, then: Joi.when('budgetTo', { not: null, then: Joi.invalid(null) }) })
    .when('budgetFrom', { not: null, then: Joi.invalid(null) })
    .messages({ '*': 'Please say what the budget is for' }),
};

/** Version that the page shows: another one is refused. */
const version = Joi.number().integer().min(1).required().messages({ '*': 'Please reload the page.' });

/** A brief to begin with: for whom, and what filled it ('quiz' or the slug of a guide). */
export interface EngagementDraft extends Brief {
  readonly with: number;
  readonly prefilledFrom: string | null;
}

export const engagementDraftSchema = Joi.object<EngagementDraft>({
  with: otherId,
  // It only notes where the words came from: what is no slug is not worth a refusal.
  prefilledFrom: exactText()
    .custom((slug: string) => (/^[a-z0-9-]{1,200}$/.test(slug) ? slug : null))
    .allow('', null)
    .required(),
  ...brief,
}).label('EngagementDraft');

export const briefChangeSchema = Joi.object<Brief & { version: number }>({ version, ...brief }).label('BriefChange');

/** A proposal as a professional writes it. */
export type ProposalDraft = Pick<Proposal, 'lines' | 'startsOn' | 'terms' | 'validUntil'> & {
  readonly version: number;
};

const line = Joi.object<ProposalLine>({
  title: lineText()
    .max(limits.lineTitleMax)
    .required()
    .messages({ '*': 'Please name each line', 'string.max': most('The name of a line', limits.lineTitleMax) }),
  detail: longText()
    .max(limits.lineDetailMax)
    .allow('')
    .required()
    .messages({ 'string.max': most('The details of a line', limits.lineDetailMax) }),
  quantity: Joi.number()
    .integer()
    .min(1)
    .max(limits.quantityMax)
    .required()
    .messages({ '*': `A quantity is a whole number from 1 to ${limits.quantityMax.toLocaleString('en-US')}` }),
  priceCents: Joi.number()
    .integer()
    .min(1)
    .max(limits.priceMax)
    .required()
    .messages({ '*': 'Please enter a price above $0 and of at most $1,000,000' }),
  unit: Joi.string<ProposalUnit>()
    .valid(...proposalUnits)
    .required()
    .messages({ '*': 'Please say what each price is for' }),
}).label('ProposalLine');

export const proposalLineSchema = line;

export const proposalDraftSchema = Joi.object<ProposalDraft>({
  version,
  lines: Joi.array()
    .items(line)
    .min(1)
    .max(limits.linesMax)
    .required()
    .messages({ '*': `A proposal has 1 to ${limits.linesMax} lines` }),
  startsOn: daySchema.required().messages({ '*': 'Please choose the day you start' }),
  terms: longText()
    .max(limits.termsMax)
    .allow('')
    .required()
    .messages({ 'string.max': most('The terms', limits.termsMax) }),
  validUntil: daySchema.required().messages({ '*': 'Please choose the day until which the proposal is valid' }),
}).label('ProposalDraft');

/** Acceptance of a proposal by the client's typed name and password. */
export interface Acceptance {
  readonly version: number;
  readonly name: string;
  readonly password: string;
  readonly timeZone: string;
}

export const acceptanceSchema = Joi.object<Acceptance>({
  version,
  name: lineText().max(limits.nameMax).required().messages({ '*': 'Please type your full name' }),
  password: exactText().max(1000).required().messages({ '*': 'Password is required' }),
  timeZone: exactText()
    .max(bookingLimits.timeZoneMax)
    .custom((name: string) => knownTimeZone(name) ?? 'UTC')
    .required()
    .messages({ '*': 'Please choose a time zone' }),
}).label('ProposalAcceptance');

export const stepSchema = Joi.object<{ version: number }>({ version }).label('EngagementStep');

/** Reason of a refusal or of the end: the other person reads it. */
export const stepWithReasonSchema = Joi.object<{ version: number; reason: string }>({
  version,
  reason: longText()
    .max(limits.reasonMax)
    .allow('')
    .required()
    .messages({ '*': `The reason must be at most ${limits.reasonMax} characters` }),
}).label('EngagementStepWithReason');

/** A document to ask for. */
export interface ItemDraft {
  readonly title: string;
  readonly note: string;
  readonly dueOn: string | null;
}

const item = {
  title: lineText()
    .max(limits.itemTitleMax)
    .required()
    .messages({ '*': 'Please name the document', 'string.max': most('The name of a document', limits.itemTitleMax) }),
  note: longText()
    .max(limits.itemNoteMax)
    .allow('')
    .required()
    .messages({ 'string.max': most('The note', limits.itemNoteMax) }),
  dueOn: daySchema.allow(null).required(),
};

export const itemDraftSchema = Joi.object<ItemDraft>(item).label('EngagementItemDraft');
export const itemDraftsSchema = Joi.object<{ items: readonly ItemDraft[] }>({
  items: Joi.array()
    .items(itemDraftSchema)
    .min(1)
    .max(limits.linesMax)
    .required()
    .messages({ '*': `Ask for 1 to ${limits.linesMax} documents together` }),
}).label('EngagementItemDrafts');

export const returnSchema = Joi.object<{ note: string }>({
  note: longText()
    .max(limits.itemNoteMax)
    .required()
    .messages({ '*': 'Please say what is missing', 'string.max': most('The note', limits.itemNoteMax) }),
}).label('EngagementItemReturn');

/** Type of a budget's unit in answers. */
export const budgetUnitSchema = Joi.string<BudgetUnit>()
  .valid(...budgetUnits)
  .allow(null)
  .required();
