import type { Plugin } from '@hapi/hapi';
import { savedAnalysisLimits } from '../../../../contract/limits/compliance';
import type { SavedKind } from '../saved/saved-item';
import { savedItemRoutes } from '../saved/saved-items.routes';
import { savedAnalysisNotFound, tooManySavedAnalyses } from './saved-analyses.errors';
import { presentSavedAnalysis } from './saved-analyses.presenter';
import {
  savedAnalysisDraftSchema,
  savedAnalysisListSchema,
  savedAnalysisParamsSchema,
  savedAnalysisTitleSchema,
} from './saved-analyses.schema';
import { SavedAnalysis } from './saved-analysis.model';

const savedAnalyses: SavedKind<SavedAnalysis> = {
  model: SavedAnalysis,
  idColumn: 'analysisId',
  max: savedAnalysisLimits.max,
  searchedText: ({ title, fileName, analysis }) => `${title} ${fileName} ${analysis?.summary ?? ''}`,
  notFound: savedAnalysisNotFound,
  tooMany: tooManySavedAnalyses,
};

/** Analyses that people save in their account: what was found, never the document. */
export const savedAnalysesModule: Plugin<void> = {
  name: 'compliance-saved-analyses',
  register(server) {
    server.route(
      savedItemRoutes({
        kind: savedAnalyses,
        path: '/api/compliance/saved-analyses',
        noun: ['analysis', 'analyses'],
        idOf: ({ analysisId }) => analysisId,
        errors: { notFound: 'saved_analysis_not_found', tooMany: 'too_many_saved_analyses' },
        schemas: {
          params: savedAnalysisParamsSchema,
          draft: savedAnalysisDraftSchema,
          title: savedAnalysisTitleSchema,
          list: savedAnalysisListSchema,
        },
        present: presentSavedAnalysis,
      }),
    );
  },
};
