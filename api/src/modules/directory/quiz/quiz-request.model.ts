import Joi from 'joi';
import type { QuizAnswers } from '../../../contract/quiz-questions';
import { BaseModel } from '../../../platform/database/base-model';

/** A proposed professional as it is stored; who they are is read anew each time. */
export interface StoredMatch {
  readonly professionalId: number;
  readonly reasons: readonly string[];
}

const answersShape = Joi.object<QuizAnswers>()
  .pattern(Joi.string(), Joi.alternatives(Joi.string().allow(''), Joi.array().items(Joi.string())))
  .required()
  .failover({});
const matchShape = Joi.object({
  professionalId: Joi.number().integer().required(),
  reasons: Joi.array().items(Joi.string()).required(),
}).unknown();
const matchesShape = Joi.array<StoredMatch[]>().items(matchShape).required().failover([]);

const readAnswers = (stored: unknown): unknown => answersShape.validate(stored).value;
const readMatches = (stored: unknown): unknown => matchesShape.validate(stored).value;

/** One quiz, answered to its end. */
export class QuizRequest extends BaseModel {
  static override tableName = 'quiz_requests';
  static override jsonAttributes = ['answers', 'matches'];
  static override jsonReaders = { answers: readAnswers, matches: readMatches };
  static override dateAttributes = ['createdAt'];

  declare id: number;
  declare publicId: string;
  declare userId: number | null;
  declare answers: QuizAnswers;
  declare matches: StoredMatch[];
  declare createdAt: Date;
}
