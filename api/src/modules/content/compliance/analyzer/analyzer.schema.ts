import Joi from 'joi';
import { analyzerLimits } from '../../../../contract/limits/compliance';
import type { AnalysisContent, DocumentAnalysis } from '../../../../contract/named-types';
import { analysisParts } from './analysis';
import { dateKinds } from './find-dates';
import { findingKinds } from './find-findings';

const text = Joi.string().allow('').required();
const page = Joi.number().integer().min(1).max(analyzerLimits.pagesMax).required();
const lines = Joi.array().items(Joi.string()).required();

const points = Joi.array()
  .items(
    Joi.object({
      text: Joi.string().required(),
      quote: Joi.string().required(),
      page,
    }).label('DocumentPoint'),
  )
  .required();

export const findingKindSchema = Joi.string().valid(...findingKinds);
export const dateKindSchema = Joi.string().valid(...dateKinds);

const content = {
  summary: text,
  keyPoints: lines,
  industryImpact: text,
  complianceSteps: lines,
  risksAndPenalties: text,
  points: Joi.object(Object.fromEntries(analysisParts.map((part) => [part, points])))
    .required()
    .label('DocumentPoints'),
  findings: Joi.array()
    .items(
      Joi.object({
        kind: findingKindSchema.required(),
        also: Joi.array().items(findingKindSchema),
        quote: Joi.string().required(),
        page,
        date: Joi.string().allow(null).required(),
      }).label('DocumentFinding'),
    )
    .required(),
  /** None in an analysis that was saved before dates had a part of their own. */
  dates: Joi.array().items(
    Joi.object({
      kind: dateKindSchema.required(),
      date: Joi.string().allow(null).required(),
      quote: Joi.string().required(),
      page,
    }).label('DocumentDate'),
  ),
  leftOut: Joi.number().integer().min(0).required(),
  pages: Joi.number().integer().min(1).required(),
  analyzedBy: Joi.string().valid('model', 'rules').required(),
  notice: Joi.string().required(),
};

/** Findings in a document, without the document. */
export const analysisContentSchema = Joi.object<AnalysisContent>(content)
  .label('AnalysisContent')
  .description('Findings in a document, without its text.');

export const documentAnalysisSchema = Joi.object<DocumentAnalysis>({
  ...content,
  document: Joi.array().items(Joi.string().allow('')).required(),
})
  .label('DocumentAnalysis')
  .description(
    'Requirements that a document sets for a business. `points` are the same texts one by one, each with the sentence of the document it rests on, word for word, and its page (from 1); `findings` name the date they hold as YYYY-MM-DD. `document` is the text of each page. `leftOut` counts findings beyond those listed.',
  );
