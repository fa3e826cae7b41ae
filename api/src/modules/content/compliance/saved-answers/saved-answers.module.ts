import { savedAnswerLimits } from '../../../../contract/limits/compliance';
import { routesModule } from '../../../../platform/routes/routes-module';
import { savedItemRoutes } from '../saved/saved-items.routes';
import { savedAnswerNotFound, tooManySavedAnswers } from './saved-answers.errors';
import { savedAnswerDraftSchema, savedAnswerListSchema } from './saved-answers.schema';
import { SavedAnswer } from './saved-answer.model';

/** Answers of the assistant that people save in their account. */
export const savedAnswersModule = routesModule('compliance-saved-answers', () =>
  savedItemRoutes({
    kind: {
      model: SavedAnswer,
      idColumn: 'answerId',
      contentColumn: 'response',
      ...savedAnswerLimits,
      searchedText: ({ title, question, response }: SavedAnswer) => `${title} ${question} ${response?.answer ?? ''}`,
      notFound: savedAnswerNotFound,
      tooMany: tooManySavedAnswers,
    },
    noun: ['answer', 'answers'],
    errors: { notFound: 'saved_answer_not_found', tooMany: 'too_many_saved_answers' },
    schemas: { draft: savedAnswerDraftSchema, list: savedAnswerListSchema, title: 'SavedAnswerTitle' },
  }),
);
