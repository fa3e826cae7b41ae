import { reservedSlugs } from './guide-slugs';
import Joi from 'joi';
import { eachGuideText, guideTexts } from '../../../../contract/guide-texts';
import { guideLimits } from '../../../../contract/limits/compliance';
import type {
  EditedGuide,
  GuideAnswer,
  GuideContent,
  GuideOverview,
  GuideVersion,
  GuideVersionSummary,
} from '../../../../contract/named-types';
import { complianceOptions } from '../../../../contract/taxonomy-screens/compliance';
import { exactText, lineText, longText } from '../../../../platform/text/text-schemas';
import { dayOf } from '../../../../platform/counts/utc-day';
import { listPart, type ListPart } from '../../../../platform/paging/offset-query';
import { daySchema, idSchema, momentSchema } from '../../../../platform/routes/common-schemas';
import { guideNotFound } from '../compliance.errors';
import { guideLists } from '../compliance.schema';
import { answersSchema } from './guide-answers.schema';
import { guideVersionNotFound } from './guide-editing.errors';

const { jurisdictions, serviceTypes, industries } = complianceOptions;
const { titleMax, slugMax, stepMax, stepsMax, explanationMax, noteMax, sourcesMax } = guideLimits;

const slug = exactText()
  .allow('')
  .max(slugMax)
  .pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .custom((text: string, helpers) => {
    if (/^\d+$/.test(text)) return helpers.error('slug.number');
    return reservedSlugs.includes(text) ? helpers.error('slug.reserved') : text;
  })
  .required()
  .messages({
    'any.required': 'A slug is required.',
    'string.max': `A slug has at most ${slugMax} characters.`,
    'string.pattern.base': 'The slug may only have lowercase letters, digits and single hyphens.',
    'slug.number': 'A slug of digits alone would be taken for the number of a guide.',
    'slug.reserved': 'This slug is taken by a page of the product.',
  });

const day = exactText()
  .pattern(/^\d{4}-\d{2}-\d{2}$/)
  .custom((text: string, helpers) => (Number.isNaN(Date.parse(text)) ? helpers.error('string.pattern.base') : text))
  .messages({ 'string.pattern.base': 'A day has to be a date.' });

const reviewedDay = day
  .custom((text: string, helpers) =>
    // A day has come somewhere on earth up to 14 hours before it has in UTC.
    Date.parse(text) > Date.now() + 14 * 3_600_000 ? helpers.error('day.future') : text,
  )
  .messages({ 'day.future': 'The last review cannot be in the future.' });

const webUrl = exactText()
  .max(500)
  .uri({ scheme: ['https', 'http'] })
  .messages({ '*': 'The URL of a source must start with https://.' });

/** A guide's content as its editor sends it. */
export const contentSchema = Joi.object<SentContent>({
  title: lineText()
    .min(3)
    .max(titleMax)
    .required()
    .messages({
      'any.required': 'A title is required.',
      'string.empty': 'A title is required.',
      'string.min': 'A title has at least 3 characters.',
      'string.max': `A title has at most ${titleMax} characters.`,
    }),
  slug,
  ...eachGuideText((name) => longText().max(guideTexts[name].max).allow('').required()),
  industriesImpacted: Joi.array()
    .items(
      Joi.object({
        industry: lineText()
          .valid(...industries.map(({ label }) => label))
          .required(),
        explanation: lineText().max(explanationMax).allow('').required(),
      }).label('NewGuideIndustry'),
    )
    .unique('industry')
    .max(industries.length)
    .required()
    .messages({ 'array.unique': 'An industry can stand in a guide only once.' }),
  complianceChecklist: Joi.array().items(lineText().max(stepMax)).unique().max(stepsMax).required().messages({
    'array.unique': 'A step can stand in the checklist only once.',
  }),
  /** Absent from editors that do not know them: the guide keeps its own. */
  answers: answersSchema,
  jurisdiction: exactText()
    .valid(...jurisdictions.map(({ id }) => id))
    .required(),
  serviceTypes: Joi.array()
    .items(exactText().valid(...serviceTypes.map(({ id }) => id)))
    .unique()
    .required(),
  sources: Joi.array()
    .items(
      Joi.object({
        name: lineText().max(200).required().messages({
          'string.empty': 'A source needs a name.',
          'string.max': 'The name of a source has at most 200 characters.',
        }),
        url: webUrl.required(),
        date: day.allow(null).required(),
      }).label('NewGuideSource'),
    )
    .max(sourcesMax)
    .required(),
  featured: Joi.boolean().required(),
  lastReviewed: reviewedDay.required(),
  reviewDue: day
    .allow(null)
    .required()
    .custom((text: string | null, helpers) => {
      const { lastReviewed } = (helpers.state.ancestors as GuideContent[])[0] ?? {};
      return text !== null && lastReviewed !== undefined && text <= lastReviewed ? helpers.error('day.order') : text;
    })
    .messages({ 'day.order': 'The next review has to be after the last one.' }),
}).label('NewGuideContent');

