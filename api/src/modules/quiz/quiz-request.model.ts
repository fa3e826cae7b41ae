import type { QuizAnswers } from '../../contract/quiz-questions';
import { BaseModel } from '../../platform/database/base-model';

/** A proposed professional as it is stored; who they are is read anew each time. */
export interface StoredMatch {
  readonly professionalId: number;
  readonly reasons: readonly string[];
}

/** One quiz, answered to its end. */
export class QuizRequest extends BaseModel {
  static override tableName = 'quiz_requests';
  static override jsonAttributes = ['answers', 'matches'];
  static override dateAttributes = ['createdAt'];

  declare id: number;
  declare publicId: string;
  declare userId: number | null;
  declare answers: QuizAnswers;
  declare matches: StoredMatch[];
  declare createdAt: Date;
}
