import { apiKey, useApi, useHost, useSession } from '@counterpart/shell/sdk';
import type { AccountSavedItems } from '../../../saved/saved-items';
import { useAccountItems } from '../../../saved/use-account-items';
import { isComplianceAnswer } from '../answer/is-compliance-answer';
import type { SavedAnswer } from './saved-answers';

const listPath = '/api/compliance/saved-answers';
const path = '/api/compliance/saved-answers/{answerId}';
const listKey = apiKey(listPath);

/** The saved answers of the account. */
export function useAccountAnswers(): AccountSavedItems<SavedAnswer> {
  const { api } = useHost();
  const { user } = useSession();
  return useAccountItems<SavedAnswer>({
    listKey,
    fetched: useApi(listPath, user ? {} : null),
    isItem: ({ response }) => isComplianceAnswer(response),
    codes: { full: 'too_many_saved_answers', notFound: 'saved_answer_not_found' },
    put: ({ id: answerId, ...body }) => api.send('put', path, { path: { answerId }, body }),
    patch: (answerId, title) => api.send('patch', path, { path: { answerId }, body: { title } }),
    delete: (answerId) => api.send('delete', path, { path: { answerId } }),
  });
}
