import { BaseModel } from '../../../../platform/database/base-model';
import type { FeedbackReason } from './feedback.schema';

/** Feedback of a reader on an answer. */
export class AnswerFeedback extends BaseModel {
  static override tableName = 'assistant_feedback';
  static override jsonAttributes = ['guides'];
  static override textsAttributes = ['guides'];
  static override booleanAttributes = ['helpful'];
  static override dateAttributes = ['createdAt', 'resolvedAt'];

  declare id: number;
  declare answerId: string;
  declare helpful: boolean;
  declare reason: FeedbackReason | null;
  declare details: string;
  declare question: string;
  declare answer: string;
  declare answeredBy: 'model' | 'guides' | 'closest' | 'refusal';
  declare guides: string[];
  declare createdAt: Date;
  /** Null until an administrator has dealt with it. */
  declare resolvedAt: Date | null;
  /** Administrator's note on it. */
  declare resolution: string | null;
}
