import { apiKey, useApi, useHost, useSession } from '@counterpart/shell/sdk';
import type { AccountSavedItems } from '../../../saved/saved-items';
import { useAccountItems } from '../../../saved/use-account-items';
import { isAnalysisContent } from '../is-analysis';
import type { SavedAnalysis } from './saved-analyses';

const listPath = '/api/compliance/saved-analyses';
const path = '/api/compliance/saved-analyses/{analysisId}';
const listKey = apiKey(listPath);

/** The saved analyses of the account. @param isShown fetches their list only while it is */
export function useAccountAnalyses(isShown: boolean): AccountSavedItems<SavedAnalysis> {
  const { api } = useHost();
  const { user } = useSession();
  return useAccountItems<SavedAnalysis>({
    listKey,
    fetched: useApi(listPath, user && isShown ? {} : null),
    isItem: ({ analysis }) => isAnalysisContent(analysis),
    codes: { full: 'too_many_saved_analyses', notFound: 'saved_analysis_not_found' },
    put: ({ id: analysisId, ...body }) => api.send('put', path, { path: { analysisId }, body }),
    patch: (analysisId, title) => api.send('patch', path, { path: { analysisId }, body: { title } }),
    delete: (analysisId) => api.send('delete', path, { path: { analysisId } }),
  });
}
