import type { SavedComplianceAnswer } from '../../../../contract/named-types';
import type { SavedAnswer } from './saved-answer.model';

/** A saved answer as its owner sees it; none for a row that holds no answer. */
export const presentSavedAnswer = ({
  answerId,
  title,
  question,
  response,
  savedAt,
}: SavedAnswer): SavedComplianceAnswer[] =>
  response === null ? [] : [{ id: answerId, title, question, response, savedAt: savedAt.toISOString() }];
