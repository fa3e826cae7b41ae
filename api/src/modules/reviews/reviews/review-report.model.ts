import type { ReviewReport as PresentedReport } from '../../../contract/named-types';
import { User } from '../../../platform/auth/user.model';
import { BaseModel } from '../../../platform/database/base-model';
import { Review } from './review.model';

/**
 * A report about a review, waiting for an administrator or decided. `withdrawn` when its author deleted the review
 * first.
 */
export class ReviewReport extends BaseModel {
  static override tableName = 'review_reports';
  static override dateAttributes = ['decidedAt', 'createdAt'];
  static override relationMappings = () => ({
    reporter: BaseModel.belongsTo(User, 'review_reports.reporterId'),
    review: BaseModel.belongsTo(Review, 'review_reports.reviewId'),
  });

  declare id: number;
  declare reviewId: number;
  declare reporterId: number;
  declare reason: PresentedReport['reason'];
  declare details: string;
  declare status: PresentedReport['status'];
  declare note: string | null;
  declare decidedById: number | null;
  declare decidedAt: Date | null;
  declare createdAt: Date;
  declare reporter?: User | null;
  /** Null when its author has deleted it. */
  declare review?: Review | null;
}