const note = lineText().max(noteMax).allow('').default('');
/** The number of the version that the editor began from. */
const revision = Joi.number().integer().positive().required();

/** A guide's content as an editor sends it. */
export type SentContent = Omit<GuideContent, 'answers'> & Partial<Pick<GuideContent, 'answers'>>;

export interface GuideSave {
  readonly content: SentContent;
  readonly revision: number;
  readonly note: string;
}

export const newGuideSchema = Joi.object<{ content: SentContent }>({ content: contentSchema.required() }).label(
  'NewGuide',
);
export const guideSaveSchema = Joi.object<GuideSave>({ content: contentSchema.required(), revision, note }).label(
  'GuideSave',
);
export const guideWithdrawalSchema = Joi.object<{ revision: number; reason: string }>({
  revision,
  reason: lineText().min(3).max(noteMax).required(),
}).label('GuideWithdrawal');
export const guideRestoreSchema = Joi.object<{ revision: number }>({ revision }).label('GuideRestore');
export const guideReinstatementSchema = Joi.object<{ revision: number }>({ revision }).label('GuideReinstatement');
export const guideDeletionSchema = Joi.object<{ revision: number }>({ revision }).label('GuideDeletion');

export interface GuideOverviewQuery extends ListPart {
  readonly show: 'all' | 'drafts' | 'due';
  /** The reader's day. */
  readonly dueBy: string;
}

export const guideOverviewQuerySchema = Joi.object<GuideOverviewQuery>({
  show: exactText().valid('all', 'drafts', 'due').default('all'),
  dueBy: daySchema.default(() => dayOf(new Date())),
  ...listPart,
});

export const editedGuideParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(guideNotFound) });
export const guideVersionParamsSchema = Joi.object<{ id: number; number: number }>({
  id: idSchema.required().error(guideNotFound),
  number: idSchema.required().error(guideVersionNotFound),
});

const moments = { lastUpdated: momentSchema.required(), lastReviewed: momentSchema.required() };
const state = Joi.string().valid('draft', 'published', 'changed').required();

export const guideOverviewListSchema = Joi.array()
  .items(
    Joi.object<GuideOverview>({
      id: Joi.number().integer().required(),
      slug: Joi.string().required(),
      title: Joi.string().required(),
      jurisdiction: Joi.string().required(),
      featured: Joi.boolean().required(),
      state,
      ...moments,
      reviewDue: momentSchema.allow(null).required(),
    })
      .label('GuideOverview')
      .description('A guide in the list of the editor. `changed`: it is published, and has an unpublished draft.'),
  )
  .label('GuideOverviewList');

const answeredContent = Joi.object<GuideContent>({
  title: Joi.string().allow('').required(),
  slug: Joi.string().allow('').required(),
  ...eachGuideText(() => Joi.string().allow('').required()),
  ...guideLists,
  answers: Joi.array()
    .items(
      Joi.object<GuideAnswer>({
        questions: Joi.array().items(Joi.string()).required(),
        answer: Joi.string().allow('').required(),
        passages: Joi.array().items(Joi.string()).required(),
        appliesTo: Joi.string().allow('').required(),
      })
        .label('GuideAnswer')
        .description('An answer of a guide: the first of its questions is its title.'),
    )
    .required(),
  jurisdiction: Joi.string()
    .valid(...jurisdictions.map(({ id }) => id))
    .required(),
  featured: Joi.boolean().required(),
  lastReviewed: Joi.string().required(),
  reviewDue: Joi.string().allow(null).required(),
})
  .label('GuideContent')
  .description('Fields of a guide that administrators edit; days as YYYY-MM-DD.');

export const editedGuideSchema = Joi.object<EditedGuide>({
  id: Joi.number().integer().required(),
  revision: Joi.number().integer().required(),
  state,
  /** True when a version of it is public. */
  published: Joi.boolean().required(),
  content: answeredContent.required(),
  lastUpdated: momentSchema.required(),
  /** Number of people notified when it changes. */
  followers: Joi.number().integer().required(),
  /** True when people could ever read it: such a guide is withdrawn, never deleted. */
  wasPublic: Joi.boolean().required(),
})
  .label('EditedGuide')
  .description('A guide in the editor: its newest content, and how many people are notified when it changes.');

const versionFields = {
  number: Joi.number().integer().required(),
  status: Joi.string().valid('draft', 'published', 'withdrawn').required(),
  note: Joi.string().allow('').required(),
  author: Joi.string().allow(null).required(),
  createdAt: momentSchema.required(),
};
export const guideVersionListSchema = Joi.array()
  .items(
    Joi.object<GuideVersionSummary>(versionFields)
      .label('GuideVersionSummary')
      .description('Time, author and purpose of one save of a guide.'),
  )
  .label('GuideVersionList');
export const guideVersionSchema = Joi.object<GuideVersion>({
  ...versionFields,
  content: answeredContent.required(),
})
  .label('GuideVersion')
  .description('Content of a guide at one save.');
