import Joi from 'joi';
import { savedAnalysisLimits } from '../../../../contract/limits/compliance';
import type { AnalysisContent, SavedDocumentAnalysis } from '../../../../contract/named-types';
import { complianceOptions } from '../../../../contract/taxonomy-screens/compliance';
import { momentSchema } from '../../../../platform/routes/common-schemas';
import { exactText, lineText } from '../../../../platform/text/text-schemas';
import { analysisContentSchema, analysisFields } from '../analyzer/analyzer.schema';
import { bounded } from '../saved/bounds';
import { savedAtSchema, savedTitleSchema } from '../saved/saved-items.schema';

const { titleMax, fileNameMax } = savedAnalysisLimits;
const industries = new Set(complianceOptions.analyzerIndustries.map(({ id }) => id));
const sentAnalysisSchema = Joi.object<AnalysisContent>(analysisFields(bounded(savedAnalysisLimits))).label(
  'SentAnalysis',
);

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

export const savedAnalysisListSchema = Joi.array()
  .items(
    Joi.object<SavedDocumentAnalysis>({
      id: Joi.string().required(),
      title: Joi.string().required(),
      fileName: Joi.string().required(),
      industry: Joi.string().required(),
      analysis: analysisContentSchema.required(),
      savedAt: momentSchema.required(),
    })
      .label('SavedDocumentAnalysis')
      .description(
        'An analysis saved in an account; `fileName` is the document’s, `title` is that until it is renamed.',
      ),
  )
  .label('SavedDocumentAnalysisList');
