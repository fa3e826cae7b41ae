import Joi from 'joi';
import { analyzerLimits, savedAnalysisLimits } from '../../../../contract/limits/compliance';
import type { AnalysisContent, SavedDocumentAnalysis } from '../../../../contract/named-types';
import { complianceOptions } from '../../../../contract/taxonomy-screens/compliance';
import { momentSchema } from '../../../../platform/routes/common-schemas';
import { exactText, lineText, longText } from '../../../../platform/text/text-schemas';
import { analysisParts } from '../analyzer/analysis';
import { analysisContentSchema, dateKindSchema, findingKindSchema } from '../analyzer/analyzer.schema';
import { savedAtSchema, savedIdSchema, savedTitleSchema } from '../saved/saved-items.schema';
import { savedAnalysisNotFound } from './saved-analyses.errors';

const { titleMax, fileNameMax, textMax, itemsMax } = savedAnalysisLimits;
const text = () => longText().max(textMax).required();
/** A part of which a document says nothing. */
const maybeEmpty = () => longText().max(textMax).allow('').required();
const industries = new Set(complianceOptions.analyzerIndustries.map(({ id }) => id));
const page = () => Joi.number().integer().min(1).max(analyzerLimits.pagesMax).required();
const date = () =>
  exactText()
    .pattern(/^\d{4}-\d{2}-\d{2}$/)
    .allow(null)
    .required();
const listOf = (items: Joi.Schema) => Joi.array().items(items).max(itemsMax).required();
const lines = listOf(longText().max(textMax));
const points = listOf(Joi.object({ text: text(), quote: text(), page: page() }));

/** The shape of `AnalysisContent`, sent by a browser: each text and list with the most that it may hold. */
const sentAnalysisSchema = Joi.object<AnalysisContent>({
  summary: maybeEmpty(),
  keyPoints: lines,
  industryImpact: maybeEmpty(),
  complianceSteps: lines,
  risksAndPenalties: maybeEmpty(),
  points: Joi.object(Object.fromEntries(analysisParts.map((part) => [part, points]))).required(),
  findings: listOf(
    Joi.object({
      kind: findingKindSchema.required(),
      also: Joi.array().items(findingKindSchema).max(itemsMax),
      quote: text(),
      page: page(),
      date: date(),
    }),
  ),
  dates: listOf(Joi.object({ kind: dateKindSchema.required(), date: date(), quote: text(), page: page() })).optional(),
  leftOut: Joi.number().integer().min(0).max(analyzerLimits.charactersMax).required(),
  pages: page(),
  analyzedBy: Joi.string().valid('model', 'rules').required(),
  notice: text(),
}).label('SentAnalysis');

export const savedAnalysisParamsSchema = Joi.object<{ analysisId: string }>({
  analysisId: savedIdSchema(savedAnalysisNotFound),
});

/** An analysis as the page shows it, to be saved. */
interface SavedAnalysisDraft {
  readonly title: string;
  readonly fileName: string;
  readonly industry: string;
  readonly analysis: AnalysisContent;
  readonly savedAt: Date;
}

export const savedAnalysisDraftSchema = Joi.object<SavedAnalysisDraft>({
  title: savedTitleSchema(titleMax),
  fileName: lineText().min(1).max(fileNameMax).required(),
  industry: exactText()
    .custom((id: string, helpers) => (industries.has(id) ? id : helpers.error('any.only')))
    .required(),
  analysis: sentAnalysisSchema.required(),
  savedAt: savedAtSchema(),
}).label('SavedAnalysisDraft');

export const savedAnalysisTitleSchema = Joi.object<{ title: string }>({ title: savedTitleSchema(titleMax) }).label(
  'SavedAnalysisTitle',
);

export const storedAnalysisSchema = analysisContentSchema.required();

export const savedAnalysisListSchema = Joi.array()
  .items(
    Joi.object<SavedDocumentAnalysis>({
      id: Joi.string().required(),
      title: Joi.string().required(),
      fileName: Joi.string().required(),
      industry: Joi.string().required(),
      analysis: storedAnalysisSchema,
      savedAt: momentSchema.required(),
    })
      .label('SavedDocumentAnalysis')
      .description(
        'An analysis saved in an account; `fileName` is the document’s, `title` is that until it is renamed.',
      ),
  )
  .label('SavedDocumentAnalysisList');
