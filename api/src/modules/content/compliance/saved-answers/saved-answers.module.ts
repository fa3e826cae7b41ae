import type { Plugin } from '@hapi/hapi';
import { savedAnswerLimits } from '../../../../contract/limits/compliance';
import type { SavedKind } from '../saved/saved-item';
import { savedItemRoutes } from '../saved/saved-items.routes';
import { SavedAnswer } from './saved-answer.model';
import { savedAnswerNotFound, tooManySavedAnswers } from './saved-answers.errors';
import { presentSavedAnswer } from './saved-answers.presenter';
import {
  savedAnswerDraftSchema,
  savedAnswerListSchema,
  savedAnswerParamsSchema,
  savedAnswerTitleSchema,
} from './saved-answers.schema';

const savedAnswers: SavedKind<SavedAnswer> = {
  model: SavedAnswer,
  idColumn: 'answerId',
  max: savedAnswerLimits.max,
  searchedText: ({ title, question, response }) => `${title} ${question} ${response?.answer ?? ''}`,
  notFound: savedAnswerNotFound,
  tooMany: tooManySavedAnswers,
};

/** Answers of the assistant that people save in their account. */
export const savedAnswersModule: Plugin<void> = {
  name: 'compliance-saved-answers',
  register(server) {
    server.route(
      savedItemRoutes({
        kind: savedAnswers,
        path: '/api/compliance/saved-answers',
        noun: ['answer', 'answers'],
        idOf: ({ answerId }) => answerId,
        errors: { notFound: 'saved_answer_not_found', tooMany: 'too_many_saved_answers' },
        schemas: {
          params: savedAnswerParamsSchema,
          draft: savedAnswerDraftSchema,
          title: savedAnswerTitleSchema,
          list: savedAnswerListSchema,
        },
        present: presentSavedAnswer,
      }),
    );
  },
};
