import type { QuizHandling } from '../../../contract/named-types';
import Joi from 'joi';
import { quizLimits } from '../../../contract/limits/quiz';
import { idSchema } from '../../../platform/routes/common-schemas';
import { longText } from '../../../platform/text/text-schemas';
import { quizNotFound } from './quiz.errors';

const { noteMin, noteMax } = quizLimits;

export const quizAdminParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(quizNotFound) });

/** A decision on an unanswered quiz, with the text to its client or why none is sent. */
export const quizHandlingSchema = Joi.object<QuizHandling>({
  decision: Joi.string().valid('write', 'close').required(),
  note: longText()
    .min(noteMin)
    .max(noteMax)
    .required()
    .messages({ '*': 'Please write something', 'string.max': `The text must be at most ${noteMax} characters` }),
}).label('QuizHandling');
