import Joi from 'joi';
import { quizLimits } from '../../../contract/limits/quiz';
import { idSchema } from '../../../platform/routes/common-schemas';
import { longText } from '../../../platform/text/text-schemas';
import { quizNotFound } from './quiz.errors';

/** Administrator's decision on an unanswered quiz: to write to its client, or to close it. */
export interface QuizHandling {
  readonly decision: 'write' | 'close';
  /** Text to the client, or why none is sent. */
  readonly note: string;
}

const { noteMin, noteMax } = quizLimits;

export const quizAdminParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(quizNotFound) });

export const quizHandlingSchema = Joi.object<QuizHandling>({
  decision: Joi.string().valid('write', 'close').required(),
  note: longText()
    .min(noteMin)
    .max(noteMax)
    .required()
    .messages({ '*': 'Please write something', 'string.max': `The text must be at most ${noteMax} characters` }),
}).label('QuizHandling');
