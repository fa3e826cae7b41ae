import { quizNotFound } from './quiz.errors';
import Joi from 'joi';
import { quizLimits } from '../../../contract/limits/quiz';
import type { QuizMatch, QuizRequest, QuizResult, QuizChoice } from '../../../contract/named-types';
import type { QuizAnswers } from '../../../contract/quiz-questions';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { professionalSchema } from '../professionals/professionals.schema';
import { exactText, lineText, longText } from '../../../platform/text/text-schemas';
import { answersSentence, contactOnOneLine } from './quiz-answers';

/** Quiz as it is sent after its ninth step. */
export interface QuizSubmission {
  /** Made by the browser; the URL of the result. */
  readonly id: string;
  readonly answers: QuizAnswers;
}

const publicId = Joi.string().guid({ version: 'uuidv4' }).lowercase();

const answersSchema = Joi.object<QuizAnswers>()
  .pattern(exactText(), Joi.alternatives(longText().allow(''), Joi.array().items(lineText())))
  .required()
  .custom((given: QuizAnswers, helpers) => {
    const answers = contactOnOneLine(given);
    const sentence = answersSentence(answers);
    return sentence ? helpers.message({ custom: sentence }) : answers;
  })
  .messages({ 'any.required': 'Please answer the quiz.', 'object.base': 'Please answer the quiz.' });

export const quizSubmissionSchema = Joi.object<QuizSubmission>({
  id: publicId.required().messages({ '*': 'The id of the quiz must be a UUID.' }),
  answers: answersSchema,
}).label('QuizSubmission');

export const quizParamsSchema = Joi.object<{ id: string }>({ id: publicId.required().error(quizNotFound) });

export const quizChoiceSchema = Joi.object<QuizChoice>({
  professionalId: idSchema.required().messages({ '*': 'No recipient selected' }),
  consent: Joi.boolean()
    .valid(true)
    .required()
    .messages({ '*': 'Please agree that your answers are shared with the professionals you choose.' }),
}).label('QuizChoice');

const quizMatchSchema = Joi.object<QuizMatch>({
  professional: professionalSchema.required(),
  reasons: Joi.array().items(Joi.string()).required(),
  contacted: Joi.boolean().required(),
})
  .label('QuizMatch')
  .description('A professional the quiz proposes, with why in words.');

export const quizResultSchema = Joi.object<QuizResult>({
  id: Joi.string().required(),
  firstName: Joi.string().required(),
  summary: Joi.string().required(),
  matches: Joi.array().items(quizMatchSchema).required(),
})
  .label('QuizResult')
  .description('Result of the quiz; `id` is known only to the client that sent the answers.');

const statuses = ['waiting', 'contacted', 'answered'] as const;

export const quizRequestSchema = Joi.object<QuizRequest>({
  id: Joi.number().integer().required(),
  createdAt: momentSchema.required(),
  firstName: Joi.string().required(),
  lastName: Joi.string().required(),
  email: Joi.string().required(),
  phone: Joi.string().required(),
  companyName: Joi.string().allow('').required(),
  userId: Joi.number().integer().allow(null).required(),
  answers: Joi.object()
    .pattern(Joi.string(), Joi.alternatives(Joi.string().allow(''), Joi.array().items(Joi.string())))
    .required(),
  matchIds: Joi.array().items(Joi.number().integer()).max(quizLimits.matchesMax).required(),
  contactedIds: Joi.array().items(Joi.number().integer()).required(),
  status: Joi.string()
    .valid(...statuses)
    .required(),
  isLate: Joi.boolean().required(),
})
  .label('QuizRequest')
  .description('A quiz as admins see it. `isLate` means that 24 hours passed without an answer from a professional.');
