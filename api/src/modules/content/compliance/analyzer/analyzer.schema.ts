import Joi from 'joi';
import { analyzerLimits } from '../../../../contract/limits/compliance';
import type { AnalysisContent, DocumentAnalysis } from '../../../../contract/named-types';
import { exactText } from '../../../../platform/text/text-schemas';
import { unbounded, type Bounds } from '../saved/bounds';
import { eachPart } from './analysis';
import { dateKinds } from './find-dates';
import { findingKinds } from './find-findings';

const page = Joi.number().integer().min(1).max(analyzerLimits.pagesMax).required();
const date = exactText()
  .pattern(/^\d{4}-\d{2}-\d{2}$/)
  .allow(null)
  .required();
const findingKind = Joi.string().valid(...findingKinds);
const dateKind = Joi.string().valid(...dateKinds);

/** An analysis without the document, as it is given and as a browser sends it to save it. */
export function analysisFields({ text, listOf, named }: Bounds) {
  const said = text().required();
  const point = Joi.object({ text: said, quote: said, page });
  const finding = { kind: findingKind.required(), also: listOf(findingKind).optional(), quote: said, page, date };
  const points = listOf(named(point, 'DocumentPoint'));
  return {
    summary: said.allow(''),
    keyPoints: listOf(text()),
    industryImpact: said.allow(''),
    complianceSteps: listOf(text()),
    risksAndPenalties: said.allow(''),
    points: named(Joi.object(eachPart(() => points)), 'DocumentPoints').required(),
    findings: listOf(named(Joi.object(finding), 'DocumentFinding')),
    /** None in an analysis that was saved before dates had a part of their own. */
    dates: listOf(named(Joi.object({ kind: dateKind.required(), date, quote: said, page }), 'DocumentDate')).optional(),
    leftOut: Joi.number().integer().min(0).required(),
    pages: page,
    analyzedBy: Joi.string().valid('model', 'rules').required(),
    notice: said,
  };
}

/** Findings in a document, without the document. */
export const analysisContentSchema = Joi.object<AnalysisContent>(analysisFields(unbounded))
  .label('AnalysisContent')
  .description('Findings in a document, without its text.');

export const documentAnalysisSchema = Joi.object<DocumentAnalysis>({
  ...analysisFields(unbounded),
  document: Joi.array().items(Joi.string().allow('')).required(),
})
  .label('DocumentAnalysis')
  .description(
    'Requirements that a document sets for a business. `points` are the same texts one by one, each with the sentence of the document it rests on, word for word, and its page (from 1); `findings` name the date they hold as YYYY-MM-DD. `document` is the text of each page. `leftOut` counts findings beyond those listed.',
  );
