import { savedAnalysisLimits } from '../../../../contract/limits/compliance';
import { routesModule } from '../../../../platform/routes/routes-module';
import { savedItemRoutes } from '../saved/saved-items.routes';
import { savedAnalysisNotFound, tooManySavedAnalyses } from './saved-analyses.errors';
import { savedAnalysisDraftSchema, savedAnalysisListSchema } from './saved-analyses.schema';
import { SavedAnalysis } from './saved-analysis.model';

/** Analyses that people save in their account: what was found, never the document. */
export const savedAnalysesModule = routesModule('compliance-saved-analyses', () =>
  savedItemRoutes({
    kind: {
      model: SavedAnalysis,
      idColumn: 'analysisId',
      contentColumn: 'analysis',
      ...savedAnalysisLimits,
      searchedText: ({ title, fileName, analysis }: SavedAnalysis) => `${title} ${fileName} ${analysis?.summary ?? ''}`,
      notFound: savedAnalysisNotFound,
      tooMany: tooManySavedAnalyses,
    },
    noun: ['analysis', 'analyses'],
    errors: { notFound: 'saved_analysis_not_found', tooMany: 'too_many_saved_analyses' },
    schemas: { draft: savedAnalysisDraftSchema, list: savedAnalysisListSchema, title: 'SavedAnalysisTitle' },
  }),
);
