import { guideNotFound } from './compliance.errors';
import Joi from 'joi';
import { eachGuideText, guideTexts } from '../../../contract/guide-texts';
import type { Guide, ListedGuide } from '../../../contract/named-types';
import { listPart, type ListPart } from '../../../platform/paging/offset-query';
import { momentSchema } from '../../../platform/routes/common-schemas';
import { exactText, lineText, searchText } from '../../../platform/text/text-schemas';

export interface GuideListQuery extends ListPart {
  readonly featured?: boolean;
}

export interface GuideSearchQuery extends ListPart {
  readonly q: string;
  readonly serviceTypes?: string[];
  readonly industries?: string[];
  readonly jurisdiction?: string;
}

const values = Joi.array().items(lineText().max(1000).allow('')).single().max(50);

export const guideListQuerySchema = Joi.object<GuideListQuery>({ featured: Joi.boolean().empty(''), ...listPart })
  .options({ stripUnknown: true })
  .label('GuideListQuery');

export const guideSearchQuerySchema = Joi.object<GuideSearchQuery>({
  q: searchText().allow('').default(''),
  serviceTypes: values,
  industries: values,
  jurisdiction: lineText().lowercase().max(30).empty(Joi.valid('', 'all')),
  ...listPart,
})
  .options({ stripUnknown: true })
  .label('GuideSearchQuery');

export const guideParamsSchema = Joi.object<{ idOrSlug: string }>({
  idOrSlug: exactText().max(160).required().error(guideNotFound),
});

/** The lists of a guide, as the public and its editors get them. */
export const guideLists = {
  industriesImpacted: Joi.array()
    .items(
      Joi.object({ industry: Joi.string().required(), explanation: Joi.string().allow('').required() }).label(
        'ImpactedIndustry',
      ),
    )
    .required(),
  complianceChecklist: Joi.array().items(Joi.string()).required(),
  sources: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        url: Joi.string().required(),
        /** The day of the text itself, 'YYYY-MM-DD'; null for a page that is changed without a date. */
        date: Joi.string().allow(null).required(),
      }).label('GuideSource'),
    )
    .required(),
  serviceTypes: Joi.array().items(Joi.string()).required(),
};

const listed = {
  id: Joi.number().integer().required(),
  slug: Joi.string().required(),
  title: Joi.string().required(),
  featured: Joi.boolean().required(),
  jurisdiction: Joi.string().required(),
  lastUpdated: momentSchema.required(),
};

export const guideSchema = Joi.object<Guide>({
  ...listed,
  ...eachGuideText((name) => (guideTexts[name].required ? Joi.string() : Joi.string().allow('')).required()),
  ...guideLists,
  officialSourceUrl: Joi.string().allow(null).required(),
  lastReviewed: momentSchema.required(),
  reviewDue: momentSchema.allow(null).required(),
  changes: Joi.array()
    .items(Joi.object({ date: momentSchema.required(), note: Joi.string().required() }).label('GuideChange'))
    .required(),
})
  .label('Guide')
  .description('A compliance guide.');

export const guideListSchema = Joi.array()
  .items(
    Joi.object<ListedGuide>({
      ...listed,
      summary: Joi.string().required(),
      industriesImpacted: Joi.array()
        .items(Joi.object({ industry: Joi.string().required() }).label('ListedIndustry'))
        .required(),
      serviceTypes: Joi.array().items(Joi.string()).required(),
    })
      .label('ListedGuide')
      .description('A guide as lists show it; the guide itself has the rest.'),
  )
  .label('GuideList');
